import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { type Offline, type Reply, serveOffline } from './harness/serve-offline.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const MATRIX_URL = 'https://matrix.test/matrix.html';

/** What may follow the page's address. */
const QUERIES = [
  '?edition=2008-10-01',
  '?edition=2026-09-25&format=middle-school',
  '?edition=2026-09-25&format=old-school-french',
  '?edition=2026-09-25&format=gone',
];

let built: Promise<Readonly<Record<string, Reply | string>>> | undefined;

/** The matrix page as a plain page: bundled as the build does it, under an address of its own. */
async function replies(): Promise<Readonly<Record<string, Reply | string>>> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: {
      matrix: 'src/pages/matrix/index.tsx',
      'matrix-styles': 'src/pages/matrix/matrix.css',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    target: ['chrome140', 'firefox153'],
    charset: 'utf8',
    alias: { 'webextension-polyfill': './tests/browser/no-extension.ts' },
    outdir: join(ROOT, 'dist'),
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return {
    [MATRIX_URL]: readFileSync(join(ROOT, 'src/pages/matrix/matrix.html'), 'utf8'),
    [MATRIX_URL.replace('.html', '.js')]: {
      body: text('matrix.js'),
      contentType: 'text/javascript; charset=utf-8',
    },
    [MATRIX_URL.replace('.html', '.css')]: {
      body: text('matrix-styles.css'),
      contentType: 'text/css; charset=utf-8',
    },
    [MATRIX_URL.replace('matrix.html', 'icons/icon-32.png')]: {
      body: '',
      contentType: 'image/png',
    },
  };
}

/** Lets a tab open the matrix page, and nothing else: no test of it touches the network. */
export async function serveMatrix(page: Page): Promise<Offline> {
  built ??= replies();
  const files = await built;
  const queried = Object.fromEntries(
    QUERIES.map((query) => [MATRIX_URL + query, files[MATRIX_URL] ?? '']),
  );
  return serveOffline(page, { ...files, ...queried });
}

/** Opens the page at an address after "#", and with one after "?", and waits until it is drawn. */
export async function openMatrix(page: Page, hash = '', query = ''): Promise<void> {
  await page.goto('about:blank');
  await page.goto(MATRIX_URL + query + hash);
  await page.waitForSelector('table.matrix');
}
