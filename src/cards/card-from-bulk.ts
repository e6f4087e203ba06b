import { localizedMessage } from '../localized-message.ts';
import { BulkFileError } from './bulk-error.ts';

/** A card of a bulk file, as far as we read it. */
export interface BulkCard {
  /** "Bramble Ox", of two faces "Bramble Ox // Bramble Barn". */
  readonly name: string;
  /** At least one. */
  readonly faces: readonly BulkFace[];
  /** The set of the printing that stands for the card. */
  readonly set?: BulkSet;
  /** A card for fun or a keepsake: another card of its name goes before it. */
  readonly isForFun: boolean;
}

export interface BulkFace {
  readonly name: string;
  /** The type line; '' where the file has none. */
  readonly types: string;
  /** The rules text, lines divided by \n; '' of a card that has none, undefined where the file tells nothing of it. */
  readonly text: string | undefined;
}

export interface BulkSet {
  readonly name: string;
  /** The day on which it came out, ISO 8601. */
  readonly released: string;
  /** A set as most players count them: an expansion or a core set. */
  readonly isMain: boolean;
}

/** Things that carry a name and are no card of one: a token's name is that of many, an art card's that of a card. */
const NO_CARDS: ReadonlySet<unknown> = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
]);
const MAIN_SETS: ReadonlySet<unknown> = new Set(['expansion', 'core']);
const SETS_FOR_FUN: ReadonlySet<unknown> = new Set(['funny', 'memorabilia']);

/** Longer than any card's name: the longest of one face has 141 characters. */
const LONGEST_NAME = 400;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A card from an object of a bulk file in Scryfall's fields; undefined for what is no card by its name (tokens,
 * emblems, art cards). Unknown layouts and missing fields cost no more than themselves. Throws a BulkFileError for
 * what is no card object at all, or has something else in the place of a name or text.
 */
export function cardFromBulk(value: unknown, which: number): BulkCard | undefined {
  const given = asObject(value);
  if (given.object !== undefined && given.object !== 'card')
    throw notCard(which, String(given.object));
  if (!isName(given.name)) throw notCard(which, shown(value));
  if (NO_CARDS.has(given.layout)) return undefined;
  // Backs of art cards, checklists and theme cards are "Card" and nothing else.
  if (/^Card(?: \/\/ Card)?$/.test(String(given.type_line ?? ''))) return undefined;
  const parts = Array.isArray(given.card_faces) ? given.card_faces.map(asObject) : [];
  const all = (parts.length > 0 ? parts : [given]).map((part) => face(part, given, which));
  // A card that has the same face on both sides is one of that face.
  const faces = all.filter(({ name }, i) => all.findIndex((other) => other.name === name) === i);
  const set = setOf(given);
  return {
    name: faces.map(({ name }) => name).join(' // '),
    faces,
    ...(set && { set }),
    isForFun: SETS_FOR_FUN.has(given.set_type),
  };
}

type Given = Readonly<Record<string, unknown>>;

function face(part: Given, card: Given, which: number): BulkFace {
  const name = part.name ?? card.name;
  const text = part.oracle_text;
  if (!isName(name)) throw notCard(which, shown(part));
  if (text !== undefined && text !== null && typeof text !== 'string')
    throw new BulkFileError('not-cards', localizedMessage('cardsNoText', String(which), name));
  const types = part.type_line ?? card.type_line;
  return { name, types: typeof types === 'string' ? types : '', text: text ?? undefined };
}

function setOf({ set_name: name, released_at: released, set_type: type }: Given) {
  if (typeof name !== 'string' || typeof released !== 'string' || !DAY.test(released)) return;
  return { name, released, isMain: MAIN_SETS.has(type) };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME;
}

function asObject(value: unknown): Given {
  return typeof value === 'object' && value !== null ? (value as Given) : {};
}

/** As much of a value that is no card as tells what it is. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function notCard(which: number, what: string): BulkFileError {
  return new BulkFileError('not-cards', localizedMessage('cardsNotCard', String(which), what));
}
