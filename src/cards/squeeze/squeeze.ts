import type { Card } from '../types.ts';
import { BitWriter } from './bit-writer.ts';
import { shapeOf } from './shape.ts';
import { FACES, type Shaped, type Tables, type WrittenCard } from './tables.ts';
import { walk } from './walk.ts';

/** The cards, in any order, as bytes; `unsqueeze` reads them. A card's name is that of its faces. */
export function squeeze(cards: readonly Card[]): Uint8Array {
  const written = cards.map(
    ({ faces }): WrittenCard => ({
      name: faces.map(({ name }) => name).join(FACES),
      terms: faces.map(({ terms }) => terms.map((one) => ({ term: one.term, ...shapeOf(one) }))),
    }),
  );
  written.sort((a, b) => (a.name < b.name ? -1 : 1));
  const writer = new BitWriter();
  for (const _ of walk(writer, { tables: tablesOf(written), cards: written }));
  return writer.end();
}

/** All signs, terms and shapes of the cards, what is most frequent first. */
function tablesOf(cards: readonly WrittenCard[]): Tables {
  const all: Shaped[] = cards.flatMap(({ terms }) => terms.flat());
  const terms = byNumber(all.map(({ term }) => term));
  const shapes = byNumber(all.map(({ shape }) => shape));
  const names = cards.map(({ name }) => name);
  const texts = [...names, ...terms, ...shapes, ...all.flatMap(({ values }) => values)];
  // By units of UTF-16, as texts are coded.
  const signs = byNumber(texts.flatMap((text) => text.split('')));
  return { signs, terms, shapes };
}

function byNumber(list: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  for (const one of list) numbers.set(one, (numbers.get(one) ?? 0) + 1);
  return [...numbers].sort(([, a], [, b]) => b - a).map(([one]) => one);
}
