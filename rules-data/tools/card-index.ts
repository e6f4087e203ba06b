import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFaceReader } from '../../src/cards/read-face.ts';
import type { Card } from '../../src/cards/types.ts';
import type { Detector } from '../../src/detect/types.ts';
import type { RulesIndex, TermText } from '../../src/rules/types.ts';
import type { WrittenCard } from './card-list.ts';
import { DATA_ROOT } from './load.ts';

export const CARD_INDEX_FILE = join(DATA_ROOT, 'cards.bin');

/** The card index as it is checked in; `unsqueeze` reads it. */
export function readCardIndex(): Uint8Array {
  return readFileSync(CARD_INDEX_FILE);
}

/** What the detector reads on each card. */
export function indexCards(
  list: readonly WrittenCard[],
  index: RulesIndex,
  texts: Readonly<Record<string, TermText>>,
  detector: Detector,
): Card[] {
  const readFace = createFaceReader(index, texts, detector);
  return list.map(({ name, faces }) => ({ name, faces: faces.map(readFace) }));
}
