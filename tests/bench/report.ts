import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';

const OUT = resolve(import.meta.dirname, '../../dist/bench');

/** The value below which a share of all lie: 0.5 is the median, 0.95 the 95th of 100. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** A limit that an issue or a promise of ours names, and what was measured. */
export interface Limit {
  /** What is measured, with its unit; as "task of one card, to an empty script's". */
  readonly what: string;
  readonly measured: number;
  readonly atMost: number;
}

/** Where a bench leaves its report. */
export const reportFile = (name: string) => `${OUT}/${name}.json`;

/** Writes what was measured as dist/bench/NAME.json, with the day, the machine and the limits, and says where. */
export function writeReport(name: string, measured: object, limits: readonly Limit[] = []): void {
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    load: loadavg().map((value) => Math.round(value * 10) / 10),
    ...measured,
    limits,
  };
  mkdirSync(OUT, { recursive: true });
  writeFileSync(reportFile(name), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${reportFile(name)}`);
}
