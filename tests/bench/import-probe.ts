import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { inFirefox } from '../browser/harness/in-firefox.ts';

/** Megabytes, as memory is told. */
const MB = 1e6;
/** Of /proc/PID/stat, on every Linux of today. */
const TICKS_A_SECOND = 100;

/** All that Firefox's process for extensions has allocated, but for what the allocator itself keeps; as about:memory. */
const FIREFOX_HEAP = `
const manager = Cc['@mozilla.org/memory-reporter-manager;1'].getService(Ci.nsIMemoryReporterManager);
return new Promise((done) => {
  let sum = 0;
  manager.getReports(
    (process, path, kind, units, amount) => {
      if (!/extension/i.test(process) || units !== Ci.nsIMemoryReporter.UNITS_BYTES) return;
      if (/^explicit\\/(?!heap-overhead)/.test(path)) sum += amount;
    },
    null,
    () => done(sum),
    null,
    false,
  );
});`;

/**
 * What an import holds of memory now, in megabytes. In Chromium the heaps of page and worker with their buffers; in
 * Firefox those of the extension's process, from which the caller takes what they held before.
 */
export async function memory(name: string, page: Page): Promise<number> {
  if (name === 'firefox') return Number(await inFirefox(page.browser(), FIREFOX_HEAP)) / MB;
  const { JSHeapUsedSize = 0 } = await page.metrics();
  let sum = JSHeapUsedSize;
  for (const worker of page.workers()) {
    const heap = (await worker.client.send('Runtime.getHeapUsage').catch(() => undefined)) as
      | { usedSize: number; backingStorageSize?: number }
      | undefined;
    sum += (heap?.usedSize ?? 0) + (heap?.backingStorageSize ?? 0);
  }
  return sum / MB;
}

/** Seconds of processor that the browser has used, all of its processes: another's load is not in it. */
export function processorSeconds(page: Page): number {
  let ticks = 0;
  for (const pid of processesOf(page)) {
    const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
    ticks += user + system;
  }
  return ticks / TICKS_A_SECOND;
}

/** The browser's process and all that it has started. */
function processesOf(page: Page): string[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid))
      .map((pid) => [pid, statOf(pid)[1] ?? '']),
  );
  const root = String(page.browser().process()?.pid);
  const isBelow = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/** The fields of a process after its name, which may have spaces: state, parent, and so on. */
function statOf(pid: string): string[] {
  return read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
