import { describe, expect, it } from 'vitest';
import { isOvertaken } from '../../src/cards/overtaken.ts';

const BROUGHT = '2027-02-10T12:00:00.000Z';

describe('a list of cards that was brought', () => {
  it('is overtaken by an index that goes further and is younger', () => {
    expect(isOvertaken('2027-04-09', '2027-02-05', BROUGHT)).toBe(true);
    expect(isOvertaken('2027-04-09', undefined, BROUGHT)).toBe(true);
  });

  it('stays beside one that ends with the same set, or earlier, or was made before it', () => {
    expect(isOvertaken('2027-02-05', '2027-02-05', BROUGHT)).toBe(false);
    expect(isOvertaken('2026-11-13', '2027-02-05', BROUGHT)).toBe(false);
    expect(isOvertaken('2027-02-08', '2027-02-05', BROUGHT)).toBe(false);
    expect(isOvertaken('2027-02-10', '2027-02-05', BROUGHT)).toBe(false);
  });
});
