import type { PackedSets } from '../../src/rules/set-table.ts';
import { SetsFile, type SetsSource } from './formats-schema.ts';
import { DATA_ROOT, DataError, readData } from './load.ts';

const FILE = 'sets.json';

/**
 * The table of sets. Throws DataError that names file, field and reason, also where a code stands there twice, the
 * dates are not in order, or other names are of a set that is not there.
 */
export function readSets(root = DATA_ROOT): SetsSource {
  const table = readData(SetsFile, FILE, root);
  const errors: string[] = [];
  const codes = new Set<string>();
  let before = '';
  for (const [date, sets] of Object.entries(table.sets)) {
    if (date <= before) errors.push(`rules-data/${FILE}: sets.${date}: dates stand oldest first`);
    before = date;
    for (const set of sets) {
      const code = set.slice(0, set.indexOf(' '));
      if (codes.has(code))
        errors.push(`rules-data/${FILE}: sets.${date}: ${code} stands there twice`);
      codes.add(code);
    }
  }
  for (const code of Object.keys(table.otherNames))
    if (!codes.has(code))
      errors.push(`rules-data/${FILE}: otherNames.${code}: no set of that code`);
  if (errors.length) throw new DataError(errors.join('\n'));
  return table;
}

/** The sets as the extension has them. */
export function compileSets(root = DATA_ROOT): PackedSets {
  const { sets, otherNames } = readSets(root);
  return { sets, otherNames };
}
