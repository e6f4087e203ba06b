import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { compileSets } from '../../rules-data/tools/load-sets.ts';
import { asPrinted } from '../../src/rules/as-printed.ts';

const { editions } = compileIndex();
const sets = compileSets();
const read = (shown?: Parameters<typeof asPrinted>[2], first?: string) =>
  asPrinted(editions, sets, shown, first);

describe('the edition of a printing', () => {
  it.each([
    ['mrd', '2003-10-02', '2003-10-01'],
    ['8ed', '2003-07-28', '2003-07-01'],
    ['inv', '2000-10-02', '1999-11-01'],
    ['m10', '2009-07-17', '2009-07-11'],
    ['arb', '2009-04-30', '2009-02-01'],
    ['ecl', '2026-01-23', '2026-01-16'],
    ['uds', '1999-06-07', '1999-04-23'],
  ])('%s, of %s, is read under %s', (code, date, edition) => {
    expect(read({ code })).toMatchObject({ edition, why: 'printing', set: { date } });
  });

  it('is the first, and says so, where the set is older than all editions', () => {
    for (const code of ['lea', '6ed', 'usg'])
      expect(read({ code })).toMatchObject({
        edition: '1999-04-23',
        why: 'printing',
        set: { date: expect.stringMatching(/^199[3-9]/) },
      });
  });

  it('is the first printing’s where the page shows none, or one we do not know', () => {
    expect(read(undefined, 'TSP')).toMatchObject({ edition: '2006-10-01', why: 'first-printing' });
    expect(read({ name: 'Set of Brambles' }, 'tsp')).toMatchObject({
      edition: '2006-10-01',
      why: 'first-printing',
      unknownSet: 'Set of Brambles',
    });
    expect(read({ code: 'zzz' }, undefined)).toEqual({
      edition: '2026-09-25',
      why: 'no-printing',
      unknownSet: 'zzz',
    });
  });

  it('is the newest where nothing is known', () => {
    expect(read()).toEqual({ edition: '2026-09-25', why: 'no-printing' });
    expect(asPrinted(editions, undefined, { code: 'mrd' })).toMatchObject({ why: 'no-printing' });
  });

  it('comes of an imported edition too, which is only one more of the list', () => {
    const more = [...editions, { date: '2026-11-01', era: 'x' }];
    expect(asPrinted(more, sets, { code: 'trk' })).toMatchObject({ edition: '2026-11-01' });
  });
});
