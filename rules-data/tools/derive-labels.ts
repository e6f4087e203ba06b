// Writes labels.json: flavor words and names of modes that look like terms. Names are facts; from ../shared/cards.
// npx tsx rules-data/tools/derive-labels.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDetector } from '../../src/detect/index.ts';
import { compileIndex } from './compile.ts';
import { hasLabels, labelsOnCards, mistakenLabels } from './labels.ts';
import { DATA_ROOT } from './load.ts';

if (!hasLabels) {
  console.error('The cards are not here; labels.json stays as it is.');
  process.exit(1);
}
const index = compileIndex();
const names = labelsOnCards(createDetector(index), index);
const mistaken = mistakenLabels(names, index);
writeFileSync(join(DATA_ROOT, 'labels.json'), `${JSON.stringify(mistaken, null, 2)}\n`);
console.log(`${names.length} names before a dash, ${mistaken.length} of them look like terms`);
