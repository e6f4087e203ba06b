import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';

/** Megabytes, as memory is told. */
const MB = 1e6;

/**
 * What an import holds of memory now, in megabytes. In Chromium the heaps of page and worker with their buffers; in
 * Firefox, which tells no heap, all of the extension's process, from which the caller takes what it had before.
 */
export async function memory(name: string, page: Page): Promise<number> {
  if (name === 'firefox') return extensionProcess() / MB;
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

/** Resident bytes of Firefox's process for extensions. */
function extensionProcess(): number {
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid) || commandOf(pid) !== 'WebExtensions') continue;
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (isOurs(pid)) return Number(kilobytes) * 1024;
  }
  return Number.NaN;
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Whether a process was begun by this one: others may test at the same time. */
function isOurs(pid: string): boolean {
  for (let at = pid; at !== '0' && at !== ''; ) {
    if (at === String(process.pid)) return true;
    at = execFileSync('ps', ['-o', 'ppid=', '-p', at]).toString().trim();
  }
  return false;
}
