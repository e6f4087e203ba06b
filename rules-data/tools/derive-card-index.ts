// Writes cards.bin: which terms stand on which card, with what the card says of them, as the detector reads it. Facts
// from ../shared/cards: names, ids, costs, numbers, who has it; no text.
// npx tsx rules-data/tools/derive-card-index.ts
import { writeFileSync } from 'node:fs';
import { squeeze } from '../../src/cards/squeeze/squeeze.ts';
import { createDetector } from '../../src/detect/index.ts';
import { CARD_INDEX_FILE, indexCards } from './card-index.ts';
import { hasCardList, readCardList } from './card-list.ts';
import { compileIndex, compileTexts } from './compile.ts';

if (!hasCardList) {
  console.error('The cards of ../shared are not here; cards.bin stays as it is.');
  process.exit(1);
}
const index = compileIndex();
const cards = indexCards(readCardList(), index, compileTexts(), createDetector(index));
const bytes = squeeze(cards);
writeFileSync(CARD_INDEX_FILE, bytes);
console.log(`${cards.length} cards in ${bytes.length} bytes`);
