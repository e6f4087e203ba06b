import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createTermSearch } from '../../src/ui/search-terms.ts';

const search = createTermSearch(compileIndex().terms);
const names = (query: string) => search(query).map(({ name }) => name);

describe('looking a term up', () => {
  it.each([
    ['flash', 'Flash'],
    ['FLASHBACK', 'Flashback'],
    ['ward', 'Ward'],
    ['milled', 'Mill'],
    ['first  strike', 'First Strike'],
    ['for mirrodin', 'For Mirrodin!'],
  ])('%s: the exact one is first', (query, name) => {
    expect(names(query)[0]?.toLowerCase()).toBe(name.toLowerCase());
  });

  it('puts beginnings before parts and near misses', () => {
    const found = names('flash');
    expect(found.slice(0, 2)).toEqual(['Flash', 'Flashback']);
  });

  it.each([
    ['bandng', 'Banding'],
    ['protecton', 'Protection'],
    ['cumulativ upkep', 'Cumulative Upkeep'],
  ])('%s: a near miss is found', (query, name) => {
    expect(names(query).map((found) => found.toLowerCase())).toContain(name.toLowerCase());
  });

  it('finds nothing for nothing, and nothing for noise', () => {
    expect([names('  '), names('qqqxyz')]).toEqual([[], []]);
  });
});
