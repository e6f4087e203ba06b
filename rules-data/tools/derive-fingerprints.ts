// Writes fingerprints.json: from which editions on each term's rule reads otherwise, and rule-changes.json: which of
// its parts those are. Facts, no sentences.
// Run after derive-numbers.ts: npx tsx rules-data/tools/derive-fingerprints.ts
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { abilityWords } from '../../src/comprules/keywords.ts';
import { fingerprint } from '../../src/documents/fingerprint.ts';
import { ruleChange } from '../../src/documents/rule-change.ts';
import { packRuleChange } from '../../src/documents/rule-changes.ts';
import { changesOf } from './derive/changes.ts';
import { DOCUMENTS, readEditionTexts } from './derive/editions.ts';
import { DATA_ROOT, readData, readTerms } from './load.ts';
import { isInRules } from './outside-terms.ts';
import { FingerprintsFile, NumbersFile, RuleChangesFile } from './schema.ts';

if (!existsSync(DOCUMENTS)) {
  console.error(`The documents are not here (${DOCUMENTS}); fingerprints.json stays as it is.`);
  process.exit(1);
}
const editions = readEditionTexts();
const numbers = readData(NumbersFile, 'numbers.json', DATA_ROOT);
const lists = new Map(editions.map(({ date, document }) => [date, abilityWords(document).number]));

const file: FingerprintsFile = {};
const parts: RuleChangesFile = {};
for (const { id, kind } of readTerms().filter(isInRules)) {
  const places = numbers[id] ?? [];
  const own = editions.map(({ date, rules }) => {
    const number = places.findLast(([from]) => from <= date)?.[1];
    // All ability words share a rule that changes with each new one, and says nothing of any of them.
    const listed = kind === 'ability-word' && number === lists.get(date);
    return typeof number === 'string' && !listed ? rules.get(number) : undefined;
  });
  const prints = own.map((rule) => (rule ? fingerprint(rule) : null));
  file[id] = changesOf(editions, prints);
  const changes = editions.flatMap(({ date }, i) => {
    const before = own[i - 1];
    const after = own[i];
    if (!before || !after || prints[i - 1] === prints[i]) return [];
    const packed = packRuleChange(ruleChange(before, after));
    return packed ? [[date, packed] as const] : [];
  });
  if (changes.length > 0) parts[id] = Object.fromEntries(changes);
}
write('fingerprints.json', v.parse(FingerprintsFile, file));
write('rule-changes.json', v.parse(RuleChangesFile, parts));
console.log(`${editions.length} editions, ${Object.keys(file).length} terms`);

/** A table with a line a term. */
function write(name: string, table: Readonly<Record<string, unknown>>): void {
  const lines = Object.entries(table).map(
    ([id, changes]) => `${JSON.stringify(id)}: ${JSON.stringify(changes)}`,
  );
  writeFileSync(join(DATA_ROOT, name), `{\n${lines.join(',\n')}\n}\n`);
}
