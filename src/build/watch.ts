import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const WATCHED = ['src', 'rules-data', 'manifest.json', 'package.json', 'build.ts'];

/** An editor writes a file in several steps, and several files at once. In milliseconds. */
const SETTLE_MS = 150;

/**
 * Builds with `args` now and after each change of a source, until the process is ended. Each build is a process of
 * its own, so that none works with data or code that an earlier one has read; a build that fails says why and is
 * tried again after the next change.
 */
export function buildOnChange(args: readonly string[]): void {
  let isBuilding = false;
  let hasChanged = false;
  let timer: NodeJS.Timeout | undefined;

  function rebuild(): void {
    if (isBuilding) {
      hasChanged = true;
      return;
    }
    isBuilding = true;
    hasChanged = false;
    const tsx = ['--import', 'tsx', join(ROOT, 'build.ts'), ...args];
    spawn(process.execPath, tsx, { cwd: ROOT, stdio: 'inherit' }).on('exit', (status) => {
      isBuilding = false;
      console.log(
        status === 0 ? 'Built; waiting for a change.' : 'Not built; waiting for a change.',
      );
      if (hasChanged) rebuild();
    });
  }

  for (const name of WATCHED.filter((path) => existsSync(join(ROOT, path))))
    watch(join(ROOT, name), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, SETTLE_MS);
    });
  rebuild();
}
