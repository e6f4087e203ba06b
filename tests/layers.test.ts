import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');
const TOOLS = join(ROOT, 'rules-data/tools');

/** What each folder of src may import from, besides itself. The order of knowledge of the design. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  combat: [],
  comprules: [],
  settings: ['rules'],
  documents: ['comprules', 'rules'],
  detect: ['rules'],
  cards: ['detect', 'rules'],
  'look-up': ['cards', 'detect', 'rules'],
  'host-page': ['detect', 'rules'],
  ui: ['combat', 'comprules', 'rules'],
  popover: ['cards', 'rules', 'ui'],
  platform: ['cards', 'comprules', 'documents', 'rules', 'settings'],
  background: ['cards', 'platform', 'settings'],
  content: ['detect', 'documents', 'host-page', 'platform', 'popover', 'rules', 'settings', 'ui'],
  build: ['host-page', 'platform'],
  pages: [
    'cards',
    'combat',
    'comprules',
    'detect',
    'documents',
    'look-up',
    'platform',
    'rules',
    'settings',
    'ui',
  ],
};

/** Packages that only some folders may name. */
const PACKAGE_HOMES: Readonly<Record<string, readonly string[]>> = {
  // The build takes only the types of manifests from it.
  'webextension-polyfill': ['build', 'platform'],
  idb: ['platform'],
  preact: ['ui', 'popover', 'pages'],
};

// That the pure layers name nothing of the DOM is checked by `tsc -p tests/pure`.

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

/** The project's own files that a file imports. */
function filesImportedBy(path: string): string[] {
  return imports(path)
    .filter((source) => source.startsWith('.'))
    .map((source) => resolve(dirname(path), source));
}

/** The folders of src that a file imports from; single files beside them belong to all. */
function foldersImportedBy(path: string): string[] {
  return filesImportedBy(path)
    .map((target) => relative(SRC, target))
    .filter((target) => !target.startsWith('..') && target.includes('/'))
    .map((target) => target.split('/')[0] ?? '');
}

/** Files that import each other in a circle, each circle once, as a line. */
function circles(files: readonly string[]): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const known = new Set(files);
  const visit = (path: string, trail: readonly string[]): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0)
      found.push([...trail.slice(seenAt), path].map((each) => relative(ROOT, each)).join(' → '));
    if (seenAt >= 0 || done.has(path)) return;
    for (const target of filesImportedBy(path))
      if (known.has(target)) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of files) visit(path, []);
  return found;
}

const FILES = sources().map((path) => ({ path, layer: relative(SRC, path).split('/')[0] ?? '' }));

describe('the walls between the layers', () => {
  it('let each folder import only from those below it', () => {
    const breaches = FILES.filter(({ layer }) => layer in MAY_IMPORT).flatMap(({ path, layer }) =>
      foldersImportedBy(path)
        .filter((target) => target !== layer && !MAY_IMPORT[layer]?.includes(target))
        .map((target) => `${relative(SRC, path)} imports from ${target}`),
    );
    expect(breaches).toEqual([]);
  });

  it('allow nothing that no file needs', () => {
    const idle = Object.entries(MAY_IMPORT).flatMap(([layer, allowed]) => {
      const used = new Set(
        FILES.filter((file) => file.layer === layer).flatMap(({ path }) => foldersImportedBy(path)),
      );
      return allowed.filter((target) => !used.has(target)).map((target) => `${layer}: ${target}`);
    });
    expect(idle).toEqual([]);
  });

  it('name every folder of code', () => {
    const folders = FILES.map(({ path }) => relative(SRC, path)).filter((path) =>
      path.includes('/'),
    );
    expect([...new Set(folders.map((path) => path.split('/')[0]))].sort()).toEqual(
      Object.keys(MAY_IMPORT).sort(),
    );
  });

  it('leave no circle of imports', () => {
    expect(circles([...FILES.map(({ path }) => path), ...sources(TOOLS)])).toEqual([]);
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
