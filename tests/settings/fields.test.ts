import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  isValidSetting,
  parseSettings,
  SETTING_NAMES,
} from '../../src/settings/fields.ts';

describe('stored settings', () => {
  it('take their defaults where nothing is stored', () => {
    expect(parseSettings({})).toEqual({ settings: DEFAULT_SETTINGS, damaged: [] });
  });

  it('are read as they were written', () => {
    const { settings } = parseSettings({
      edition: '2008-10-01',
      restDelay: 300,
      ignoredTerms: ['cast'],
    });
    expect(settings).toMatchObject({
      edition: '2008-10-01',
      restDelay: 300,
      ignoredTerms: ['cast'],
    });
  });

  it.each(['newest', '2008-10-01', 'as-printed', 'format:middle-school', 'format:gone'])(
    'may choose %s',
    (edition) => {
      expect(parseSettings({ edition })).toEqual({
        settings: { ...DEFAULT_SETTINGS, edition },
        damaged: [],
      });
    },
  );

  it('fall back one by one where damaged, and say which', () => {
    const { settings, damaged } = parseSettings({
      edition: 7,
      theme: 'dark',
      restDelay: -1,
      offSites: ['a b'],
    });
    expect(damaged.toSorted()).toEqual(['edition', 'offSites', 'restDelay']);
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  });

  it('are always whole and valid, whatever the store holds', () => {
    const anything = fc.dictionary(fc.constantFrom(...SETTING_NAMES, 'other'), fc.anything());
    fc.assert(
      fc.property(anything, (stored) => {
        const { settings } = parseSettings(stored);
        for (const name of SETTING_NAMES) expect(isValidSetting(name, settings[name])).toBe(true);
      }),
    );
  });
});
