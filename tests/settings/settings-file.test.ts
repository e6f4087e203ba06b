import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishWord } from '../../rules-data/tools/english-words.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/settings/fields.ts';
import {
  SettingsFileError,
  settingsFromFile,
  settingsToFile,
} from '../../src/settings/settings-file.ts';
import { errorText } from '../../src/ui/error-text.ts';
import { setMessageSource } from '../../src/ui/i18n.ts';

setMessageSource(englishWord);

/** What the user is told of a file that was refused. */
function refusal(text: string): string {
  try {
    settingsFromFile(text);
  } catch (error) {
    return errorText(error);
  }
  return 'taken over';
}

describe('settings in a file', () => {
  it('come back as they were', () => {
    const settings = { ...DEFAULT_SETTINGS, edition: '2008-10-01', ignoredTerms: ['cast', 'tap'] };
    expect(settingsFromFile(settingsToFile(settings))).toEqual({ settings, problems: [] });
  });

  it('of an older version take the defaults of what it did not have', () => {
    const file = JSON.stringify({ format: 'reminder-text settings', settings: { theme: 'dark' } });
    expect(settingsFromFile(file).settings).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  });

  it.each([
    ['not JSON', '{"theme":', /isn’t JSON/],
    ['another file', '{"theme":"dark"}', /isn’t a settings file of Reminder Text/],
    ['nothing', 'null', /isn’t a settings file of Reminder Text/],
  ])('%s is refused with what is wrong', (_, text, message) => {
    expect(refusal(text)).toMatch(message);
  });

  it('are either read whole or refused, whatever the file', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        try {
          settingsFromFile(text);
        } catch (error) {
          expect(error).toBeInstanceOf(SettingsFileError);
        }
      }),
    );
  });

  it.each<[string, object, Partial<Settings>, RegExp, (keyof Settings)?]>([
    [
      'a colour of its own',
      { theme: 'purple', restDelay: 100 },
      { restDelay: 100 },
      /“theme”/,
      'theme',
    ],
    [
      'a day that never was',
      { edition: '2026-13-45', badge: true },
      { badge: true },
      /“edition”/,
      'edition',
    ],
    ['the 30th of February', { edition: '2024-02-30' }, {}, /“edition”/, 'edition'],
    ['a list that is none', { offSites: 'cards.example' }, {}, /“offSites”/, 'offSites'],
    [
      'two bad hosts among good ones',
      { offSites: ['my_host.example', 'NOT A HOST', 7, 'cards.example'] },
      { offSites: ['my_host.example', 'cards.example'] },
      /Skipped.*NOT A HOST, number/,
    ],
    [
      'more terms than a list can have',
      { ignoredTerms: Array.from({ length: 302 }, (_, n) => `term-${n}`) },
      { ignoredTerms: Array.from({ length: 300 }, (_, n) => `term-${n}`) },
      /Skipped.*term-300, term-301/,
    ],
  ])('with %s gives what is good and names what is not', (_, settings, good, told, without) => {
    const read = settingsFromFile(JSON.stringify({ format: 'reminder-text settings', settings }));
    expect(read.settings).toMatchObject(good);
    if (without) expect(read.settings).not.toHaveProperty(without);
    expect(errorText(new SettingsFileError(...read.problems))).toMatch(told);
  });
});
