import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A card in the fields of Scryfall's bulk files; all that is said of it is made up. */
export function bulkCard(name: string, oracle_text: string, more: object = {}): object {
  return {
    object: 'card',
    name,
    lang: 'en',
    layout: 'normal',
    type_line: 'Creature — Ox',
    oracle_text,
    keywords: [],
    set: 'brm',
    set_name: 'Brambles of Tomorrow',
    set_type: 'expansion',
    released_at: '2027-02-05',
    ...more,
  };
}

/** Some cards that no list has: one plain, one with two faces, a token. */
export const FEW: readonly object[] = [
  bulkCard('Bramble Ox Tester', 'Trample, ward {2}'),
  bulkCard('Gravel Hen Tester // Gravel Barn Tester', '', {
    oracle_text: undefined,
    layout: 'transform',
    card_faces: [
      { name: 'Gravel Hen Tester', type_line: 'Creature — Bird', oracle_text: 'Flying' },
      { name: 'Gravel Barn Tester', type_line: 'Land', oracle_text: 'Cycling {W}' },
    ],
  }),
  bulkCard('Soldier', 'Haste', { layout: 'token' }),
];

export const asLines = (cards: readonly object[]) =>
  cards.map((card) => JSON.stringify(card)).join('\n');
export const asArray = (cards: readonly object[]) =>
  `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]`;

const folder = mkdtempSync(join(tmpdir(), 'reminder-text-cards-'));

/** Writes a file for an upload, gzipped where its name says so; gives its path. */
export function cardsFile(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(content) : content);
  return path;
}

/** A file so long that reading it takes some seconds: 60 MB. */
export function longFile(): string {
  const text = 'An ox that is asleep dreams of a field in the rain. '.repeat(25);
  const cards = Array.from({ length: 40_000 }, (_, i) => bulkCard(`Ox of Field ${i}`, text));
  return cardsFile('long.jsonl', asLines(cards));
}

/** So many cards that they take half a megabyte in the store. */
export function manyCards(): string {
  const cards = Array.from({ length: 10_000 }, (_, i) =>
    bulkCard(`Ox of the Very Far Field ${i}`, 'Trample'),
  );
  return cardsFile('many.jsonl', asLines(cards));
}
