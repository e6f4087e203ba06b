// Builds dist/chrome and dist/firefox and a zip of each, the same bytes from the same commit.
//   npm run build
//   npm run build -- --official DIR   puts the official documents found in DIR into the build
//   npm run build -- --debug          dist/debug/chrome and dist/debug/firefox: readable, with source maps
//   npm run build -- --watch          the same again after each change; the browser loads it by itself
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DataError } from './rules-data/tools/load.ts';
import { BuildError, buildExtension, type Files } from './src/build/extension.ts';
import { weigh } from './src/build/sizes.ts';
import { TARGETS } from './src/build/targets.ts';
import { buildOnChange } from './src/build/watch.ts';
import { zipOf } from './src/build/zip.ts';

const DIST = join(import.meta.dirname, 'dist');

const { values: options } = parseArgs({
  options: {
    official: { type: 'string' },
    debug: { type: 'boolean' },
    watch: { type: 'boolean' },
    /** Only says that a bundle is past its budget: another machine may pack a few bytes worse than ours. */
    'warn-of-size': { type: 'boolean' },
  },
});

/** Puts files into a folder in the place of what is there, in their order. */
function write(folder: string, files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

async function release(): Promise<void> {
  const built = await buildExtension({ official: options.official });
  for (const target of TARGETS) {
    write(join(DIST, target), built[target]);
    writeFileSync(join(DIST, `reminder-text-${target}.zip`), zipOf(built[target]));
  }
  const over = weigh(built.chrome);
  if (over.length === 0) return;
  console.error(`Past the budget: ${over.join(', ')}`);
  if (!options['warn-of-size']) process.exitCode = 1;
}

async function debug(): Promise<void> {
  const id = String(Date.now());
  const built = await buildExtension({ official: options.official, debug: { id } });
  for (const target of TARGETS) write(join(DIST, 'debug', target), built[target]);
}

try {
  if (options.watch) {
    const { official } = options;
    buildOnChange(['--debug', ...(official === undefined ? [] : ['--official', official])]);
  } else if (options.debug) await debug();
  else await release();
} catch (error) {
  if (!(error instanceof DataError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
