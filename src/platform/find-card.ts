import { addressKey, cardNames, nameKey } from '../cards/names.ts';
import type { Card, CardFace } from '../cards/types.ts';
import { findCard } from './card-store.ts';

/** Between the names of faces, and of two cards that a page gives together. */
const BETWEEN = / ?\/\/ ?/;
/** So many names of one card are tried. */
const MOST_NAMES = 4;

/**
 * The first card that one of the names is of, the face that was named first; of several cards that are named together
 * ("A // B", as partners are) all that are known, as if they were one. undefined where none is known. Never rejects.
 */
export async function findCardOf(names: readonly string[]): Promise<Card | undefined> {
  try {
    for (const name of names.slice(0, MOST_NAMES)) {
      const card = (await findCard(name)) ?? (await findTogether(name.split(BETWEEN)));
      if (card) return namedFirst(card, name);
    }
  } catch {
    // The store cannot be read: as if nothing were known.
  }
  return undefined;
}

async function findTogether(parts: readonly string[]): Promise<Card | undefined> {
  if (parts.length < 2) return undefined;
  const found = (await Promise.all(parts.slice(0, MOST_NAMES).map(findCard))).filter(
    (card) => card !== undefined,
  );
  const [first, ...others] = new Map(found.map((card) => [card.name, card])).values();
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  return {
    name: all.map(({ name }) => name).join(' // '),
    faces: all.flatMap(({ faces }) => faces),
  };
}

/** The card with the face before the others that was asked for by its own name. */
function namedFirst(card: Card, name: string): Card {
  const asked = cardNames(name);
  const isAsked = (face: CardFace) =>
    [nameKey(face.name), addressKey(face.name)].some((key) => asked.includes(key));
  const { faces } = card;
  return { ...card, faces: [...faces.filter(isAsked), ...faces.filter((face) => !isAsked(face))] };
}
