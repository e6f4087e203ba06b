// Finds runs of words that rules-data shares with official documents or printed card text.
// Run it alone: npx tsx tests/corpus/own-words.ts [part of a file's path]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFiles } from '../../rules-data/tools/load.ts';

/** A shared run this long is a copied sentence; shorter ones are the game's own phrases. */
const RUN = 12;

/** Made by scripts: numbers and dates, no sentences. */
const MADE = /^(?:numbers|citations|fingerprints|rule-changes|first-printings|labels)\.json$/;

const ROOT = join(import.meta.dirname, '../..');
export const SHARED = join(ROOT, '../shared');

/** A run of ours that stands in theirs. */
export interface Shared {
  readonly file: string;
  readonly words: string;
  readonly source: string;
}

function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}+/{}-]+/gu) ?? []
  );
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
}

/**
 * Every run of RUN words of rules-data (files whose path holds `part`) that stands in a document or a card of
 * ../shared, each reported once.
 */
export function sharedRuns(part = ''): Shared[] {
  const ours = new Map<string, string>();
  for (const file of jsonFiles('.', join(ROOT, 'rules-data'))) {
    if (!file.includes(part) || MADE.test(file)) continue;
    const data: unknown = JSON.parse(readFileSync(join(ROOT, 'rules-data', file), 'utf8'));
    for (const text of strings(data)) {
      const list = words(text);
      for (let i = 0; i + RUN <= list.length; i++) ours.set(list.slice(i, i + RUN).join(' '), file);
    }
  }
  const found: Shared[] = [];
  const scan = (text: string, source: string) => {
    const list = words(text);
    for (let i = 0; i + RUN <= list.length; i++) {
      const run = list.slice(i, i + RUN).join(' ');
      const file = ours.get(run);
      if (file === undefined) continue;
      found.push({ file, words: run, source });
      ours.delete(run);
    }
  };
  const texts = join(SHARED, 'cr/text');
  // Most lines stand in many editions: those are read once, each with as much after it as a run can go over.
  const scanned = new Set<string>();
  const wordsOf = new Map<string, readonly string[]>();
  for (const name of readdirSync(texts).sort().reverse()) {
    const lines = readFileSync(join(texts, name), 'utf8').split('\n');
    let after: readonly string[] = [];
    for (const line of lines.reverse()) {
      const own = wordsOf.get(line) ?? words(line);
      wordsOf.set(line, own);
      const here = [...own, ...after].slice(0, own.length + RUN - 1);
      after = here.slice(0, RUN - 1);
      const text = here.join(' ');
      if (scanned.has(text)) continue;
      scanned.add(text);
      scan(text, name);
    }
  }
  for (const line of readFileSync(join(SHARED, 'cards/oracle.jsonl'), 'utf8').split('\n')) {
    if (!line) continue;
    const card = JSON.parse(line) as { name: string; oracle_text?: string };
    scan(card.oracle_text ?? '', card.name);
  }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const found = sharedRuns(process.argv[2]);
  for (const { file, words, source } of found)
    console.log(`${file}: "${words}" stands in ${source}`);
  console.log(found.length ? `${found.length} shared runs` : 'no shared run of twelve words');
  process.exit(found.length ? 1 : 0);
}
