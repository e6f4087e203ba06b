import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BrowserName, findBrowser } from '../browser/harness/find-browser.ts';

const DEBIAN: Readonly<Record<BrowserName, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
};

/**
 * Sees to it that the browsers are installed: on Debian as root it installs what is missing, elsewhere the
 * error says in one line what to install. Throws BrowserMissingError.
 */
export function ensureBrowsers(names: readonly BrowserName[] = ['chromium', 'firefox']): void {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const packages = missing.map((name) => DEBIAN[name]);
    console.log(`Installing ${packages.join(' and ')} ...`);
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'fonts-noto-core', ...packages);
  }
  for (const name of names) findBrowser(name);
}

function isThere(name: BrowserName): boolean {
  try {
    findBrowser(name);
    return true;
  } catch {
    return false;
  }
}

function apt(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0) console.error(`apt-get ${args[0]} ended with ${status}`);
}
