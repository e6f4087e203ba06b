import { describe, expect, it } from 'vitest';
import type { Chain, Chains } from '../../rules-data/tools/derive/chains.ts';
import { mendChains } from '../../rules-data/tools/derive/citations-by-hand.ts';

const DATES = ['2001-01-01', '2002-01-01', '2003-01-01', '2004-01-01'];
/** A rule that is lost in 2001 and wrongly followed in 2002, and the one that it was then. */
const followed: Chain = new Map([
  ['2002-01-01', '900.1'],
  ['2003-01-01', '700.7'],
  ['2004-01-01', '701.7'],
]);
const right: Chain = new Map([
  ['2001-01-01', '500.2a'],
  ['2002-01-01', '500.3a'],
]);
const chains: Chains = {
  find: (date, number) => [followed, right].find((chain) => chain.get(date) === number),
};
const reason = 'The ox was told with the yoke.';

describe('places of cited rules found by hand', () => {
  it('take the place of what was followed, in their stretch alone', () => {
    const { chains: mended, problems } = mendChains(
      [
        {
          rule: '701.7',
          in: '2004-01-01',
          number: '500.3a',
          of: '2002-01-01',
          from: '2001-01-01',
          until: '2003-01-01',
          reason,
        },
      ],
      DATES,
      chains,
    );
    expect(problems).toEqual([]);
    const chain = mended.find('2003-01-01', '700.7');
    expect(DATES.map((date) => chain?.get(date))).toEqual(['500.2a', '500.3a', '700.7', '701.7']);
    expect(mended.find('2001-01-01', '500.2a')).toBe(right);
  });

  it('can say that editions do not have it', () => {
    const { chains: mended } = mendChains(
      [
        {
          rule: '701.7',
          in: '2004-01-01',
          number: null,
          from: '2002-01-01',
          until: '2003-01-01',
          reason,
        },
      ],
      DATES,
      chains,
    );
    const chain = mended.find('2004-01-01', '701.7');
    expect(DATES.map((date) => chain?.get(date))).toEqual([undefined, undefined, '700.7', '701.7']);
  });

  it.each([
    ['a rule that is none', { rule: '701.8' }, /701\.8 of 2004-01-01: there is no such rule/],
    ['a place that is none', { number: '500.9' }, /no rule 500\.9 of 2002-01-01/],
    ['a place that ends too soon', { until: '2004-01-01' }, /500\.3a .* not stand in 2003-01-01/],
    ['no edition at all', { until: '2001-01-01' }, /no edition from 2001-01-01/],
  ])('are refused with the rule and the reason: %s', (_, change, problem) => {
    const entry = {
      rule: '701.7',
      in: '2004-01-01',
      number: '500.3a',
      of: '2002-01-01',
      from: '2001-01-01',
      until: '2003-01-01',
      reason,
    };
    const { problems } = mendChains([{ ...entry, ...change }], DATES, chains);
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });
});
