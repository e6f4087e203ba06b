import { afterEach, describe, expect, it, vi } from 'vitest';
import { setMessageSource } from '../../src/ui/i18n.ts';

/** Dates as a browser of a language writes them, inside sentences of another. */
async function dateIn(sentences: string, browser: string, date: string): Promise<string> {
  vi.resetModules();
  const { DateTimeFormat } = Intl;
  vi.stubGlobal('Intl', {
    ...Object.fromEntries(
      Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name) as unknown]),
    ),
    DateTimeFormat: class {
      constructor(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
        // biome-ignore lint/correctness/noConstructorReturn: a stand-in for the browser's own
        return new DateTimeFormat(locale ?? browser, options) as never;
      }
    },
  });
  const { longDate } = await import('../../src/ui/dates.ts');
  const i18n = await import('../../src/ui/i18n.ts');
  i18n.setMessageSource((key) => (key === 'language' ? sentences : key));
  return longDate(date);
}

describe('dates in sentences', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    setMessageSource((key) => key);
  });

  it.each(['fa-IR', 'th-TH', 'ja-JP-u-ca-japanese', 'ar-SA', 'en-GB'])(
    'in English are English in a browser in %s',
    async (browser) => {
      expect(await dateIn('en', browser, '2026-09-25')).toBe('September 25, 2026');
    },
  );

  it.each([
    ['en-001', 'September 25, 2026'],
    ['de', '25. September 2026'],
    ['fr', '25 septembre 2026'],
    ['fa', '25 سپتامبر 2026'],
  ])('in %s are in the rules’ own calendar and digits', async (language, date) => {
    expect(await dateIn(language, 'en', '2026-09-25')).toBe(date);
  });

  it.each(['2026-13-45', 'newest', ''])(
    'leave %s, which is no date, as it stands',
    async (date) => {
      expect(await dateIn('en', 'en', date)).toBe(date);
    },
  );
});
