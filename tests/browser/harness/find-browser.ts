import { existsSync } from 'node:fs';
import { join } from 'node:path';

export type BrowserName = 'chromium' | 'firefox';

/** A browser is not where it could be; the message is one line that says what to do. */
export class BrowserMissingError extends Error {
  override name = 'BrowserMissingError';
}

interface Kind {
  readonly variable: string;
  readonly advice: string;
  readonly places: () => string[];
}

const MAC_APPS = ['/Applications', join(process.env.HOME ?? '', 'Applications')];

function programFolders(): string[] {
  return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined ? [] : [folder];
  });
}

const KINDS: Readonly<Record<BrowserName, Kind>> = {
  chromium: {
    variable: 'CHROME_BIN',
    advice: 'Install Chromium, Chrome or Edge (Debian: apt-get install chromium)',
    places: () => [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      '/usr/bin/microsoft-edge-stable',
      ...MAC_APPS.flatMap((apps) => [
        `${apps}/Google Chrome.app/Contents/MacOS/Google Chrome`,
        `${apps}/Chromium.app/Contents/MacOS/Chromium`,
        `${apps}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
      ]),
      ...programFolders().flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]),
    ],
  },
  firefox: {
    variable: 'FIREFOX_BIN',
    advice: 'Install Firefox (Debian: apt-get install firefox-esr)',
    places: () => [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/usr/lib/firefox-esr/firefox-esr',
      '/opt/firefox/firefox',
      '/snap/bin/firefox',
      ...MAC_APPS.map((apps) => `${apps}/Firefox.app/Contents/MacOS/firefox`),
      ...programFolders().map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
    ],
  },
};

/**
 * The path of an installed browser: CHROME_BIN or FIREFOX_BIN where set, else the usual places of
 * Linux, macOS and Windows. Throws BrowserMissingError.
 */
export function findBrowser(name: BrowserName): string {
  const kind = KINDS[name];
  const told = process.env[kind.variable];
  if (told) {
    if (existsSync(told)) return told;
    throw new BrowserMissingError(`${kind.variable} names ${told}, where no file is.`);
  }
  const found = kind.places().find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new BrowserMissingError(`${kind.advice}, or set ${kind.variable} to its path.`);
}
