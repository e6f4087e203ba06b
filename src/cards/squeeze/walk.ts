import type { Card } from '../types.ts';
import type { BitCoder } from './bit-coder.ts';
import { FaceCoder } from './faces.ts';
import { KIND } from './kinds.ts';
import { NameCoder } from './names.ts';
import { Predictor } from './predictor.ts';
import { FACES, type Tables, type Written } from './tables.ts';
import { TextCoder } from './texts.ts';

/**
 * Goes through the packed cards: writes what is given, or reads where nothing is; gives the cards one by one. One walk
 * does both, so that they cannot differ.
 */
export function* walk(coder: BitCoder, written?: Written): Generator<Card, void> {
  const predictor = new Predictor(coder);
  const count = (value = 0) => {
    predictor.contexts[0] = 0;
    return predictor.symbol(KIND.count, 1, value);
  };
  const signs = codeSigns(predictor, count, written?.tables.signs);
  const texts = new TextCoder(predictor, signs);
  const table = (about: number, list?: readonly string[]) =>
    Array.from({ length: count(list?.length) }, (_, i) =>
      texts.text(KIND.table, about, list?.[i] ?? ''),
    );
  const terms = table(1, written?.tables.terms);
  const tables: Tables = { signs, terms, shapes: table(2, written?.tables.shapes) };
  const names = new NameCoder(predictor, texts);
  const faces = new FaceCoder(predictor, texts, tables);
  const length = count(written?.cards.length);
  for (let i = 0; i < length; i++) {
    const card = written?.cards[i];
    const name = names.next(card?.name ?? '');
    yield {
      name,
      faces: name.split(FACES).map((face, j) => faces.face(face, j, card?.terms[j])),
    };
  }
}

function codeSigns(
  predictor: Predictor,
  count: (value?: number) => number,
  signs?: readonly string[],
): string[] {
  return Array.from({ length: count(signs?.length) }, (_, i) => {
    predictor.contexts[0] = 0;
    const code = signs?.[i]?.charCodeAt(0) ?? 0;
    return String.fromCharCode(predictor.symbol(KIND.sign, 1, code));
  });
}
