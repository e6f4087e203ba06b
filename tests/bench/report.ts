import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';

const OUT = resolve(import.meta.dirname, '../../dist/bench');

/** The value below which a share of all lie: 0.5 is the median, 0.95 the 95th of 100. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Writes what was measured as dist/bench/NAME.json, with the day and the machine, and says where. */
export function writeReport(name: string, measured: object): void {
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    load: loadavg().map((value) => Math.round(value * 10) / 10),
    ...measured,
  };
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}/${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${OUT}/${name}.json`);
}
