import { plainName } from '../../../src/comprules/keywords.ts';
import { termNumber } from '../../../src/comprules/term-number.ts';
import { IN_GLOSSARY } from '../../../src/rules/resolve.ts';
import type { NumbersFile, TermSource } from '../schema.ts';
import type { ByHand } from './by-hand.ts';
import type { Chain, Chains } from './chains.ts';
import { changesOf } from './changes.ts';
import { type EditionNames, namesOf } from './edition-names.ts';
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
  const named = editions.map((edition) => ({ edition, names: namesOf(edition) }));
  for (const term of terms) {
    const anchors = anchorsOf(term, byHand.get(term.id) ?? [], chains, problems);
    const counts = new Map<Source, number>();
    const parent = byId.get(term.variantOf ?? '');
    const found = named.map(({ edition, names }) => {
      const [number, source] = numberIn(term, parent, edition, anchors, names);
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
      chain: isRule(entry.number) ? chain(entry.number, entry.in) : undefined,
    })),
    rule: term.rule && chain(term.rule.number, term.rule.in),
  };
}

const isRule = (number: string | null): number is string =>
  number !== null && number !== IN_GLOSSARY;

function numberIn(
  term: TermSource,
  parent: TermSource | undefined,
  edition: EditionText,
  anchors: Anchors,
  names: EditionNames,
): readonly [number: string | undefined, source?: Source] {
  const { date } = edition;
  for (const { chain, entry } of anchors.hand) {
    const holds = (!entry.from || date >= entry.from) && (!entry.until || date < entry.until);
    if (holds && !isRule(entry.number)) return [entry.number ?? undefined, 'by-hand'];
    const number = holds && chain?.get(date);
    if (number) return [number, 'by-hand'];
  }
  const place = { headings: term.headings, subrule: term.subrule, variantOf: parent?.headings };
  const onlyRule = term.variantOf && !term.subrule && term.rule;
  const heading = onlyRule ? undefined : termNumber(place, edition.keywords);
  if (heading) return [heading, 'heading'];
  if (term.kind === 'ability-word' && isListed(term, names))
    return [names.abilityWordRule, 'word-list'];
  const rule = anchors.rule?.get(date);
  if (rule && (UNNAMED.has(term.kind) || mentions(edition, rule, term))) return [rule, 'rule'];
  if (term.variantOf) return [undefined];
  const title = KEYWORDS.has(term.kind) ? undefined : byName(names.titles, term);
  if (title) return [title, 'title'];
  const cited = byName(names.glossary, term);
  return cited ? [cited, 'glossary'] : [undefined];
}

/** Kinds whose `rule` need not say their name: what became of an old word, what holds for all counters. */
const UNNAMED = new Set<TermSource['kind']>(['old-word', 'counter']);
const KEYWORDS = new Set<TermSource['kind']>(['ability', 'action', 'basic-action']);

function isListed(term: TermSource, { abilityWords }: EditionNames): boolean {
  return [term.name, ...term.headings].some((name) => abilityWords.has(plainName(name)));
}

/** Whether a rule speaks of the term by one of its names: a chain of rules can outlive a term, or begin earlier. */
function mentions(edition: EditionText, number: string, term: TermSource): boolean {
  const rule = edition.rules.get(number);
  if (!rule) return false;
  const text = plainName([rule.title ?? '', ...rule.paragraphs.map((p) => p.text)].join(' '));
  const names = [term.name, ...term.headings, ...term.forms.map((form) => form.text)];
  return names.some((name) => text.includes(plainName(name.replace(/\[[^\]]*\]/g, ''))));
}

/** What a table of names has for the first of the term's names that it knows. */
function byName(table: ReadonlyMap<string, string>, term: TermSource): string | undefined {
  for (const heading of term.headings) {
    const number = table.get(plainName(heading));
    if (number) return number;
  }
  return undefined;
}
