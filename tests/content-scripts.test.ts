import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What runs in pages: the entry points of src/content and all that they import. */
const FILES = reachableFrom(
  readdirSync(join(ROOT, 'src/content'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(ROOT, 'src/content', name)),
);

function reachableFrom(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const todo = [...entries];
  for (let path = todo.pop(); path; path = todo.pop()) {
    if (found.has(path) || !/\.tsx?$/.test(path) || !existsSync(path)) continue;
    const text = readFileSync(path, 'utf8');
    found.set(path, withoutComments(text));
    for (const [, source = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g))
      todo.push(resolve(dirname(path), source));
  }
  return found;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

/** The types' own word on what exists only in secure contexts: members by their interface, and whole interfaces. */
function secureNames(): {
  readonly members: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
} {
  const home = join(ROOT, 'node_modules/@typescript');
  const library = readdirSync(home)
    .map((name) => join(home, name, 'lib/lib.dom.d.ts'))
    .find((path) => existsSync(path));
  if (!library) throw new Error('the types of the DOM are not where they were');
  const members = new Set<string>();
  const classes = new Set<string>();
  const types = new Map<string, string>();
  let around = '';
  let isSecure = false;
  for (const line of readFileSync(library, 'utf8').split('\n')) {
    const opened = /^interface (\w+)/.exec(line)?.[1];
    if (/only in secure contexts/.test(line)) isSecure = true;
    else if (/^\s*(?:\/?\*|$)/.test(line)) continue;
    else {
      const [, member, type] = /^ {4}(?:readonly |get )?(\w+)[?(:<](?: (\w+);)?/.exec(line) ?? [];
      if (member && type) types.set(`${around}.${member}`, type);
      if (opened) around = opened;
      if (isSecure && opened) classes.add(opened);
      else if (isSecure && member) members.add(`${around}.${member}`);
      isSecure = false;
    }
  }
  for (const [member, type] of types) if (classes.has(type)) members.add(member);
  return { members, classes };
}

/** How a member of one of these is reached in code. */
const REACHED_BY: Readonly<Record<string, RegExp>> = {
  Crypto: /\bcrypto\b/,
  Navigator: /\bnavigator\b/,
  NavigatorStorage: /\bnavigator\b/,
  NavigatorLocks: /\bnavigator\b/,
  WindowOrWorkerGlobalScope: /\b(?:window|self|globalThis|view|document\.defaultView)\b/,
};

/** The secure names that a text uses: `crypto.randomUUID`, `const { clipboard } = navigator`, `new Worklet()`. */
function usedIn(text: string, { members, classes } = secureNames()): string[] {
  const used: string[] = [];
  for (const name of members) {
    const [around = '', member = ''] = name.split('.');
    const by = REACHED_BY[around];
    if (!by) continue;
    const dotted = new RegExp(`${by.source}(?:\\s+as\\s+[^)]*\\))?\\??\\.${member}\\b`);
    const taken = new RegExp(`\\{[^}]*\\b${member}\\b[^}]*\\}\\s*=\\s*(?:\\w+\\.)?${by.source}`);
    if (dotted.test(text) || taken.test(text)) used.push(name);
  }
  for (const name of classes) if (new RegExp(`\\bnew ${name}\\b`).test(text)) used.push(name);
  return used;
}

describe('what runs in pages', () => {
  it.each([
    ['const id = crypto.randomUUID();', 'Crypto.randomUUID'],
    ['navigator.clipboard?.writeText(text)', 'Navigator.clipboard'],
    ['const { subtle } = crypto;', 'Crypto.subtle'],
    ['await navigator.locks.request(name, work)', 'NavigatorLocks.locks'],
  ])('may not say: %s', (code, name) => {
    expect(usedIn(code)).toEqual([name]);
  });

  it('needs no secure context: card sites are served over http too', () => {
    const names = secureNames();
    const used = [...FILES]
      // The one file that does without where it is not there.
      .filter(([path]) => !path.endsWith('src/ui/copy-text.ts'))
      .flatMap(([path, text]) =>
        usedIn(text, names).map((name) => `${relative(ROOT, path)}: ${name}`),
      );
    expect(used).toEqual([]);
  });

  it('shows nothing and acts on nothing for an event that a page has made', () => {
    // Listeners of the closed shadow tree, and of what pages cannot act through.
    const ALLOWED =
      /src\/(?:trusted\.ts|popover\/(?:gate|frame)\.ts|host-page\/)|'abort'|'navigatesuccess'/;
    const bare = [...FILES].flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => line.includes('addEventListener('))
        .map((line) => `${relative(ROOT, path)}: ${line.trim()}`)
        .filter((line) => !ALLOWED.test(line)),
    );
    expect(bare).toEqual([]);
  });
});
