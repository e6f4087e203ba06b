import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExtension, type Files } from '../../src/build/extension.ts';
import { TARGETS, type Target } from '../../src/build/targets.ts';
import { zipOf } from '../../src/build/zip.ts';

const text = (files: Files, name: string) => Buffer.from(files.get(name) ?? '').toString('utf8');

/** Each package that a bundle holds code of, and how its licence text is known. */
const BUNDLED: Readonly<Record<string, RegExp>> = {
  diff: /BSD-3-Clause\)[\s\S]*Kevin Decker/,
  'fuse.js': /Apache-2\.0\)[\s\S]*Apache License/,
  idb: /ISC\)[\s\S]*Jake Archibald/,
  preact: /MIT\)[\s\S]*Jason Miller/,
  'webextension-polyfill': /MPL-2\.0\)[\s\S]*Mozilla Public License/,
};

describe('a build', () => {
  let built: Readonly<Record<Target, Files>>;
  beforeAll(async () => {
    built = await buildExtension();
  });

  it.each(TARGETS)('brings the notices of every bundled package in the zip for %s', (target) => {
    const zip = unzipSync(zipOf(built[target]));
    const notices = Buffer.from(zip['THIRD_PARTY_NOTICES.txt'] ?? '').toString('utf8');
    const named = [...notices.matchAll(/^-{80}\n(\S+) \d\S* \(/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(BUNDLED));
    for (const known of Object.values(BUNDLED)) expect(notices).toMatch(known);
  });

  it('gives each browser what only that browser takes', () => {
    const [chrome, firefox] = TARGETS.map((target) =>
      JSON.parse(text(built[target], 'manifest.json')),
    );
    expect(chrome).toMatchObject({
      minimum_chrome_version: '140',
      background: { service_worker: 'background.js' },
    });
    expect(chrome).not.toHaveProperty('browser_specific_settings');
    expect(firefox).toMatchObject({
      background: { scripts: ['background.js'] },
      browser_specific_settings: { gecko: { strict_min_version: '153.0' } },
    });
    expect(firefox).not.toHaveProperty('minimum_chrome_version');
    for (const manifest of [chrome, firefox]) {
      expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
      for (const script of manifest.content_scripts)
        for (const file of [...script.js, ...script.css])
          expect([...built.chrome.keys()]).toContain(file);
    }
  });

  it('has nothing of a debug build in it', () => {
    expect([...built.chrome.keys()]).not.toContain('build-id.txt');
    for (const [name, bytes] of built.chrome)
      if (name.endsWith('.js'))
        expect(Buffer.from(bytes).toString('utf8'), name).not.toMatch(
          /sourceMappingURL|build-id\.txt/,
        );
  });
});

describe('a debug build', () => {
  it('has source maps with our sources in every script, readable names, and looks for a newer one', async () => {
    const { chrome } = await buildExtension({ debug: { id: 'first' } });
    for (const script of ['content.js', 'background.js', 'options.js', 'popup.js']) {
      const [code = '', map = ''] = text(chrome, script).split(
        '//# sourceMappingURL=data:application/json;base64,',
      );
      const { sources, sourcesContent } = JSON.parse(Buffer.from(map, 'base64').toString('utf8'));
      expect(sources.filter((source: string) => source.includes('src/')).length).toBeGreaterThan(5);
      expect(sourcesContent).toHaveLength(sources.length);
      expect(code.split('\n').length).toBeGreaterThan(1_000);
    }
    expect(text(chrome, 'build-id.txt')).toBe('first');
    expect([...chrome.keys()].at(-1)).toBe('build-id.txt');
    expect(text(chrome, 'background.js')).toContain('runtime.reload()');
    expect(text(chrome, 'content.js')).not.toContain('runtime.reload()');
  });
});
