import { expect, it, vi } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { inPrintedLanguages } from '../../src/content/printed-languages.ts';
import { createDetector } from '../../src/detect/index.ts';

vi.mock('../../src/platform/rules-store.ts', () => ({ readLanguage: async () => undefined }));

it('takes a long English text in pieces, and finds in them what is in the whole', () => {
  const index = compileIndex();
  const detector = inPrintedLanguages(createDetector(index), index, () => undefined);
  const text = 'When this creature enters, it gains trample and haste.\n'.repeat(400);
  const pieces = [...detector.findInPieces(text, { place: 'rules' })];
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.flat()).toEqual(detector.find(text, { place: 'rules' }));
});
