// How long reading a document takes against decoding it and splitting it into lines, how long a key press in the
// search takes, and what opening one term's official text touches. Part of npm run bench; alone:
//   npx tsx tests/bench/comprules-bench.ts
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../src/comprules/decode.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { createRuleSearch } from '../../src/comprules/search/rule-search.ts';
import { splitDocument } from '../../src/documents/records.ts';

const FILE = join(import.meta.dirname, '../../../shared/cr/bytes/20260925.txt');

/** Rounds of each measure; the two are taken in turn, so that a busy machine slows both alike. */
const ROUNDS = 15;
const MOST_TIMES_SPLITTING = 6;
/** A frame at 60 Hz, in milliseconds. */
const FRAME = 16;

/** What readers type, key by key: numbers, names, words, slips. */
const QUERIES = [
  '702.19b',
  'trample',
  'first strike',
  'lethal damage',
  'state-based actions',
  'when a creature dies',
  'the active player',
  'protecton from',
  'indestructable',
  '{T}: add',
  'a',
];

/** Measures and prints; whether all limits are kept. True, saying so, where the documents are not here. */
export function benchComprules(): boolean {
  if (!existsSync(FILE)) {
    console.log(`comprules: skipped, ${FILE} is not here`);
    return true;
  }
  const bytes = new Uint8Array(readFileSync(FILE));
  const splitting: number[] = [];
  const reading: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    splitting.push(time(() => decode(bytes).text.split(/\r\n|\r|\n/)));
    reading.push(time(() => readDocument(bytes)));
  }
  const ratio = median(reading) / median(splitting);
  console.log(
    `reading 2026-09-25: ${median(reading).toFixed(1)} ms, ${ratio.toFixed(2)} times decoding and splitting (at most ${MOST_TIMES_SPLITTING})`,
  );

  const document = readDocument(bytes);
  let search = createRuleSearch(document);
  const making = time(() => {
    search = createRuleSearch(document);
  });
  const keys: number[] = [];
  for (const query of QUERIES)
    for (let end = 1; end <= query.length; end++)
      keys.push(time(() => search(query.slice(0, end))));
  console.log(
    `search: index ${making.toFixed(0)} ms; ${keys.length} key presses, median ${median(keys).toFixed(2)} ms, 95 % within ${share(keys, 0.95).toFixed(1)} ms (median at most ${FRAME})`,
  );

  const { rules } = splitDocument(document);
  const one = JSON.stringify(rules.find(({ key }) => key === '702.19')).length;
  const all = JSON.stringify(rules).length;
  console.log(
    `opening 702.19: ${one} of ${all} characters are read (${((100 * one) / all).toFixed(2)} %)`,
  );
  return ratio <= MOST_TIMES_SPLITTING && median(keys) <= FRAME;
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return share(values, 0.5);
}

/** The value that the given share of all stays within. */
function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
}

if (process.argv[1] === import.meta.filename && !benchComprules()) process.exitCode = 1;
