import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { type BrowserName, findBrowser } from './find-browser.ts';

const ALL: readonly BrowserName[] = ['chromium', 'firefox'];

/**
 * The browsers to test in, in the order in which tests and tables name them: both, or the one that TEST_BROWSER names.
 * `npm test` runs one side each beside the other.
 */
export const BROWSERS = browsersAmong(ALL);

/** Those of a list that are tested in now. */
export function browsersAmong(names: readonly BrowserName[]): readonly BrowserName[] {
  const { TEST_BROWSER: only } = process.env;
  return only ? names.filter((name) => name === only) : names;
}

/** For what Chromium alone can be asked: nothing where that is not tested in now. */
export const CHROMIUM_ONLY = browsersAmong(['chromium']);

export interface StartOptions {
  readonly browser: BrowserName;
  /** A built extension's folder (dist/chrome, dist/firefox) to run with; `later`: one is installed by the test. */
  readonly extension?: string;
  /** Default true. */
  readonly headless?: boolean;
  /** Firefox's settings, by their names in about:config. */
  readonly prefs?: Readonly<Record<string, unknown>>;
  /** More command line switches. */
  readonly args?: readonly string[];
  /** The folder of a profile that is to be there again after a restart. */
  readonly profile?: string;
  /** The language of the browser's own words, as "de" or "pt-BR"; default English, whatever the machine speaks. */
  readonly language?: string;
  /** CSS pixels; default 1280 by 900. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

// The browser's own errands would reach for the network and blur measurements.
const QUIET_CHROMIUM = [
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-search-engine-choice-screen',
];

/** Starts an installed browser, with an extension where asked. Throws BrowserMissingError. */
export async function startBrowser(options: StartOptions): Promise<Browser> {
  const { language = 'en-US' } = options;
  const common: LaunchOptions = {
    executablePath: findBrowser(options.browser),
    // Chromium on Linux takes its language from there, and from nowhere else.
    env: { ...process.env, LANGUAGE: language.replace('-', '_'), LC_ALL: 'C.UTF-8' },
    headless: options.headless ?? true,
    ...(options.profile && { userDataDir: options.profile }),
    defaultViewport: options.viewport ?? { width: 1280, height: 900 },
  };
  const extra = [...(options.args ?? [])];
  if (options.browser === 'firefox') {
    const browser = await puppeteer.launch({
      ...common,
      browser: 'firefox',
      args: extra,
      extraPrefsFirefox: { 'intl.locale.requested': language, ...options.prefs },
    });
    if (options.extension !== undefined && options.extension !== 'later')
      await browser.installExtension(options.extension);
    return browser;
  }
  // Chromium refuses to sandbox as root, which is what containers run as.
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const gpu = common.headless ? ['--disable-gpu'] : [];
  return puppeteer.launch({
    ...common,
    pipe: true,
    args: [...root, ...gpu, ...QUIET_CHROMIUM, `--lang=${language}`, ...extra],
    ...(options.extension === undefined
      ? {}
      : { enableExtensions: options.extension === 'later' || [options.extension] }),
  });
}
