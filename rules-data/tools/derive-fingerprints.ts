// Writes fingerprints.json: from which editions on each term's rule reads otherwise. Facts, no sentences.
// Run after derive-numbers.ts: npx tsx rules-data/tools/derive-fingerprints.ts
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { abilityWords } from '../../src/comprules/keywords.ts';
import { fingerprint } from '../../src/documents/fingerprint.ts';
import { changesOf } from './derive/changes.ts';
import { ABILITIES } from './derive/edition-names.ts';
import { DOCUMENTS, readEditionTexts } from './derive/editions.ts';
import { DATA_ROOT, readData, readTerms } from './load.ts';
import { isInRules } from './outside-terms.ts';
import { FingerprintsFile, NumbersFile } from './schema.ts';

if (!existsSync(DOCUMENTS)) {
  console.error(`The documents are not here (${DOCUMENTS}); fingerprints.json stays as it is.`);
  process.exit(1);
}
const editions = readEditionTexts();
const numbers = readData(NumbersFile, 'numbers.json', DATA_ROOT);
const lists = new Map(editions.map(({ date, document }) => [date, abilityWords(document).number]));

const file: FingerprintsFile = {};
for (const { id, kind } of readTerms().filter(isInRules)) {
  const places = numbers[id] ?? [];
  const prints = editions.map(({ date, rules }) => {
    const number = places.findLast(([from]) => from <= date)?.[1];
    // All ability words share a rule that changes with each new one, and says nothing of any of them.
    const listed = kind === 'ability-word' && number === (lists.get(date) ?? ABILITIES);
    const rule = typeof number === 'string' && !listed ? rules.get(number) : undefined;
    return rule ? fingerprint(rule) : null;
  });
  file[id] = changesOf(editions, prints);
}
const lines = Object.entries(v.parse(FingerprintsFile, file)).map(
  ([id, changes]) => `${JSON.stringify(id)}: ${JSON.stringify(changes)}`,
);
writeFileSync(join(DATA_ROOT, 'fingerprints.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${editions.length} editions, ${lines.length} terms`);
