import { describe, expect, it } from 'vitest';
import { compileIndex, compileTexts } from '../../rules-data/tools/compile.ts';
import { englishWord } from '../../rules-data/tools/english-words.ts';
import { compileFormats } from '../../rules-data/tools/load-formats.ts';
import type { EditionChoice } from '../../src/rules/edition-choice.ts';
import { entryUnder, readingOf } from '../../src/rules/reading.ts';
import { citation, citedPage } from '../../src/ui/citation.ts';
import { setMessageSource } from '../../src/ui/i18n.ts';

setMessageSource(englishWord);

const index = compileIndex();
const texts = compileTexts();
const formats = new Map(compileFormats().map((format) => [`format:${format.id}`, format]));

function entry(choice: EditionChoice, id: string) {
  const term = index.terms.find((one) => one.id === id);
  const text = texts[id];
  if (!term || !text) throw new Error(`no ${id}`);
  return entryUnder(readingOf(choice, index, { format: formats.get(choice) }), term, text);
}

describe('a citation', () => {
  it.each([
    ['newest', 'trample', 'CR 702.19, September 25, 2026', '**CR 702.19** (September 25, 2026)'],
    ['2003-07-01', 'banding', 'CR 502.10, July 1, 2003', '**CR 502.10** (July 1, 2003)'],
    [
      'format:middle-school',
      'deathtouch',
      'CR 702.2, September 25, 2026; Middle School: 310.4, 310.4b, May 1, 2009',
      '**CR 702.2** (September 25, 2026); Middle School: **310.4, 310.4b** (May 1, 2009)',
    ],
    // A rule that the format brings back is cited by the edition that has it, once.
    [
      'format:middle-school',
      'mana-burn',
      'Middle School: CR 300.3, May 1, 2009',
      'Middle School: **CR 300.3** (May 1, 2009)',
    ],
    [
      'format:premodern',
      'trample',
      'CR 702.19, September 25, 2026',
      '**CR 702.19** (September 25, 2026)',
    ],
    // No edition states it: there is nothing to cite but today's rule, where there is one.
    [
      'format:old-school-french',
      'tap',
      'CR 701.26, September 25, 2026',
      '**CR 701.26** (September 25, 2026)',
    ],
  ] as const)('under %s of %s', (choice, id, plain, markdown) => {
    expect(citation(entry(choice, id))).toBe(plain);
    expect(citation(entry(choice, id), 'markdown')).toBe(markdown);
  });

  it('is none where no edition has a number', () => {
    expect(citation(entry('format:old-school-channel-fireball', 'mana-burn'))).toBeUndefined();
  });

  it.each([
    ['newest', 'trample', 'reader.html?edition=2026-09-25#702.19'],
    ['2003-07-01', 'banding', 'reader.html?edition=2003-07-01#502.10'],
    ['format:middle-school', 'mana-burn', 'reader.html?edition=2009-05-01#300.3'],
  ] as const)('under %s of %s leads to its place on our rules page', (choice, id, page) => {
    expect(citedPage(entry(choice, id))).toBe(page);
  });
});
