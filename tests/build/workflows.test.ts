import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../.github/workflows');
const WORKFLOWS = readdirSync(FOLDER).map((name) => [
  name,
  readFileSync(join(FOLDER, name), 'utf8'),
]) as [string, string][];
const release = Object.fromEntries(WORKFLOWS)['release.yml'] ?? '';

// That they are well formed is checked by actionlint in `npm run check`.
describe.each(WORKFLOWS)('%s', (_name, text) => {
  it('pins what others wrote by the whole hash of its commit', () => {
    const used = [...text.matchAll(/uses: (\S+)/g)]
      .map(([, action = '']) => action)
      .filter((action) => !action.startsWith('./'));
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('has no rights but those that each job names, keeps no token and no cache', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    expect(text).not.toMatch(/: write|actions\/cache|^\s+cache:/m);
    const count = (words: RegExp) => [...text.matchAll(words)].length;
    expect(count(/persist-credentials: false/g)).toBe(count(/actions\/checkout@/g));
    expect(count(/package-manager-cache: false/g)).toBe(count(/actions\/setup-node@/g));
  });
});

describe('a release', () => {
  it('is of a tag that is the version, is built once, and waits for somebody at each store', () => {
    expect(release).toMatch(/on:\n {2}push:\n {4}tags: \[["']v\*["']\]/);
    expect(release).toContain('"v$(node --print');
    expect([...release.matchAll(/npm run package/g)]).toHaveLength(1);
    for (const [job, environment] of [
      ['firefox', 'firefox-add-ons'],
      ['chrome', 'chrome-web-store'],
      ['edge', 'edge-add-ons'],
    ]) {
      const [, body = ''] =
        new RegExp(`^ {2}${job}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(release) ?? [];
      expect(body).toContain('needs: build');
      expect(body).toContain(`environment: ${environment}`);
      expect(body).toContain('sha256sum --check');
      expect(body).not.toContain('npm run');
    }
  });
});
