import { plainName, type SetTable } from '../../src/rules/set-table.ts';
import { FirstPrintingsFile, SetsFile, type SetsSource } from './formats-schema.ts';
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
      const [code] = parts(set);
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

/** The sets as the extension looks them up. Of two sets of one name the older has it. */
export function compileSets(root = DATA_ROOT): SetTable {
  const { sets, otherNames } = readSets(root);
  const codes: Record<string, readonly [string, string]> = {};
  const names: Record<string, string> = {};
  const name = (code: string, said: string) => {
    names[plainName(said)] ??= code;
    // Shops name the decks for Commander the other way round: "Commander: Kaldheim".
    const decks = / Commander$/.exec(said);
    if (decks) names[plainName(`Commander ${said.slice(0, decks.index)}`)] ??= code;
  };
  for (const [date, list] of Object.entries(sets))
    for (const set of list) {
      const [code, said] = parts(set);
      codes[code] = [date, said];
      name(code, said);
    }
  for (const [code, others] of Object.entries(otherNames))
    for (const other of others) name(code, other);
  return { codes, names };
}

/** In which set each card first came out: the parts of first-printings.json; see first-printing.ts. */
export function readFirstPrintings(root = DATA_ROOT): readonly string[] {
  return readData(FirstPrintingsFile, 'first-printings.json', root);
}

/** The newest set in which a card that we know first came out, and its day. */
export function newestSet(root = DATA_ROOT): { readonly name: string; readonly released: string } {
  // A part holds " key+code key+code ", with keys of five signs.
  const first = readFirstPrintings(root).flatMap((part) => part.trim().split(' '));
  const known = new Set(first.map((entry) => entry.slice(5)));
  const sets = Object.entries(compileSets(root).codes).filter(([code]) => known.has(code));
  const [, [released, name]] = sets.reduce((one, other) => (other[1][0] > one[1][0] ? other : one));
  return { name, released };
}

function parts(set: string): [code: string, name: string] {
  const at = set.indexOf(' ');
  return [set.slice(0, at), set.slice(at + 1)];
}
