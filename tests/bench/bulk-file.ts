import { closeSync, mkdtempSync, openSync, readFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CARDS = join(import.meta.dirname, '../../../shared/cards/oracle.jsonl');

/** A bulk file for measuring. */
export interface BulkFile {
  readonly path: string;
  readonly cards: number;
  readonly bytes: number;
}

interface Face {
  readonly name: string;
  readonly types: string;
  readonly oracle_text: string | null;
  readonly keywords: readonly string[] | null;
}

/** Sentences that no card has, with words of the rules as thick as cards have them. */
const SENTENCES = [
  'Whenever an ox wakes in the rain, scry 1.',
  'At noon, each hen that you control sleeps until somebody sings.',
  'Pay {2}{G}: Exile a barn that nobody wants, then draw a card.',
  'If a goat would be counted, it is counted twice, and so are its friends.',
  'Gravel that was stepped on this turn gains flying until end of turn.',
  'When the moss is gone, create a 1/1 green Snail creature token.',
  'Every fence looks longer from the side on which the grass is short.',
];

/**
 * Writes a file like Scryfall's Oracle cards, an array: every face of ../shared, its name, types and keywords, with
 * invented sentences as long as its text, and so many other fields that all are about `bytes` long.
 */
export function writeBulkFile(bytes: number): BulkFile {
  const faces = readFileSync(CARDS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Face);
  const path = join(mkdtempSync(join(tmpdir(), 'reminder-text-bulk-')), 'oracle-cards.json');
  const file = openSync(path, 'w');
  const each = bytes / faces.length;
  let written = 0;
  for (const [i, face] of faces.entries()) {
    const card = JSON.stringify({ ...fields(i), ...textOf(face, i) });
    const rest = Math.max(0, Math.round(each - card.length - 20));
    const whole = `${i === 0 ? '[\n' : ',\n'}${card.slice(0, -1)},"uris":"${'u'.repeat(rest)}"}`;
    written += writeSync(file, whole);
  }
  written += writeSync(file, '\n]\n');
  closeSync(file);
  return { path, cards: faces.length, bytes: written };
}

function textOf({ name, types, oracle_text, keywords }: Face, at: number) {
  const length = oracle_text?.length ?? 0;
  let text = keywords?.slice(0, 3).join(', ') ?? '';
  for (let i = at; text.length < length; i++)
    text += (text === '' ? '' : '\n') + SENTENCES[i % SENTENCES.length];
  return { name, type_line: types, oracle_text: text.slice(0, length), keywords };
}

/** What else a card of such a file has: braces, lists, escapes. */
function fields(i: number) {
  return {
    object: 'card',
    id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    lang: 'en',
    layout: 'normal',
    released_at: '2026-11-13',
    set_name: 'Measured Brambles',
    set_type: 'expansion',
    legalities: { standard: 'legal', vintage: 'legal', commander: 'not_legal' },
    games: ['paper', 'arena'],
    prices: { usd: '0.25', eur: null },
    flavor_text: '“A brace { in a string.”\n\\ And a [bracket].',
  };
}
