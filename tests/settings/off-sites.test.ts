import { describe, expect, it } from 'vitest';
import { changed, isOff } from '../../src/settings/change.ts';
import { DEFAULT_SETTINGS } from '../../src/settings/fields.ts';

const listAfter = (offSites: readonly string[], item: string, on?: boolean) =>
  changed(
    { ...DEFAULT_SETTINGS, offSites },
    { list: { name: 'offSites', item, ...(on !== undefined && { on }) } },
  ).offSites;

describe('sites that are switched off', () => {
  it('take their parts along, and no others', () => {
    expect(isOff(['cards.example'], 'cards.example')).toBe(true);
    expect(isOff(['cards.example'], 'www.cards.example')).toBe(true);
    expect(isOff(['cards.example'], 'wildcards.example')).toBe(false);
    expect(isOff(['www.cards.example'], 'cards.example')).toBe(false);
  });

  it('are switched on with their parts, and a part with what it is a part of', () => {
    expect(listAfter(['www.cards.example', 'ox.example'], 'cards.example', false)).toEqual([
      'ox.example',
    ]);
    expect(listAfter(['cards.example', 'ox.example'], 'www.cards.example', false)).toEqual([
      'ox.example',
    ]);
  });

  it('stand there once, and are switched as they are not', () => {
    expect(listAfter(['www.cards.example'], 'cards.example', true)).toEqual(['cards.example']);
    expect(listAfter([], 'cards.example')).toEqual(['cards.example']);
    expect(listAfter(['cards.example'], 'www.cards.example')).toEqual([]);
  });
});
