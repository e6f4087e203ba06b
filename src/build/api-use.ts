import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Metafile, transform } from 'esbuild';
import { parseAst } from 'vite';
import { API_TARGETS, BROWSER_APIS } from './browser-apis.ts';

const ROOT = join(import.meta.dirname, '../..');

const POLYFILL = 'webextension-polyfill';
/** The one file that may name an API that a target lacks: whoever imports it from there is asked for a question mark. */
const OPTIONAL_APIS = 'src/platform/optional-apis.ts';
/** Finds the browser's own API in the polyfill's place, and so names it without using it. */
const NATIVE = 'src/platform/native-browser.ts';

/** A node of an ESTree; what it has depends on its type. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * What is wrong with how a build's sources name the extension API, a line each: names that a target does not have,
 * and uses that hide which names are meant. `metafiles` say which sources are in the build.
 */
export async function wrongApiUses(metafiles: readonly Metafile[]): Promise<string[]> {
  const sources = new Set(
    metafiles
      .flatMap(({ inputs }) => Object.keys(inputs))
      .filter((path) => /^src\/.*\.tsx?$/.test(path)),
  );
  const found = await Promise.all(
    [...sources]
      .sort()
      .map(async (path) => wrongUsesIn(path, readFileSync(join(ROOT, path), 'utf8'))),
  );
  return found.flat();
}

/** The same for one source, by its path from the repository's root. */
export async function wrongUsesIn(path: string, source: string): Promise<string[]> {
  if (path === NATIVE || !/\b(?:browser|chrome)\b|optional-apis/.test(source)) return [];
  const { code } = await transform(source, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    // Imports that only types need go, as they do in the build.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  });
  const tree = parseAst(code) as unknown as Node;
  const names = new Map<string, Use>();
  for (const { type, source: from, specifiers } of tree.body as Node[]) {
    if (type !== 'ImportDeclaration') continue;
    const specifier = String((from as Node).value);
    for (const { local, imported } of specifiers as Node[]) {
      const name = String((local as Node).name);
      if (specifier === POLYFILL) names.set(name, { path: [], isGuarded: path === OPTIONAL_APIS });
      else if (join(path, '..', specifier) === OPTIONAL_APIS)
        names.set(name, { path: [String((imported as Node).name)], isGuarded: true });
    }
  }
  for (const global of ['browser', 'chrome'])
    if (!names.has(global)) names.set(global, { path: [`global ${global}`], isGuarded: false });
  return [...usesIn(tree, names)].flatMap(wrongIn).map((wrong) => `${path}: ${wrong}`);
}

/** A use of the API: the names from it on, so that `browser.tabs.query` is tabs, query. */
interface Use {
  readonly path: readonly string[];
  /** Whether its absence is provided for: by the types of OPTIONAL_APIS, or by a question mark before a call. */
  readonly isGuarded: boolean;
}

/** Every use of the API in a tree. Variables that get a part of it are followed: they become names of it. */
function* usesIn(node: unknown, names: Map<string, Use>): Generator<Use> {
  if (Array.isArray(node)) {
    for (const part of node) yield* usesIn(part, names);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const here = node as Node;
  const use = apiNamed(here, names);
  if (use) {
    yield use;
    return;
  }
  if (here.type === 'ImportDeclaration') return;
  if (here.type === 'VariableDeclarator' && here.init) {
    const init = apiNamed(here.init as Node, names);
    if (init) {
      yield* declared(here.id as Node, init, names);
      return;
    }
  }
  const callee = here.type === 'CallExpression' && apiNamed(here.callee as Node, names);
  if (callee) {
    yield { ...callee, isGuarded: callee.isGuarded || here.optional === true };
    yield* usesIn(here.arguments, names);
    return;
  }
  for (const [field, part] of Object.entries(here)) {
    // A name after a point, or before a colon, is no variable.
    if ((field === 'property' || field === 'key') && !here.computed) continue;
    yield* usesIn(part, names);
  }
}

function* declared(id: Node, init: Use, names: Map<string, Use>): Generator<Use> {
  if (id.type === 'Identifier') {
    names.set(String(id.name), init);
    yield init;
    return;
  }
  for (const { key, value } of id.properties as Node[]) {
    const name = (key as Node | undefined)?.name ?? '[]';
    const use = { ...init, path: [...init.path, String(name)] };
    yield use;
    const own = value as Node | undefined;
    if (own?.type === 'Identifier') names.set(String(own.name), use);
  }
}

/** What an expression is of the API, if it is a chain of names that begins there. */
function apiNamed(node: Node, names: ReadonlyMap<string, Use>): Use | undefined {
  if (node.type === 'ChainExpression') return apiNamed(node.expression as Node, names);
  if (node.type === 'Identifier') return names.get(String(node.name));
  if (node.type !== 'MemberExpression') return undefined;
  const before = apiNamed(node.object as Node, names);
  const name = node.computed ? '[]' : String((node.property as Node).name);
  return before && { ...before, path: [...before.path, name] };
}

function wrongIn({ path, isGuarded }: Use): string[] {
  const [namespace, member] = path;
  if (namespace?.startsWith('global ')) return [`the ${namespace} is not ${POLYFILL}’s`];
  if (namespace === undefined || namespace === '[]')
    // OPTIONAL_APIS itself gives out what it names, one by one.
    return ['which part of the API is meant cannot be seen'];
  const having = API_TARGETS.filter((target) => BROWSER_APIS[target][namespace]);
  if (having.length === 0) return [`no target has ${namespace}`];
  const without = API_TARGETS.filter((target) => !having.includes(target));
  const missing = isGuarded ? [] : without.map((target) => `${target} has no ${namespace}`);
  if (member === undefined || member === '[]') return missing;
  const lacking = having.filter((target) => !BROWSER_APIS[target][namespace]?.includes(member));
  if (isGuarded && lacking.length < having.length) return missing;
  return [...missing, ...lacking.map((target) => `${target} has no ${namespace}.${member}`)];
}
