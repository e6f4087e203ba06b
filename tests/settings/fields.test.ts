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
    expect(parseSettings({})).toEqual({
      settings: DEFAULT_SETTINGS,
      damaged: [],
      leftOut: [],
    });
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
        leftOut: [],
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

  it.each(['2026-13-45', '2023-02-29', '2024-06-31', '0000-00-00', '2026-1-1', '20260101'])(
    'have no edition of %s, a day that no calendar has',
    (edition) => {
      expect(parseSettings({ edition })).toMatchObject({
        settings: { edition: 'newest' },
        damaged: ['edition'],
      });
    },
  );

  it('lose of a list only the items that cannot be, and name them', () => {
    expect(
      parseSettings({
        offSites: ['my_host.example', 'two words', '[::1]', 'A.example', 'localhost:80'],
        ignoredTerms: ['scry', null, 'Trample', 'ward'],
        hiddenKinds: ['action', 'x'.repeat(21)],
      }),
    ).toMatchObject({
      settings: {
        offSites: ['my_host.example', '[::1]', 'localhost:80'],
        ignoredTerms: ['scry', 'ward'],
        hiddenKinds: ['action'],
      },
      leftOut: ['x'.repeat(21), 'object', 'Trample', 'two words', 'A.example'],
    });
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
