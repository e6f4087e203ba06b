import { readMatrix } from '../../rules-data/tools/load-matrix.ts';
import type { StatedFight } from '../../rules-data/tools/matrix-schema.ts';
import { parseCreature } from '../../src/combat/notation.ts';
import type { Fight } from '../../src/combat/types.ts';

/** The matrix's files, checked against their schema. */
export const { tables: TABLES, guide: GUIDE } = readMatrix();

export const CELLS = TABLES.flatMap((table) =>
  table.cells.map((cell) => ({
    cell,
    table,
    address: `${table.id}/${cell.row}/${cell.column}`,
    added: table.rows.find((row) => row.id === cell.row)?.added === true,
  })),
);

export const fightOf = (stated: StatedFight): Fight => ({
  attackers: stated.attackers.map(parseCreature),
  blockers: stated.blockers.map(parseCreature),
});
