// Builds dist/chrome and dist/firefox and a zip of each, the same bytes from the same commit.
//   npm run build
//   npm run build -- --official DIR   puts the official documents found in DIR into the build
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { type Zippable, zipSync } from 'fflate';
import { minify } from 'terser';
import { builtInDocuments } from './rules-data/tools/built-in-documents.ts';
import { compileDetails, compileTexts, packIndex, packOthers } from './rules-data/tools/compile.ts';
import { brokenLinks, DataError, readTerms } from './rules-data/tools/load.ts';
import { readMatrix } from './rules-data/tools/load-matrix.ts';
import { compileTermRules } from './rules-data/tools/term-rules.ts';
import { matchesOf } from './src/host-page/sites/matches.ts';
import { SITE_KEY } from './src/host-page/sites/own-site.ts';
import { SITES } from './src/host-page/sites/site.ts';

const ROOT = import.meta.dirname;
const SRC = join(ROOT, 'src');
const DIST = join(ROOT, 'dist');
const TARGETS = ['chrome', 'firefox'] as const;
type Target = (typeof TARGETS)[number];

const KB = 1024;

/** Most bytes gzipped a bundle may have. The content script is loaded by every card page. */
const BUDGETS: Readonly<Record<string, number>> = {
  // Room for cards that are pictures or names, and for what makes the first sentence true.
  'content.js': 44 * KB,
  'background.js': 12 * KB,
};

/** The floor of the manifests. */
const ENGINES = ['chrome140', 'firefox153'];

/** Zips carry a time; a fixed one keeps them the same from the same commit. */
const ZIP_TIME = new Date('2000-01-01T00:00:00Z');

const PAGES = ['options', 'popup', 'welcome', 'look-up', 'matrix', 'reader'] as const;

/** Gives the code its data: `import packed from 'rules-index'`. */
const rulesIndex = (surface: 'pages' | 'content'): Plugin => ({
  name: 'rules-index',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^rules-index$/ }, () => ({ path: 'rules-index', namespace: 'rules' }));
    onLoad({ filter: /.*/, namespace: 'rules' }, () => ({
      contents: JSON.stringify(packIndex(surface)),
      loader: 'json',
    }));
  },
});

/** A style sheet imported by a script, with what it imports, minified, as text for a constructed sheet. */
const cssText: Plugin = {
  name: 'css-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        target: ENGINES,
      });
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
    });
  },
};

/** Each site loads what is known of it, then the one content script of all. */
function contentScripts(common: Readonly<Record<string, unknown>>): object[] {
  return SITES.map((site) => ({
    ...common,
    matches: matchesOf(site),
    js: [`sites/${site.id}.js`, 'content.js'],
  }));
}

function manifestFor(target: Target): string {
  const { browser_specific_settings, content_scripts, ...manifest } = JSON.parse(
    readFileSync(join(ROOT, 'manifest.json'), 'utf8'),
  ) as Record<string, unknown> & { content_scripts: Record<string, unknown>[] };
  const own =
    target === 'chrome'
      ? { minimum_chrome_version: '140', background: { service_worker: 'background.js' } }
      : { browser_specific_settings, background: { scripts: ['background.js'] } };
  const scripts = content_scripts.flatMap(contentScripts);
  return JSON.stringify({ ...manifest, content_scripts: scripts, ...own }, null, 2);
}

async function bundle(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const shared: BuildOptions & { write: false } = {
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    minify: true,
    target: ENGINES,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [rulesIndex('pages'), cssText],
    outdir: DIST,
    charset: 'utf8',
  };
  const content = await build({
    ...shared,
    format: 'iife',
    entryPoints: { content: 'src/content/index.ts' },
    plugins: [rulesIndex('content'), cssText],
    alias: { 'webextension-polyfill': './src/platform/native-browser.ts' },
  });
  const worker = await build({
    ...shared,
    format: 'iife',
    entryPoints: { background: 'src/background/index.ts' },
  });
  const pages = await build({
    ...shared,
    format: 'esm',
    entryPoints: {
      ...Object.fromEntries(PAGES.map((page) => [page, `src/pages/${page}/index.tsx`])),
      'documents-worker': 'src/pages/options/documents-worker.ts',
    },
  });
  const styles = await build({
    ...shared,
    plugins: [],
    entryPoints: {
      marks: 'src/content/marks.css',
      ...Object.fromEntries(PAGES.map((page) => [page, `src/pages/${page}/${page}.css`])),
    },
  });
  for (const { path, contents } of [
    ...content.outputFiles,
    ...worker.outputFiles,
    ...pages.outputFiles,
    ...styles.outputFiles,
  ])
    files.set(relative(DIST, path), contents);
  files.set('content.js', await squeeze(files.get('content.js')));
  return files;
}

/** What esbuild leaves, made smaller still: only for the script that every card page loads. */
async function squeeze(script: Uint8Array | undefined): Promise<Uint8Array> {
  if (!script) throw new Error('no content script was built');
  const { code } = await minify(Buffer.from(script).toString('utf8'), {
    // Without sequences and with few inlined functions the text repeats itself more, and gzips better.
    compress: { passes: 2, sequences: false, inline: 1, pure_getters: true, unsafe_arrows: true },
    mangle: { toplevel: true },
    ecma: 2020,
    format: { ascii_only: false },
  });
  return Buffer.from(code ?? '');
}

function addStatic(files: Map<string, Uint8Array>): void {
  for (const page of PAGES)
    files.set(`${page}.html`, readFileSync(join(SRC, 'pages', page, `${page}.html`)));
  for (const folder of ['icons', '_locales'])
    for (const path of filesIn(join(SRC, folder)))
      if (/\.(png|json)$/.test(path)) files.set(relative(SRC, path), readFileSync(path));
  for (const site of SITES)
    files.set(
      `sites/${site.id}.js`,
      Buffer.from(`globalThis[Symbol.for('${SITE_KEY}')]=${JSON.stringify(site)};\n`),
    );
  const rules = JSON.stringify({
    others: packOthers(),
    texts: compileTexts(),
    details: compileDetails(),
  });
  files.set('rules.json', Buffer.from(rules));
  files.set('index.json', Buffer.from(JSON.stringify(packIndex('pages'))));
  const version = createHash('sha256').update(rules).digest('hex').slice(0, 16);
  files.set('rules-version.txt', Buffer.from(version));
  files.set('term-rules.json', Buffer.from(JSON.stringify(compileTermRules())));
  files.set('LICENSE', readFileSync(join(ROOT, 'LICENSE')));
}

/** Adds the documents of the folder that the command line names, if it names one. */
async function addOfficial(files: Map<string, Uint8Array>): Promise<void> {
  const { official } = parseArgs({ options: { official: { type: 'string' } } }).values;
  if (official === undefined) {
    // An empty list, so that looking for it is no error in the browser's log.
    files.set('official/list.json', Buffer.from('[]'));
    return;
  }
  const { files: documents, skipped } = await builtInDocuments(official, compileTermRules());
  for (const [name, bytes] of documents) files.set(name, bytes);
  for (const line of skipped) console.warn(`left out: ${line}`);
  console.log(`${documents.size - 1} official documents are in this build`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
}

function write(target: Target, files: ReadonlyMap<string, Uint8Array>): void {
  const all = new Map(files).set('manifest.json', Buffer.from(`${manifestFor(target)}\n`));
  const zip: Zippable = {};
  for (const [name, bytes] of [...all].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = join(DIST, target, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, bytes);
    zip[name] = [bytes, { mtime: ZIP_TIME, level: 9 }];
  }
  writeFileSync(join(DIST, `reminder-text-${target}.zip`), zipSync(zip));
}

/** Prints every bundle's size, plain and gzipped; returns the names of those past their budget. */
function weigh(files: ReadonlyMap<string, Uint8Array>): string[] {
  const over: string[] = [];
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!/\.(js|css|json)$/.test(name) || /^(?:_locales|sites)\//.test(name)) continue;
    const gzipped = gzipSync(bytes, { level: 9, memLevel: 9 }).length;
    const budget = BUDGETS[name];
    const limit = budget === undefined ? '' : `  of ${budget}`;
    console.log(
      `${name.padEnd(18)}${String(bytes.length).padStart(9)}${String(gzipped).padStart(9)} gzipped${limit}`,
    );
    if (budget !== undefined && gzipped > budget) over.push(name);
  }
  return over;
}

try {
  const broken = brokenLinks(readTerms());
  if (broken.length) throw new DataError(broken.join('\n'));
  // The matrix page takes its files as they are.
  readMatrix();
  const files = await bundle();
  addStatic(files);
  await addOfficial(files);
  for (const target of TARGETS) rmSync(join(DIST, target), { recursive: true, force: true });
  for (const target of TARGETS) write(target, files);
  const over = weigh(files);
  if (over.length) {
    console.error(`Past the budget: ${over.join(', ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
