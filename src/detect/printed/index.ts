import type { Params, Term } from '../../rules/types.ts';
import type { Context, Detector, Match } from '../types.ts';
import { type PrintedName, printedNames } from './names.ts';
import { printedParams } from './params.ts';
import {
  beginsPiece,
  closes,
  continuesCost,
  continuesList,
  dashFollows,
  isCapital,
  isQuoted,
} from './place.ts';
import { plainPrinted } from './plain.ts';
import type { PrintedLanguage } from './types.ts';

/**
 * Makes the detector for texts printed in a language: one RegExp over the names finds candidates, few rules judge
 * each. Offsets and texts are as in `createDetector`; it keeps nothing of one text for the next and never throws.
 */
export function createPrintedDetector(
  language: PrintedLanguage,
  terms: ReadonlyMap<string, Term>,
): Detector {
  const names = printedNames(language, (id) => terms.get(id)?.kind);
  const { regexp } = names;
  const read = printedParams(language, (id) => terms.get(id));

  function find(given: string, { cardName }: Context): Match[] {
    const text = plainPrinted(given);
    const own = ownNames(text, cardName);
    const matches: Match[] = [];
    regexp.lastIndex = 0;
    for (;;) {
      const found = regexp.exec(text);
      if (!found) return matches;
      const start = found.index;
      const end = regexp.lastIndex;
      if (own.some(([from, to]) => start < to && end > from)) continue;
      const name = names.of(found[0]).find((name) => isTerm(text, start, end, name, language));
      if (name) matches.push(wholeWord(text, start, end, name));
    }
  }

  function params(given: string, { term, form, start, end }: Match): Params {
    const name = names.at(term, form);
    return name ? read(plainPrinted(given), start, end, name) : {};
  }

  // Who has it is read from English sentences alone.
  return { find, params, paramsHere: params };
}

/** Whether a name where it stands is the term, and no ordinary word or another name. */
function isTerm(
  text: string,
  start: number,
  end: number,
  { kind, keywordOnly, before, after, openAfter }: PrintedName,
  { capitalIsName }: PrintedLanguage,
): boolean {
  if (!openAfter && CONTINUES.test(text[end] ?? '')) return false;
  if (before && !at(before, text, start)) return false;
  if (after && !at(after, text, end)) return false;
  if (isQuoted(text, start, end)) return false;
  const begins = beginsPiece(text, start);
  if (kind === 'ability-word') return begins || dashFollows(text, end);
  if (keywordOnly) return (begins || continuesList(text, start)) && closes(text, end);
  if (!capitalIsName || begins || !isCapital(text[start] ?? '')) return true;
  return (continuesList(text, start) && closes(text, end)) || continuesCost(text, start);
}

/** A match of the whole word, where the name is a part of one. */
function wholeWord(text: string, from: number, to: number, name: PrintedName): Match {
  let start = from;
  let end = to;
  if (name.openBefore) while (start > 0 && IN_WORD.test(text[start - 1] ?? '')) start--;
  if (name.openAfter) while (CONTINUES.test(text[end] ?? '')) end++;
  return { term: name.term, form: name.form, start, end };
}

const IN_WORD = /[\p{L}\p{M}-]/u;
/** What goes on with a word; languages without spaces have no such letters. */
const CONTINUES = /[\p{Ll}\p{M}]/u;

function at(regexp: RegExp, text: string, index: number): boolean {
  regexp.lastIndex = index;
  return regexp.test(text);
}

/** Where the card's own name stands, and other cards' names in the quotation marks that are kept for them. */
function ownNames(text: string, cardName: string | undefined): [number, number][] {
  const places: [number, number][] = [];
  const name = cardName && plainPrinted(cardName);
  if (name)
    for (let i = text.indexOf(name); i >= 0; i = text.indexOf(name, i + name.length))
      places.push([i, i + name.length]);
  for (const quoted of text.matchAll(/《[^》\n]*》/g))
    places.push([quoted.index, quoted.index + quoted[0].length]);
  return places;
}
