import { describe, expect, it } from 'vitest';
import { compileDetails } from '../../rules-data/tools/compile.ts';
import { numbersIn } from '../../src/rules/cite.ts';

describe('a statement’s rules under another edition', () => {
  const details = compileDetails();
  const trample = details.trample;
  if (!trample) throw new Error('trample is gone');

  it('are cited by their numbers there', () => {
    const cite = (edition: string) => numbersIn(trample, ['702.19b'], '2026-09-25', edition);
    expect(cite('2026-09-25')).toEqual(['702.19b']);
    expect(cite('2012-10-01')).toEqual(['702.18b']);
    expect(cite('2009-07-11')).toEqual(['702.17b']);
  });

  it('fall out where they have no counterpart', () => {
    const some = Object.entries(details).flatMap(([, { places }]) =>
      Object.entries(places).filter(([, moves]) => moves[0] && moves[0][0] > '2010-01-01'),
    );
    const [key = '', moves] = some[0] ?? [];
    const [edition = '', rule = ''] = key.split(' ');
    expect(moves?.[0]?.[0]).toBeTruthy();
    expect(
      numbersIn({ ...trample, places: Object.fromEntries(some) }, [rule], edition, '2001-07-23'),
    ).toEqual([]);
  });

  it('stay as they are where nothing is known of their moves', () => {
    expect(numbersIn({ ...trample, places: {} }, ['510.1c'], '2026-09-25', '2001-07-23')).toEqual([
      '510.1c',
    ]);
  });
});
