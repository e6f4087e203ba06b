import { localizedMessage } from '../localized-message.ts';
import { BulkFileError } from './bulk-error.ts';
import { type BulkCard, type BulkSet, cardFromBulk } from './card-from-bulk.ts';
import { nameKey } from './names.ts';
import type { FaceReader } from './read-face.ts';
import { NAMES, packCard, packCards } from './shard.ts';
import type { Card } from './types.ts';

/** What a bulk file has brought. */
export interface GatheredCards {
  /** As `packCards` makes them: the cards that the built-in index lacks or has otherwise, and no more. */
  readonly shards: Readonly<Record<string, string>>;
  readonly counts: CardCounts;
}

/** What is told of it. */
export interface CardCounts {
  /** Cards in the file, each name once. */
  readonly cards: number;
  /** Of those, how many the built-in index lacks, and how many it has otherwise. */
  readonly added: number;
  readonly changed: number;
  /** The newest set: an expansion or a core set where the file has any. */
  readonly newest?: Pick<BulkSet, 'name' | 'released'>;
}

/** Takes a bulk file's objects one by one; made for one file. */
export interface CardGatherer {
  /** One object of the file, and which it is, from 1. Throws a BulkFileError where it is no card. */
  take(value: unknown, which: number): void;
  /** All that was brought. Throws a BulkFileError where no rules text was among it. */
  end(): GatheredCards;
}

/** What is kept of a name. */
interface Taken {
  readonly isForFun: boolean;
  /** Absent where the built-in index says the same. */
  readonly card?: Card;
  readonly isKnown: boolean;
}

/**
 * Reads cards by the detector and holds those of which the built-in index (its shards) does not say the same: what
 * it knows need not lie in the store twice. Of several cards of one name the first counts, but never one for fun
 * before another.
 */
export function gatherCards(
  readFace: FaceReader,
  builtIn: Readonly<Record<string, string>>,
): CardGatherer {
  const known = linesOf(builtIn);
  const knownNames = new Set((builtIn[NAMES] ?? '').split('\n').flatMap(namesOf));
  const taken = new Map<string, Taken>();
  let hasText = false;
  let newest: BulkSet | undefined;

  function read(bulk: BulkCard): Taken {
    const { isForFun, faces } = bulk;
    const isKnown = namesOf(bulk.name).some((name) => knownNames.has(name));
    const isTold = faces.some(({ text }) => text !== undefined);
    hasText ||= isTold;
    // A file that tells nothing of a card's text takes nothing of it away.
    if (!isTold && isKnown) return { isForFun, isKnown };
    const card = {
      name: bulk.name,
      faces: faces.map(({ name, text = '' }) => readFace({ name, text })),
    };
    return known.has(packCard(card)) ? { isForFun, isKnown } : { isForFun, isKnown, card };
  }

  return {
    take(value, which) {
      const bulk = cardFromBulk(value, which);
      if (!bulk) return;
      newest = newer(newest, bulk.set);
      const key = nameKey(bulk.name);
      const before = taken.get(key);
      if (!before || (before.isForFun && !bulk.isForFun)) taken.set(key, read(bulk));
    },
    end() {
      if (!hasText)
        throw new BulkFileError('not-cards', localizedMessage('cardsNoTexts', String(taken.size)));
      const other = [...taken.values()].filter(({ card }) => card);
      const added = other.filter(({ isKnown }) => !isKnown).length;
      return {
        shards: packCards(other.flatMap(({ card }) => card ?? [])),
        counts: {
          cards: taken.size,
          added,
          changed: other.length - added,
          ...(newest && { newest: { name: newest.name, released: newest.released } }),
        },
      };
    },
  };
}

function linesOf(shards: Readonly<Record<string, string>>): ReadonlySet<string> {
  const lines = new Set<string>();
  for (const [key, shard] of Object.entries(shards))
    if (key !== NAMES) for (const line of shard.split('\n')) lines.add(line);
  return lines;
}

/** The keys of a card's name: whole, and of each of its faces. */
function namesOf(name: string): string[] {
  return [...new Set([name, ...name.split(' // ')].map(nameKey))].filter(Boolean);
}

function newer(one: BulkSet | undefined, other: BulkSet | undefined): BulkSet | undefined {
  if (!one || !other) return one ?? other;
  if (one.isMain !== other.isMain) return one.isMain ? one : other;
  return other.released > one.released ? other : one;
}
