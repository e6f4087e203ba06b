import { VERDICTS } from '../../src/combat/verdict.ts';
import { DATA_ROOT, DataError, readData, readEditions } from './load.ts';
import { type Guide, GuideFile, MatrixFile, type MatrixTable } from './matrix-schema.ts';

const TABLE_IDS = ['attack', 'block'] as const;

/** Everything under rules-data/matrix. */
export interface Matrix {
  readonly tables: readonly MatrixTable[];
  readonly guide: Guide;
}

/**
 * The banding combat matrix, read against its schema. Throws DataError that names file, field and reason, also
 * where a file has the other's table, a verdict has no legend or two, or an edition
 * is none of ours. That each fight
 * comes out as stated is for tests/rules/matrix.test.ts, which plays them.
 */
export function readMatrix(root = DATA_ROOT): Matrix {
  const tables = TABLE_IDS.map((id) => readTable(id, root));
  return { tables, guide: readGuide(root) };
}

function readTable(id: (typeof TABLE_IDS)[number], root: string): MatrixTable {
  const file = `matrix/${id}.json`;
  const table = readData(MatrixFile, file, root);
  if (table.id !== id)
    throw new DataError(`rules-data/${file}: id: ${table.id}, in the file of ${id}`);
  return table;
}

function readGuide(root: string): Guide {
  const file = 'matrix/guide.json';
  const guide = readData(GuideFile, file, root);
  const known = new Set(readEditions(root).editions.map(({ date }) => date));
  const errors: string[] = [];
  const told = guide.legend.map(({ verdict }) => verdict);
  for (const verdict of VERDICTS)
    if (told.filter((each) => each === verdict).length !== 1)
      errors.push(`rules-data/${file}: legend: ${verdict} is to stand there once`);
  const dated = (field: string, date: string | undefined) => {
    if (date !== undefined && !known.has(date))
      errors.push(`rules-data/${file}: ${field}: no edition of ${date}`);
  };
  dated('edition', guide.edition);
  guide.numbers.forEach(([date], i) => {
    dated(`numbers.${i}.0`, date);
  });
  guide.editions.forEach(({ from, until, rules }, i) => {
    dated(`editions.${i}.from`, from);
    dated(`editions.${i}.until`, until);
    if (until !== undefined && until <= from)
      errors.push(`rules-data/${file}: editions.${i}.until: not after its from, ${from}`);
    rules.forEach(({ edition }, j) => {
      dated(`editions.${i}.rules.${j}.edition`, edition);
    });
  });
  if (errors.length) throw new DataError(errors.join('\n'));
  return guide;
}
