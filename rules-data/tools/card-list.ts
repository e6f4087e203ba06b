// The cards of ../shared, cleaned: names as the game writes them, faces of one card together.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameKey } from '../../src/cards/names.ts';
import type { WrittenFace } from '../../src/cards/read-face.ts';
import { DATA_ROOT } from './load.ts';

const CARDS = join(DATA_ROOT, '../../shared/cards');

/** A card as it is written: one face or more, the front first. */
export interface WrittenCard {
  readonly name: string;
  readonly faces: readonly WrittenFace[];
}

interface OracleRow {
  readonly name: string;
  readonly oracle_text?: string | null;
  /** There only where the row comes from a list with all of the card's data. */
  readonly multiface?: boolean;
  readonly first_set?: string;
}

interface TruthRow {
  readonly name: string;
  readonly full_name: string;
}

/** "Alive (Alive/Well)": half of a split card, as one of the lists names it. */
const HALF = /^(.+) \((.+\/.+)\)$/;
const BETWEEN_FACES = ' // ';

/** Whether ../shared is there. */
export const hasCardList = existsSync(join(CARDS, 'oracle.jsonl'));

function rows<T>(file: string): T[] {
  return readFileSync(join(CARDS, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** All cards, in the order of their names. Of two rows for one face that with more known of it counts. */
export function readCardList(): WrittenCard[] {
  const faces = new Map<string, WrittenFace & { readonly rank: number }>();
  const fullNames = new Set<string>();
  for (const row of rows<OracleRow>('oracle.jsonl')) {
    const half = HALF.exec(row.name);
    if (half) fullNames.add((half[2] ?? '').replaceAll('/', BETWEEN_FACES));
    else if (row.name.includes(BETWEEN_FACES)) fullNames.add(row.name);
    for (const face of facesOf(row, half?.[1])) {
      const rank = rankOf(row);
      const known = faces.get(nameKey(face.name));
      if (!known || rank > known.rank) faces.set(nameKey(face.name), { ...face, rank });
    }
  }
  for (const { full_name } of rows<TruthRow>('truth.jsonl'))
    if (full_name.includes(BETWEEN_FACES)) fullNames.add(full_name);
  const cards: WrittenCard[] = [];
  const joined = new Set<string>();
  for (const name of fullNames) {
    const own = name.split(BETWEEN_FACES).flatMap((face) => faces.get(nameKey(face)) ?? []);
    for (const face of own) joined.add(nameKey(face.name));
    cards.push({ name: own.map((face) => face.name).join(BETWEEN_FACES), faces: own });
  }
  for (const [key, face] of faces)
    if (!joined.has(key)) cards.push({ name: face.name, faces: [face] });
  return cards.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The faces that a row tells of: one, or both of "A // B". */
function facesOf({ name, oracle_text }: OracleRow, half = name): WrittenFace[] {
  const text = oracle_text ?? '';
  const names = half.split(BETWEEN_FACES);
  const texts = text.split('\n//\n');
  if (names.length === texts.length)
    return names.map((face, i) => ({ name: face, text: texts[i] ?? '' }));
  // Its faces stand one after the other, each under a line with its name.
  const lines = text.split('\n');
  const starts = names.map((face) => lines.indexOf(face));
  return names.map((face, i) => ({
    name: face,
    text: lines.slice((starts[i] ?? -1) + 1, starts[i + 1]).join('\n'),
  }));
}

/** How much to trust a row: from a list with all of the card's data, and with the name's accents. */
function rankOf({ name, multiface, first_set }: OracleRow): number {
  const accents = name.normalize('NFKD').length - name.length;
  return (multiface === undefined ? 0 : 4) + (accents > 0 ? 2 : 0) + (first_set ? 1 : 0);
}
