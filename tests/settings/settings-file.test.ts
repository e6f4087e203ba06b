import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishWord } from '../../rules-data/tools/english-words.ts';
import { errorText } from '../../src/pages/error-text.ts';
import { DEFAULT_SETTINGS } from '../../src/settings/fields.ts';
import {
  SettingsFileError,
  settingsFromFile,
  settingsToFile,
} from '../../src/settings/settings-file.ts';
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
    expect(settingsFromFile(settingsToFile(settings))).toEqual(settings);
  });

  it('of an older version take the defaults of what it did not have', () => {
    const file = JSON.stringify({ format: 'reminder-text settings', settings: { theme: 'dark' } });
    expect(settingsFromFile(file)).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  });

  it.each([
    ['not JSON', '{"theme":', /not JSON/],
    ['another file', '{"theme":"dark"}', /no settings file of Reminder Text/],
    ['nothing', 'null', /no settings file of Reminder Text/],
    [
      'a value that cannot be',
      '{"format":"reminder-text settings","settings":{"theme":"purple","restDelay":100}}',
      /Nothing was taken over.*“theme”/,
    ],
  ])('%s is refused with what is wrong', (_, text, message) => {
    expect(refusal(text)).toMatch(message);
  });

  it('are either read whole or refused, whatever the file', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        try {
          expect(Object.keys(settingsFromFile(text))).toEqual(Object.keys(DEFAULT_SETTINGS));
        } catch (error) {
          expect(error).toBeInstanceOf(SettingsFileError);
        }
      }),
    );
  });
});
