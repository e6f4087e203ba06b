import { useRef, useState } from 'preact/hooks';
import { message } from '../../ui/i18n.ts';
import { type Cell, cellAddress, type MatrixTable } from './data.ts';
import { VerdictMark } from './verdict-mark.tsx';

interface Props {
  readonly table: MatrixTable;
  /** The address of the cell that is open, anywhere on the page. */
  readonly open: string | undefined;
  /** The address of a row that was asked for. */
  readonly litRow: string | undefined;
  /** Asks for a cell, by its address with "#". */
  readonly onOpen: (hash: string) => void;
}

/** How far an arrow key goes: [rows, columns]. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * One of the two tables: a true table, each of whose cells is a link to itself. One cell is in the tab order;
 * arrow keys, Home and End go from there (the roving tabindex of the ARIA authoring practices).
 */
export function MatrixTableView({ table, open, litRow, onOpen }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [reached, setReached] = useState<readonly [number, number]>([0, 0]);
  const { rows, columns } = table;

  const go = (row: number, column: number) => {
    const link = body.current?.rows[row]?.cells[column + 1]?.querySelector('a');
    if (!link) return;
    setReached([row, column]);
    link.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [row, column] = reached;
    const step = STEPS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) go(row + step[0], column + step[1]);
    else if (event.key === 'Home') go(row, 0);
    else if (event.key === 'End') go(row, columns.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div class="table-frame">
      <div class="scroller">
        <table class="matrix" aria-labelledby={`${table.id}-title`}>
          <thead>
            <tr>
              <td class="corner" lang="en">
                <span>{table.rowsAre} ↓</span>
                <span>{table.columnsAre} →</span>
              </td>
              {columns.map((column) => (
                <th key={column.id} scope="col" lang="en">
                  {column.name}
                  {column.note && <small>{column.note}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {/* The keys of the links bubble up to here; the body itself is nothing to operate. */}
          <tbody ref={body} onKeyDown={onKeyDown}>
            {rows.map((row, r) => {
              const id = `${table.id}/${row.id}`;
              return (
                <tr key={row.id} id={id} class={litRow === id ? 'lit' : undefined}>
                  <th scope="row">
                    <span lang="en">
                      {row.name}
                      {row.note && <small>{row.note}</small>}
                    </span>
                    {row.added && <small class="added">{message('matrixAdded')}</small>}
                  </th>
                  {columns.map((_, c) => {
                    const cell = table.cells[r * columns.length + c];
                    if (!cell) return null;
                    return (
                      <CellView
                        key={cell.column}
                        cell={cell}
                        address={cellAddress(table, cell)}
                        open={open}
                        tabIndex={reached[0] === r && reached[1] === c ? 0 : -1}
                        onReach={() => setReached([r, c])}
                        onOpen={onOpen}
                      />
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface CellProps {
  readonly cell: Cell;
  readonly address: string;
  readonly open: string | undefined;
  readonly tabIndex: number;
  readonly onReach: () => void;
  readonly onOpen: (hash: string) => void;
}

function CellView({ cell, address, open, tabIndex, onReach, onOpen }: CellProps) {
  const isOpen = open === address;
  const onClick = (event: MouseEvent) => {
    // With a modifier key it is a link like any other: to a new tab, or to be saved.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(`#${address}`);
  };
  return (
    <td class={cell.verdict}>
      <a
        id={address}
        href={`#${address}`}
        tabIndex={tabIndex}
        aria-current={isOpen ? 'true' : undefined}
        onFocus={onReach}
        onClick={onClick}
      >
        <VerdictMark verdict={cell.verdict} brief />
        <span class="happens" lang="en">
          {cell.happens}
        </span>
        <span class="damage" lang="en">
          {cell.damage}
        </span>
      </a>
    </td>
  );
}
