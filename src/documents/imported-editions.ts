import type {
  Edition,
  EditionDate,
  Form,
  Kind,
  RulesIndex,
  Term,
  TermText,
} from '../rules/types.ts';

/**
 * What an imported document says of an edition that we do not know: small enough that every page can have it
 * without reading the document.
 */
export interface ImportedEdition {
  readonly date: EditionDate;
  /** Term id → its rule's number; null where the edition no longer has the term. Others keep their number. */
  readonly numbers: Readonly<Record<string, string | null>>;
  /** Ids of terms whose rule reads otherwise than in the newest edition we know. */
  readonly changed: readonly string[];
  /** Keywords that we have no term for. */
  readonly terms: readonly ImportedTerm[];
}

/** A keyword that an imported edition adds, in that edition's own words until we write ours. */
export interface ImportedTerm {
  readonly id: string;
  readonly name: string;
  readonly kind: Extract<Kind, 'ability' | 'action' | 'ability-word'>;
  readonly number: string;
  /** The first paragraph of its rule, letter by letter. */
  readonly words: string;
}

/**
 * The index with the editions and terms of imported documents: what we know ourselves goes before what a
 * document says.
 */
export function extendIndex(index: RulesIndex, imported: readonly ImportedEdition[]): RulesIndex {
  const added = unknownEditions(index, imported);
  if (added.length === 0) return index;
  const editions: Edition[] = [
    ...index.editions,
    ...added.map(({ date }) => ({ date, era: eraOf(index, date) })),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
  return { ...index, editions, terms: [...index.terms, ...importedTerms(index, added).values()] };
}

/** What card pages need of imported documents, made ready for them: they only put it beside what they have. */
export interface ImportedForContentScript {
  /** All editions, those of documents among them. */
  readonly editions: readonly Edition[];
  /** Terms that only documents have. */
  readonly terms: readonly Term[];
  /** The texts of those, and of known terms of which documents say something. */
  readonly texts: Readonly<Record<string, TermText>>;
}

/** Makes ready what card pages need; `texts` are those that the extension itself has. */
export function forContentScript(
  known: RulesIndex,
  imported: readonly ImportedEdition[],
  texts: Readonly<Record<string, TermText>>,
): ImportedForContentScript {
  const { editions, terms } = extendIndex(known, imported);
  const changed = terms.flatMap(({ id }): [string, TermText][] => {
    const text = textWith(known, imported, id, texts[id]);
    return text && text !== texts[id] ? [[id, text]] : [];
  });
  return {
    editions,
    terms: terms.slice(known.terms.length),
    texts: Object.fromEntries(changed),
  };
}

/** Those imported editions that the index does not know, oldest first. */
function unknownEditions(
  index: Pick<RulesIndex, 'editions'>,
  imported: readonly ImportedEdition[],
): ImportedEdition[] {
  const known = new Set(index.editions.map(({ date }) => date));
  return imported.filter(({ date }) => !known.has(date)).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * A term's text with its numbers in imported editions, and with a note of those in which its rule changed. Made
 * of the document's own words where the term is one that only documents have; undefined where none has it.
 */
export function textWith(
  index: Pick<RulesIndex, 'editions'>,
  imported: readonly ImportedEdition[],
  id: string,
  text: TermText | undefined,
): TermText | undefined {
  const added = unknownEditions(index, imported);
  if (added.length === 0) return text;
  if (!text) return ownWords(added, id);
  let { numbers } = text;
  for (const { date, numbers: table } of added) {
    const number = table[id];
    if (number !== undefined) numbers = insert(index, numbers, date, number);
  }
  const changed = added.filter((edition) => edition.changed.includes(id)).map(({ date }) => date);
  return { ...text, numbers, ...(changed.length > 0 && { changedIn: changed }) };
}

function eraOf({ eras }: RulesIndex, date: EditionDate): string {
  return (eras.findLast(({ from }) => from <= date) ?? eras[0])?.id ?? '';
}

function importedTerms(
  { terms }: RulesIndex,
  added: readonly ImportedEdition[],
): Map<string, Term> {
  const known = new Set(terms.map(({ name }) => name.toLowerCase()));
  const found = new Map<string, Term>();
  for (const { terms: own } of added)
    for (const { id, name, kind } of own)
      if (!known.has(name.toLowerCase()))
        found.set(id, { id, name, kind, forms: formsOf(name, kind) });
  return found;
}

/** What new keyword abilities have after them, as the known ones do, most particular first. */
const AFTER_ABILITY = ['[n]—[cost]', '[n]', '[cost]', 'from [quality]'];
const AFTER_ACTION = ['[n]'];

function formsOf(name: string, kind: ImportedTerm['kind']): Form[] {
  const text = name.toLowerCase();
  if (kind === 'ability') return [{ text, then: AFTER_ABILITY }];
  if (kind === 'ability-word') return [{ text }];
  const [verb = '', ...rest] = text.split(' ');
  const object = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const stem = verb.replace(/e$/, '');
  return [
    verb,
    `${verb}${/(?:s|x|z|ch|sh)$/.test(verb) ? 'e' : ''}s`,
    `${stem}ed`,
    `${stem}ing`,
  ].map((form) => ({ text: form + object, then: AFTER_ACTION }));
}

type Numbers = TermText['numbers'];

/** Numbers with one edition's put in; the next edition that we know keeps the one it had. */
function insert(
  { editions }: Pick<RulesIndex, 'editions'>,
  numbers: Numbers,
  date: EditionDate,
  number: string | null,
): Numbers {
  const before = numbers.filter(([from]) => from < date);
  const last = before.at(-1)?.[1] ?? null;
  if (last === number) return numbers;
  const after = numbers.filter(([from]) => from > date);
  const next = editions.find((edition) => edition.date > date)?.date;
  const back: Numbers = next !== undefined && after[0]?.[0] !== next ? [[next, last]] : [];
  return [...before, [date, number], ...back, ...after];
}

/** The text of a term that only documents have, in the words of the newest of them. */
function ownWords(added: readonly ImportedEdition[], id: string): TermText | undefined {
  const having = added.flatMap(({ date, terms }) => {
    const own = terms.find((term) => term.id === id);
    return own ? [{ date, own }] : [];
  });
  const newest = having.at(-1);
  if (!newest) return undefined;
  return {
    numbers: having.map(({ date, own }) => [date, own.number]),
    history: [{ reminder: newest.own.words }],
    wordsOf: newest.date,
  };
}
