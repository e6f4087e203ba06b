import { join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { packIndex } from '../../rules-data/tools/compile.ts';
import { ENGINES, PAGES } from './targets.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Where esbuild thinks that it writes; files are named from here. */
const OUT = join(ROOT, 'dist');

export interface Bundles {
  /** Scripts and style sheets by their path in the extension. */
  readonly files: Map<string, Uint8Array>;
  /** What esbuild tells of what went into them. */
  readonly metafiles: readonly Metafile[];
}

/** A build to work on: readable, with source maps, and it loads itself again when a build with another id is there. */
export interface DebugBuild {
  readonly id: string;
}

/** Gives the code its data: `import packed from 'rules-index'`. */
const rulesIndex: Plugin = {
  name: 'rules-index',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^rules-index$/ }, () => ({ path: 'rules-index', namespace: 'rules' }));
    onLoad({ filter: /.*/, namespace: 'rules' }, () => ({
      contents: JSON.stringify(packIndex('pages')),
      loader: 'json',
    }));
  },
};

/** Bundles the scripts and style sheets. They are the same for every browser. */
export async function bundle(debug?: DebugBuild): Promise<Bundles> {
  const shared: BuildOptions & { write: false; metafile: true } = {
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    minify: !debug,
    sourcemap: debug ? 'inline' : false,
    target: ENGINES,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [rulesIndex],
    outdir: OUT,
    charset: 'utf8',
  };
  const results = await Promise.all([
    build({
      ...shared,
      format: 'iife',
      entryPoints: { content: 'src/content/index.ts', popover: 'src/content/popover-script.ts' },
      alias: { 'webextension-polyfill': './src/platform/native-browser.ts' },
    }),
    build({
      ...shared,
      format: 'iife',
      entryPoints: { background: 'src/background/index.ts' },
      ...(debug
        ? { inject: ['src/build/reload.ts'], define: { BUILD_ID: JSON.stringify(debug.id) } }
        : {}),
    }),
    build({
      ...shared,
      format: 'esm',
      entryPoints: {
        ...Object.fromEntries(PAGES.map((page) => [page, `src/pages/${page}/index.tsx`])),
        'cards-worker': 'src/pages/options/cards-worker.ts',
        'documents-worker': 'src/pages/options/documents-worker.ts',
        'fight-worker': 'src/pages/fight/fight-worker.ts',
      },
    }),
    build({
      ...shared,
      plugins: [],
      entryPoints: {
        marks: 'src/content/marks.css',
        popover: 'src/content/popover.css',
        ...Object.fromEntries(PAGES.map((page) => [page, `src/pages/${page}/${page}.css`])),
      },
    }),
  ]);
  const files = new Map<string, Uint8Array>();
  for (const { path, contents } of results.flatMap(({ outputFiles }) => outputFiles))
    files.set(relative(OUT, path), contents);
  if (!debug)
    for (const script of ['content.js', 'popover.js'])
      files.set(script, await squeeze(files.get(script)));
  return { files, metafiles: results.map(({ metafile }) => metafile) };
}

/** What esbuild leaves, made smaller still: only for the scripts that card pages load. */
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
