import attack from '../../../rules-data/matrix/attack.json' with { type: 'json' };
import block from '../../../rules-data/matrix/block.json' with { type: 'json' };
import guide from '../../../rules-data/matrix/guide.json' with { type: 'json' };
import type {
  Cell,
  Guide,
  Heading,
  MatrixTable,
  Note,
  StatedFight,
} from '../../../rules-data/tools/matrix-schema.ts';
import type { Verdict } from '../../combat/verdict.ts';

export type { Cell, Guide, Heading, MatrixTable, Note, StatedFight, Verdict };

// The files are checked against their schema by a test and at build; here only their type is said.
export const TABLES: readonly MatrixTable[] = [attack as MatrixTable, block as MatrixTable];
export const GUIDE = guide as unknown as Guide;

/** A cell by the ids of its table, row and column. */
export function findCell(table: string, row: string, column: string): Cell | undefined {
  const found = TABLES.find((each) => each.id === table);
  return found?.cells.find((cell) => cell.row === row && cell.column === column);
}

/** The address of a cell, as it stands after "#". */
export const cellAddress = (table: MatrixTable, cell: Cell): string =>
  `${table.id}/${cell.row}/${cell.column}`;

export const headingOf = (headings: readonly Heading[], id: string): Heading =>
  headings.find((heading) => heading.id === id) ?? { id, name: id };

export const verdictName = (verdict: Verdict): string =>
  GUIDE.legend.find((entry) => entry.verdict === verdict)?.name ?? verdict;
