import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { compileSets } from '../../rules-data/tools/load-sets.ts';
import { createSetSearch, editionOfSet } from '../../src/rules/edition-sets.ts';

const { editions } = compileIndex();
const dates = editions.map(({ date }) => date);
const search = createSetSearch(compileSets(), dates);

/** What a player types, and the editions that were in force when those sets came out. */
const WANTED: readonly (readonly [query: string, ...editions: string[]])[] = [
  ['Champions of Kamigawa', '2004-10-01'],
  ['champions', '2004-10-01'],
  ['CHK', '2004-10-01'],
  ['Mirrodin', '2003-10-01', '2004-06-01', '2010-07-16', '2010-10-01', '2011-02-04'],
  ['mrd', '2003-10-01'],
  ['Darksteel', '2004-02-01', '2004-06-01'],
  ['Fifth Dawn', '2004-06-01'],
  ['Ravnica: City of Guilds', '2005-10-01'],
  ['Return to Ravnica', '2012-10-01'],
  ['rtr', '2012-10-01'],
  ['grn', '2018-10-05'],
  ['Ravnica Allegiance', '2019-01-25'],
  ['m10', '2009-07-11'],
  ['M11', '2010-07-16'],
  ['m19', '2018-07-13'],
  ['Magic 2010', '2009-07-11'],
  ['10th Edition', '2007-07-13'],
  ['8th edition', '2003-07-01'],
  ['Odyssey', '2001-09-24'],
  ['Torment', '2001-09-24'],
  ['Onslaught', '2002-10-07'],
  ['Scourge', '2003-05-26'],
  ['Coldsnap', '2006-07-15'],
  ['Time Spiral', '2006-10-01', '2021-02-15'],
  ['Future Sight', '2007-05-01'],
  ['Lorwyn', '2007-10-01', '2026-01-16'],
  ['Zendikar', '2009-10-01', '2015-07-17', '2015-09-26', '2020-09-25'],
  ['roe', '2010-04-23'],
  ['avacyn restored', '2012-05-01'],
  ['Khans of Tarkir', '2014-09-25'],
  ['Magic Origins', '2015-07-17'],
  ['Oath of the Gatewatch', '2016-01-16'],
  ['war', '2019-05-03'],
  ['eld', '2019-10-04'],
  ['ikoria', '2020-04-17'],
  ['stx', '2021-04-22'],
  ['mom', '2023-04-14'],
  ['lci', '2023-11-17'],
  ['blb', '2024-07-30'],
  ['Foundations', '2024-11-08'],
  ['Legends', '1999-04-23'],
  ['Arabian Nights', '1999-04-23'],
];

describe('editions by their sets', () => {
  it.each(WANTED)('“%s” finds the edition that was in force', (query, ...wanted) => {
    const found = [...search(query).keys()].toSorted();
    // Promos and tokens of a set may have come out in other months: what is wanted must be there.
    expect(found).toEqual(
      expect.arrayContaining(wanted.filter((date) => dates.includes(date)).slice(0, 1)),
    );
    if (query.length === 3) expect(found).toEqual(wanted);
  });

  it('finds every set by its name and by its code', () => {
    const { codes } = compileSets();
    const lost = Object.entries(codes).filter(([code, [day, name]]) => {
      const edition = editionOfSet(dates, day);
      return !search(name).has(edition) || !search(code).has(edition);
    });
    expect(lost).toEqual([]);
  });

  it('finds Ravnica all three times, and says which sets answered', () => {
    const found = search('Ravnica');
    for (const date of ['2005-10-01', '2012-10-01', '2018-10-05', '2019-01-25'])
      expect(found.get(date)?.join()).toContain('Ravnica');
  });

  it('finds nothing for nothing, and for what is no set', () => {
    expect([search('').size, search(' ').size, search('Set of Brambles').size]).toEqual([0, 0, 0]);
  });

  it('names editions by the sets they were made for', () => {
    const named = Object.fromEntries(editions.map(({ date, sets }) => [date, sets]));
    expect(named['2004-10-01']).toContain('Champions of Kamigawa');
    expect(named['2018-10-05']).toBe('Guilds of Ravnica');
    expect(named['2009-07-11']).toBe('Magic 2010');
    expect(named['2023-04-14']).toContain('March of the Machine');
  });
});
