import { describe, expect, it } from 'vitest';
import { createNameSearch } from '../../src/look-up/card-names.ts';

const find = createNameSearch([
  'Bramble Ox',
  'Gravel Hen',
  'Ox of the Brambles',
  'Bramblewood',
  'Mire Goat // Goat’s Rest',
  'Bramble Öx',
  'Ember+1',
]);

describe('cards are found', () => {
  it.each([
    ['by their name, before all that it begins', 'bramble ox', ['Bramble Ox']],
    [
      'by its beginning, shorter names first',
      'bramb',
      ['Bramble Ox', 'Bramblewood', 'Ox of the Brambles'],
    ],
    ['by a word of it', 'rest', ['Mire Goat // Goat’s Rest']],
    ['by a piece of it', 'avel', ['Gravel Hen']],
    ['by either face', 'mire goat', ['Mire Goat // Goat’s Rest']],
    ['without accents and apostrophes', 'goats rest', ['Mire Goat // Goat’s Rest']],
    ['with letters that are wrong', 'grabel hne', ['Gravel Hen']],
    ['with the first letter wrong', 'fravel hen', ['Gravel Hen']],
    ['with letters that are wrong before all is typed', 'bramlbe', ['Bramble Ox', 'Bramblewood']],
    ['with signs of a pattern', 'ember+1', ['Ember+1']],
  ])('%s', (_, query, names) => {
    expect(find(query)).toEqual(names);
  });

  it.each(['', 'ox', '  ', 'nothing like it', '(((', '[a-z'])('not by %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('a handful at a time', () => {
    const many = createNameSearch(Array.from({ length: 100 }, (_, i) => `Otter ${i}`));
    expect(many('otter')).toHaveLength(8);
  });
});
