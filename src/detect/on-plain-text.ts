import { PlainText } from './plain.ts';
import type { Context, Detector, Match } from './types.ts';

/** A detector for any text, made of one that knows plain text only; see `PlainText`. */
export function onPlainText<D extends Detector>(inner: D): D {
  const { findInPieces } = inner;
  const outer: Detector = {
    find(given, context) {
      const plain = new PlainText(given);
      return backTo(plain, inner.find(plain.text, context));
    },
    ...(findInPieces && { findInPieces: inPieces }),
    params(given, match) {
      const plain = new PlainText(given);
      return inner.params(plain.text, there(plain, match));
    },
    paramsHere(given, match, context) {
      const plain = new PlainText(given);
      return inner.paramsHere(plain.text, there(plain, match), context);
    },
  };
  function* inPieces(given: string, context: Context, length?: number): Generator<Match[], void> {
    const plain = new PlainText(given);
    for (const piece of findInPieces?.(plain.text, context, length) ?? [])
      yield backTo(plain, piece);
  }
  return outer as D;
}

function there(plain: PlainText, match: Match): Match {
  return { ...match, start: plain.at(match.start), end: plain.at(match.end) };
}

function backTo(plain: PlainText, matches: Match[]): Match[] {
  if (!plain.isFolded) return matches;
  return matches.map((match) => ({ ...match, ...plain.back(match.start, match.end) }));
}
