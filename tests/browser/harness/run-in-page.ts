import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { packIndex } from '../../../rules-data/tools/compile.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const bundles = new Map<string, Promise<string>>();

/** What build.ts does for card pages: `import packed from 'rules-index'`, with spellings ready for detection. */
const rulesIndex: Plugin = {
  name: 'rules-index',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^rules-index$/ }, () => ({ path: 'rules-index', namespace: 'rules' }));
    onLoad({ filter: /.*/, namespace: 'rules' }, () => ({
      contents: JSON.stringify(packIndex('content')),
      loader: 'json',
    }));
  },
};

/**
 * Bundles a module of the project (path from the repository's root) into one script that can run in
 * any page; its exports become the properties of the global `globalName`. Bundled once a process.
 */
export function bundle(path: string, globalName: string): Promise<string> {
  const key = `${path} ${globalName}`;
  const known = bundles.get(key);
  if (known) return known;
  const made = build({
    absWorkingDir: ROOT,
    entryPoints: [path],
    bundle: true,
    write: false,
    // Read anew in each page: a third of it is read in a third of the time.
    minify: true,
    format: 'iife',
    globalName,
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [rulesIndex],
    logLevel: 'error',
  }).then((result) => {
    const text = result.outputFiles[0]?.text ?? '';
    // evaluateOnNewDocument wraps the script in a function, where `var` would stay local.
    return `${text}\nglobalThis.${globalName} = ${globalName};`;
  });
  bundles.set(key, made);
  return made;
}

/** Runs a module in the page now, whatever its content security policy says. */
export async function runInPage(page: Page, path: string, globalName: string): Promise<void> {
  await page.evaluate(await bundle(path, globalName));
}

/** Runs a module in each page that this tab opens from now on, before the page's own scripts. */
export async function runBeforePage(page: Page, path: string, globalName: string): Promise<void> {
  const code = await bundle(path, globalName);
  await page.evaluateOnNewDocument(code);
}
