// Writes numbers.json and citations.json from the official documents in ../shared/cr.
// Run: npx tsx rules-data/tools/derive-numbers.ts [--report]
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readByHand } from './derive/by-hand.ts';
import { chainRules } from './derive/chains.ts';
import { deriveCitations, readCitations } from './derive/citations.ts';
import { mendChains, readCitationsByHand } from './derive/citations-by-hand.ts';
import { DOCUMENTS, readEditionTexts } from './derive/editions.ts';
import { deriveNumbers } from './derive/numbers.ts';
import { DATA_ROOT, readTerms } from './load.ts';
import { isInRules } from './outside-terms.ts';
import { CitationsFile, NumbersFile } from './schema.ts';

/** One line for each entry: a change of one term or rule is one line of a diff. */
function linesOf(entries: readonly (readonly [string, unknown])[]): string {
  return entries
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
}

function writeNumbers(file: NumbersFile): void {
  const checked = v.parse(NumbersFile, file);
  writeFileSync(join(DATA_ROOT, 'numbers.json'), `{\n${linesOf(Object.entries(checked))}\n}\n`);
}

function writeCitations(file: CitationsFile): void {
  const { places, rules } = v.parse(CitationsFile, file);
  const lines = places.map((place) => JSON.stringify(place)).join(',\n');
  writeFileSync(
    join(DATA_ROOT, 'citations.json'),
    `{\n"places": [\n${lines}\n],\n"rules": {\n${linesOf(Object.entries(rules))}\n}\n}\n`,
  );
}

if (!existsSync(DOCUMENTS)) {
  console.error(`The documents are not here (${DOCUMENTS}); numbers.json stays as it is.`);
  process.exit(1);
}
const editions = readEditionTexts();
const newest = editions.at(-1)?.date ?? '';
const terms = readTerms().filter(isInRules);
const chains = chainRules(editions);

const { numbers, sources, problems } = deriveNumbers(terms, editions, chains, readByHand(terms));
writeNumbers(numbers);
const dates = editions.map(({ date }) => date);
const mended = mendChains(readCitationsByHand(), dates, chains);
const citations = deriveCitations(readCitations(DATA_ROOT, newest), editions, mended.chains);
writeCitations(citations.file);

for (const problem of [...problems, ...mended.problems, ...citations.problems])
  console.log(problem);
if (process.argv.includes('--report'))
  for (const [id, counts] of sources)
    if (!counts.has('heading') || counts.size > 1)
      console.log(id, [...counts].map(([source, count]) => `${source} ${count}`).join(', '));
console.log(
  `${editions.length} editions, ${terms.length} terms, ${citations.file.places.length} cited rules`,
);
