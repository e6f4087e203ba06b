import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OWN_NAMES } from '../src/content/own-names.ts';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');

/** What each folder of src may import from, besides itself. The order of knowledge of the design. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  comprules: ['rules'],
  detect: ['rules'],
  page: ['detect', 'rules'],
  ui: ['rules', 'comprules', 'detect'],
  popover: ['ui', 'rules', 'comprules', 'detect', 'page'],
  platform: ['rules', 'comprules'],
  background: ['platform', 'rules', 'comprules', 'detect', 'page'],
  pages: ['platform', 'ui', 'popover', 'rules', 'comprules', 'detect', 'page'],
};

/** Packages that only some folders may name. */
const PACKAGE_HOMES: Readonly<Record<string, readonly string[]>> = {
  'webextension-polyfill': ['platform'],
  idb: ['platform'],
  preact: ['ui', 'popover', 'pages'],
};

// That rules, comprules and detect name nothing of the DOM is checked by `tsc -p tests/pure`.

function sources(folder = SRC): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

function imports(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, source = '']) => source);
}

const FILES = sources().map((path) => ({ path, layer: relative(SRC, path).split('/')[0] ?? '' }));

describe('the walls between the layers', () => {
  it('let each folder import only from those below it', () => {
    const breaches = FILES.flatMap(({ path, layer }) => {
      const allowed = MAY_IMPORT[layer];
      if (!allowed) return [];
      return imports(path)
        .filter((source) => source.startsWith('.'))
        .map((source) => relative(SRC, resolve(dirname(path), source)))
        .filter((target) => !target.startsWith('..'))
        .filter((target) => target.includes('/'))
        .map((target) => target.split('/')[0] ?? '')
        .filter((target) => target !== layer && !allowed.includes(target))
        .map((target) => `${relative(SRC, path)} imports from ${target}`);
    });
    expect(breaches).toEqual([]);
  });

  it('keep browser packages in their own folder', () => {
    const breaches = FILES.flatMap(({ path, layer }) =>
      imports(path)
        .filter((source) => {
          const homes = PACKAGE_HOMES[source.split('/')[0] ?? ''];
          return homes && layer in MAY_IMPORT && !homes.includes(layer);
        })
        .map((source) => `${relative(SRC, path)} names ${source}`),
    );
    expect(breaches).toEqual([]);
  });

  it('let nobody write markup from text', () => {
    const breaches = FILES.filter(({ path }) =>
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySet/.test(
        readFileSync(path, 'utf8'),
      ),
    ).map(({ path }) => relative(SRC, path));
    expect(breaches).toEqual([]);
  });
});

describe('names that are made short in the content script', () => {
  it('stand in nothing that it shares with the worker, the store and the data', () => {
    const shared =
      /^(?:platform|background|comprules)\/|^rules\/(?:types|packed-index)\.ts$|^page\/sites\//;
    const found = FILES.filter(({ path }) => shared.test(relative(SRC, path))).flatMap(
      ({ path }) => {
        const words = new Set(readFileSync(path, 'utf8').match(/[a-zA-Z]+/g));
        return OWN_NAMES.filter((name) => words.has(name)).map((name) => `${name} in ${path}`);
      },
    );
    expect(found).toEqual([]);
    const sites = new Set(
      readFileSync(join(SRC, 'page/sites/sites.json'), 'utf8').match(/[a-zA-Z]+/g),
    );
    expect(OWN_NAMES.filter((name) => sites.has(name))).toEqual([]);
  });

  it('are the names of nothing that a browser has', () => {
    const compilers = join(ROOT, 'node_modules/@typescript');
    const [compiler = ''] = readdirSync(compilers).filter((name) => name.startsWith('typescript-'));
    const declared = [
      readFileSync(join(compilers, compiler, 'lib/lib.dom.d.ts'), 'utf8'),
      // What TypeScript does not know yet, we declare ourselves.
      ...FILES.flatMap(({ path }) => readFileSync(path, 'utf8').match(GLOBAL) ?? []),
    ].join('\n');
    const members = new Set(declared.match(/(?<=^ +(?:readonly )?)\w+(?=[?(:<])/gm));
    expect(members).toContain('ranges');
    expect(OWN_NAMES.filter((name) => members.has(name))).toEqual([]);
  });
});

const GLOBAL = /^declare global \{\n(?:.*\n)*?\}/m;
