import { readData } from '../../rules-data/load.ts';
import { GuideFile, MatrixFile, type StatedFight } from '../../rules-data/matrix/schema.ts';
import { parseCreature } from '../../src/rules/combat/notation.ts';
import type { Fight } from '../../src/rules/combat/types.ts';

/** The matrix's files, checked against their schema. */
export const TABLES = [
  readData(MatrixFile, 'matrix/attack.json'),
  readData(MatrixFile, 'matrix/block.json'),
];
export const GUIDE = readData(GuideFile, 'matrix/guide.json');

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
