import { type Zippable, zipSync } from 'fflate';

/**
 * Zips carry a time of the clock on the wall, without a zone: one fixed in local time is the same bytes everywhere.
 * At noon, since some zone's clocks skip midnight.
 */
const ZIP_TIME = new Date(2000, 0, 1, 12);

/** Files (names to bytes) as a zip: the same bytes for the same files, on any machine, in any time zone. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const zip: Zippable = {};
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    zip[name] = [bytes, { mtime: ZIP_TIME, level: 9 }];
  return zipSync(zip);
}
