import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFirstPrintings } from '../../rules-data/tools/load-sets.ts';
import { firstPrintingIn, firstPrintingKey } from '../../src/rules/first-printing.ts';

const parts = readFirstPrintings();
function first(name: string) {
  const { part, key } = firstPrintingKey(name);
  return firstPrintingIn(parts[part] ?? '', key);
}

describe('the set in which a card first came out', () => {
  it.each([
    ['Benalish Hero', 'lea'],
    ['Akron Legionnaire', 'leg'],
    ['Morphling', 'usg'],
    ['Tarmogoyf', 'fut'],
    ['Mirri, Cat Warrior', 'exo'],
    ['MIRRI, CAT WARRIOR', 'exo'],
    ['Mirri, Cat Warrior // Copse Heron', 'exo'],
    ['Juzám Djinn', 'arn'],
    ['Juzam Djinn', 'arn'],
    ['Lim-Dûl’s Vault', 'all'],
    ["Lim-Dul's Vault", 'all'],
    ['Æther Burst', 'ody'],
    ['Aether Burst', 'ody'],
    // Known to the list of cards only from promotional cards of all years.
    ['Chalice of the Void', undefined],
  ])('of %s is %s', (name, code) => expect(first(name)).toBe(code));

  it('is none of a name that is no card’s', () => {
    for (const name of ['Bramble Ox', 'Hedge Drover', '', 'constructor', '//'])
      expect(first(name)).toBeUndefined();
  });

  it('is none of nearly all names that are no cards’, whatever they are', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        if (first(`Bramble ${name}`)) found += 1;
      }),
      { numRuns: 2000 },
    );
    expect(found).toBeLessThanOrEqual(1);
  });
});
