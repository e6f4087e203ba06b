import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildExtension } from '../../src/build/extension.ts';
import { PAGES } from '../../src/build/targets.ts';
import { zipOf } from '../../src/build/zip.ts';
import { SITES } from '../../src/host-page/sites/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const STORE = join(ROOT, 'docs/store');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const json = (path: string) => JSON.parse(read(path));
const LISTINGS = readdirSync(STORE).filter((name) => name.startsWith('listing.'));
const LOCALES = readdirSync(join(ROOT, 'src/_locales'));

const summaryIn = (locale: string): string =>
  json(`src/_locales/${locale}/messages.json`).extensionDescription.message;

/** What Firefox's store calls a locale: it knows English and Spanish by country only. */
const localeOfAmo = (locale: string): string =>
  ({ en: 'en-US', es: 'es-ES' })[locale] ?? locale.replace('_', '-');

/** A text's parts by their headings, with the limit that the heading names. */
function parts(text: string) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const limit = /at most (\d+) (characters|terms of at most (\d+))/.exec(heading);
      return { heading, limit, body: lines.join('\n').trim() };
    });
}

describe.each([...LISTINGS, 'privacy.md', 'reviewers.md'])('docs/store/%s', (name) => {
  it('keeps the limits of the stores', () => {
    const limited = parts(read(`docs/store/${name}`)).filter(({ limit }) => limit);
    expect(limited.length).toBeGreaterThan(0);
    for (const { heading, body, limit } of limited) {
      const [, most, , each] = limit ?? [];
      if (each === undefined) {
        expect(body.length, heading).toBeLessThanOrEqual(Number(most));
        expect(body.length, heading).toBeGreaterThan(10);
        continue;
      }
      const terms = body.split('\n').map((line) => line.replace(/^- /, ''));
      expect(terms.length, heading).toBeLessThanOrEqual(Number(most));
      for (const term of terms) expect(term.length, term).toBeLessThanOrEqual(Number(each));
    }
  });
});

describe('the listings', () => {
  it('are there in each language of the interface', () => {
    expect(LISTINGS.sort()).toEqual(LOCALES.map((locale) => `listing.${locale}.md`).sort());
  });

  it.each(LISTINGS)('%s has all parts, few sites, and says whose the game is', (name) => {
    const text = read(`docs/store/${name}`);
    expect(parts(text)).toHaveLength(5);
    expect(text).toContain('Fan Content');
    expect(text).toContain('©Wizards of the Coast LLC.');
    const named = SITES.filter((site) =>
      [site.name, ...site.hosts].some((word) => text.includes(word)),
    );
    // The game's own name is that of a site, too.
    expect(named.filter(({ id }) => id !== 'magic').length).toBeLessThanOrEqual(5);
  });

  it('have the summary of the package, which the stores take from it', () => {
    for (const locale of LOCALES) {
      const { extensionDescription, extensionName } = json(`src/_locales/${locale}/messages.json`);
      const [name, summary] = parts(read(`docs/store/listing.${locale}.md`));
      expect(name?.body).toBe(extensionName.message);
      expect(summary?.body).toBe(extensionDescription.message);
      expect(extensionName.message).not.toMatch(/Magic|Wizards|MTG/i);
    }
    expect(json('docs/store/amo-metadata.json').summary).toEqual(
      Object.fromEntries(LOCALES.map((locale) => [localeOfAmo(locale), summaryIn(locale)])),
    );
  });

  it('give a reason for each permission', () => {
    const text = read('docs/store/privacy.md');
    const reasons = [...text.matchAll(/^## Why (\w+) \(/gm)].map(([, name]) => name);
    expect(reasons.sort()).toEqual(json('manifest.json').permissions.sort());
    expect(text).toContain('## Why host permissions');
  });

  it('name each bundled library to the reviewers', () => {
    const text = read('docs/store/reviewers.md');
    for (const name of Object.keys(json('package.json').dependencies)) expect(text).toContain(name);
  });
});

describe('the pictures', () => {
  it('have the pixels that the stores ask for', () => {
    const sizes = Object.fromEntries(
      readdirSync(join(STORE, 'images')).map((name) => {
        const png = readFileSync(join(STORE, 'images', name));
        return [name, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`];
      }),
    );
    const screenshots = Object.entries(sizes).filter(([name]) => name.startsWith('screenshot-'));
    expect(screenshots).toHaveLength(5);
    for (const [, size] of screenshots) expect(size).toBe('1280x800');
    expect(sizes).toMatchObject({
      'tile-440x280.png': '440x280',
      'marquee-1400x560.png': '1400x560',
      'edge-icon-300.png': '300x300',
    });
    const icon = readFileSync(join(ROOT, 'src/icons/icon-128.png'));
    expect(icon.readUInt32BE(16)).toBe(128);
  });
});

describe('the linter of Firefox’s store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reminder-text-lint-'));

  it('finds no error, and only the warnings that the reviewers are told of', async () => {
    const zip = join(folder, 'firefox.zip');
    writeFileSync(zip, zipOf((await buildExtension()).firefox));
    const said = await new Promise<string>((done) => {
      execFile(
        process.execPath,
        [join(ROOT, 'node_modules/.bin/addons-linter'), '--min-manifest-version=3', '-o=json', zip],
        { maxBuffer: 1 << 26 },
        (_error, stdout) => done(stdout),
      );
    });
    rmSync(folder, { recursive: true });
    const { summary, warnings } = JSON.parse(said);
    expect(summary).toMatchObject({ errors: 0, notices: 0 });
    const found = warnings.map(
      ({ code, file }: { code: string; file: string }) => `${code} ${file}`,
    );
    const known = ['popover', ...PAGES].map((script) => `UNSAFE_VAR_ASSIGNMENT ${script}.js`);
    expect(found.sort()).toEqual(known.sort());
    expect(read('docs/store/reviewers.md')).toContain('UNSAFE_VAR_ASSIGNMENT');
  });
});
