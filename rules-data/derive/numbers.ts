import { abilityWords, plainName } from '../../src/comprules/keywords.ts';
import { referencesIn } from '../../src/comprules/references.ts';
import { termNumber } from '../../src/comprules/term-number.ts';
import type { NumbersFile, TermSource } from '../schema.ts';
import type { ByHand } from './by-hand.ts';
import type { Chain, Chains } from './chains.ts';
import { changesOf } from './changes.ts';
import type { EditionText } from './editions.ts';

/** How a number was found, for the report. */
export type Source = 'heading' | 'word-list' | 'by-hand' | 'rule' | 'title' | 'glossary';

export interface DerivedNumbers {
  readonly numbers: NumbersFile;
  /** Which source gave how many of a term's editions. */
  readonly sources: ReadonlyMap<string, ReadonlyMap<Source, number>>;
  readonly problems: readonly string[];
}

/** Each term's rule number in each edition, as the changes from edition to edition. */
export function deriveNumbers(
  terms: readonly TermSource[],
  editions: readonly EditionText[],
  chains: Chains,
  byHand: ReadonlyMap<string, readonly ByHand[]>,
): DerivedNumbers {
  const problems: string[] = [];
  const numbers: NumbersFile = {};
  const sources = new Map<string, Map<Source, number>>();
  const byId = new Map(terms.map((term) => [term.id, term]));
  const words = new Map(editions.map((e) => [e.date, wordList(e)]));
  for (const term of terms) {
    const anchors = anchorsOf(term, byHand.get(term.id) ?? [], chains, problems);
    const counts = new Map<Source, number>();
    const parent = byId.get(term.variantOf ?? '');
    const found = editions.map((edition) => {
      const [number, source] = numberIn(term, parent, edition, anchors, words.get(edition.date));
      if (source) counts.set(source, (counts.get(source) ?? 0) + 1);
      return number ?? null;
    });
    numbers[term.id] = changesOf(editions, found);
    sources.set(term.id, counts);
    if (counts.size === 0) problems.push(`${term.id}: found in no edition`);
  }
  return { numbers, sources, problems };
}

interface Anchors {
  readonly hand: readonly { readonly chain: Chain | undefined; readonly entry: ByHand }[];
  readonly rule: Chain | undefined;
}

function anchorsOf(
  term: TermSource,
  entries: readonly ByHand[],
  chains: Chains,
  problems: string[],
): Anchors {
  const chain = (number: string, date: string) => {
    const found = chains.find(date, number);
    if (!found) problems.push(`${term.id}: there is no rule ${number} in ${date}`);
    return found;
  };
  return {
    hand: entries.map((entry) => ({
      entry,
      chain: entry.number === null ? undefined : chain(entry.number, entry.in),
    })),
    rule: term.rule && chain(term.rule.number, term.rule.in),
  };
}

function numberIn(
  term: TermSource,
  parent: TermSource | undefined,
  edition: EditionText,
  anchors: Anchors,
  words: WordList | undefined,
): readonly [number: string | undefined, source?: Source] {
  const { date } = edition;
  for (const { chain, entry } of anchors.hand) {
    const holds = (!entry.from || date >= entry.from) && (!entry.until || date < entry.until);
    if (entry.number === null && holds) return [undefined];
    const number = holds && chain?.get(date);
    if (number) return [number, 'by-hand'];
  }
  const place = { headings: term.headings, subrule: term.subrule, variantOf: parent?.headings };
  const onlyRule = term.variantOf && !term.subrule && term.rule;
  const heading = onlyRule ? undefined : termNumber(place, edition.keywords);
  if (heading) return [heading, 'heading'];
  if (term.kind === 'ability-word' && words && isListed(term, words))
    return [words.number, 'word-list'];
  const rule = anchors.rule?.get(date);
  if (rule && (UNNAMED.has(term.kind) || mentions(edition, rule, term))) return [rule, 'rule'];
  if (term.variantOf) return [undefined];
  const title = KEYWORDS.has(term.kind) ? undefined : titled(edition, term);
  if (title) return [title, 'title'];
  const cited = glossaryCites(edition, term);
  return cited ? [cited, 'glossary'] : [undefined];
}

/** Kinds whose `rule` need not say their name: what became of an old word, what holds for all counters. */
const UNNAMED = new Set<TermSource['kind']>(['old-word', 'counter']);
const KEYWORDS = new Set<TermSource['kind']>(['ability', 'action', 'basic-action']);

interface WordList {
  readonly number: string;
  readonly words: ReadonlySet<string>;
}

/**
 * Before 2009-07-11 ability words were listed in the glossary alone; the rule about italic words in the text
 * box, under which they have stood since (206.2, 207.2), is the nearest to cite.
 */
const ITALICS = '207.2';

function wordList({ document, rules }: EditionText): WordList {
  const { number, words } = abilityWords(document);
  const nearest = rules.has(ITALICS) ? ITALICS : '';
  return { number: number ?? nearest, words: new Set(words.map(plainName)) };
}

function isListed(term: TermSource, { words }: WordList): boolean {
  return [term.name, ...term.headings].some((name) => words.has(plainName(name)));
}

/** Whether a rule speaks of the term by one of its names: a chain of rules can outlive a term, or begin earlier. */
function mentions(edition: EditionText, number: string, term: TermSource): boolean {
  const rule = edition.rules.get(number);
  if (!rule) return false;
  const text = plainName([rule.title ?? '', ...rule.paragraphs.map((p) => p.text)].join(' '));
  const names = [term.name, ...term.headings, ...term.forms.map((form) => form.text)];
  return names.some((name) => text.includes(plainName(name.replace(/\[[^\]]*\]/g, ''))));
}

/** The rule, outside the keywords, whose heading is the term's name. */
function titled({ rules }: EditionText, term: TermSource): string | undefined {
  const names = new Set(term.headings.map(plainName));
  for (const [number, { title }] of rules)
    if (title !== undefined && number.length > 1 && names.has(plainName(title))) return number;
  return undefined;
}

/** The first rule that the term's glossary entry cites. */
function glossaryCites({ document, rules }: EditionText, term: TermSource): string | undefined {
  const names = new Set(term.headings.map(plainName));
  const entry = document.glossary.find((e) => entryNames(e.term).some((name) => names.has(name)));
  for (const { text } of entry?.paragraphs ?? [])
    for (const { kind, number } of referencesIn(text))
      if (kind === 'rule' && rules.has(number)) return number;
  return undefined;
}

/** The names of one glossary entry: "Banding, “Bands with Other”", "Cast (Obsolete)". */
function entryNames(term: string): string[] {
  const plain = plainName(term).replace(/ \(obsolete\)$/, '');
  return [plain, ...plain.split(/,\s*|\//)].map((name) => name.replace(/"/g, '').trim());
}
