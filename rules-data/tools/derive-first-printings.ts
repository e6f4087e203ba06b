// Writes first-printings.json: in which set each card first came out. Facts from ../shared/cards, no names, no text.
// npx tsx rules-data/tools/derive-first-printings.ts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_PRINTING_PARTS, firstPrintingKey } from '../../src/rules/first-printing.ts';
import { findSet } from '../../src/rules/set-table.ts';
import { DATA_ROOT } from './load.ts';
import { compileSets } from './load-sets.ts';

const CARDS = join(DATA_ROOT, '../../shared/cards/oracle.jsonl');
/** Sets that the list of cards names for want of the real one: promotional cards of all years under one code. */
const NO_SET = new Set(['prm', 'pmei', 'purl', 'dci']);

if (!existsSync(CARDS)) {
  console.error(`The cards are not here (${CARDS}); first-printings.json stays as it is.`);
  process.exit(1);
}
const sets = compileSets();
const parts = Array.from({ length: FIRST_PRINTING_PARTS }, () => new Map<string, string>());
let left = 0;
for (const line of readFileSync(CARDS, 'utf8').split('\n')) {
  if (!line) continue;
  const { name, first_set = '' } = JSON.parse(line) as { name: string; first_set?: string };
  const code = first_set.toLowerCase();
  const { part, key } = firstPrintingKey(name);
  const there = parts[part]?.get(key);
  // Two names with one key: neither is told rather than the wrong one.
  const told = there === undefined || there === code ? code : '';
  if (NO_SET.has(code) || !findSet(sets, { code })) left += 1;
  else parts[part]?.set(key, told);
}
const file = parts.map((part) => {
  const entries = [...part].filter(([, code]) => code).sort(([a], [b]) => (a < b ? -1 : 1));
  return ` ${entries.map(([key, code]) => key + code).join(' ')} `;
});
writeFileSync(join(DATA_ROOT, 'first-printings.json'), `${JSON.stringify(file, null, 1)}\n`);
console.log(`${file.join('').split(/\s+/).length - 1} faces, ${left} of no known set`);
