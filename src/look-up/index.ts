import { createDetector } from '../detect/index.ts';
import type { PrintedNames } from '../rules/printed-names.ts';
import type { Params, RulesIndex, Term } from '../rules/types.ts';
import { PrintedTerms } from './printed-terms.ts';
import { SpelledTerms, wantedIn } from './spelled-terms.ts';

export { printedHit } from './printed-terms.ts';
export { wantedIn } from './spelled-terms.ts';

/** A term that was found, as the query has it: "Ward {2}" is ward with its cost. */
export interface Found {
  readonly term: Term;
  /** Which of the term's forms. */
  readonly form: number;
  readonly params: Params;
}

/** Looks terms up by what a user types, selects or pastes. */
export type LookUp = (query: string) => readonly Found[];

/** At most this many are worth a look; a pasted card's own terms are all given. */
const MOST_FOUND = 20;
/** Longer than any card's text; what is pasted beyond is left. */
const LONGEST = 4000;
/** What is longer is text from a card and no name. */
const LONGEST_NAME = 60;

/**
 * Makes the look-up over an index. A phrase is read as it stands on a card first, with its parameters and in its
 * order ("Flying, trample", a whole card); one that is exactly a name, a form or a word of players' is that; then
 * come names on cards of other languages and beginnings, and at last what was mistyped. One pass over the query, whatever its length.
 */
export function createLookUp(index: RulesIndex, printed: PrintedNames = {}): LookUp {
  const detector = createDetector(index);
  const spelled = new SpelledTerms(index);
  const inPrint = new PrintedTerms(index.terms, printed);
  const terms = new Map(index.terms.map((term) => [term.id, term]));

  function readAsCard(text: string): Found[] {
    const context = { place: 'rules' } as const;
    return detector.find(text, context).flatMap((match) => {
      const term = terms.get(match.term);
      return term ? [{ term, form: match.form, params: detector.params(text, match) }] : [];
    });
  }

  return (query) => {
    const text = query.trim().slice(0, LONGEST);
    const wanted = wantedIn(text);
    if (wanted === '') return [];
    const read = readAsCard(text);
    if (text.length > LONGEST_NAME || text.includes('\n')) return distinct(read);
    // Cards write types with a capital letter, and abilities without: a user may do neither.
    const phrase = read.length > 0 ? read : readAsCard(capitalized(wanted));
    const plain = (list: readonly Term[]): Found[] =>
      list.map((term) => ({ term, form: 0, params: {} }));
    const exact = spelled.exactly(wanted);
    const sure = [
      ...plain(exact),
      ...phrase,
      ...plain(inPrint.exactly(wanted)),
      ...plain(spelled.beginning(wanted)),
      ...plain(inPrint.beginning(wanted)),
    ];
    const found = sure.length > 0 ? sure : plain(spelled.mistyped(wanted));
    return distinct(found).slice(0, MOST_FOUND);
  };
}

/** "amass orcs 2" as a card has it: "Amass Orcs 2". */
function capitalized(words: string): string {
  return words.replace(/(?<=^|\s)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Each term once, where it is first; with the first parameters that it has anywhere. */
function distinct(found: readonly Found[]): Found[] {
  const byTerm = new Map<string, Found>();
  for (const one of found) {
    const first = byTerm.get(one.term.id);
    if (!first || (isBare(first) && !isBare(one))) byTerm.set(one.term.id, one);
  }
  return [...byTerm.values()];
}

const isBare = ({ params }: Found) => Object.keys(params).length === 0;
