import { useEffect, useState } from 'preact/hooks';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { messageWithElements } from '../../ui/message-with-elements.ts';
import { FormatNote } from '../format-note.tsx';
import type { Address } from './address.ts';
import { CellPanel } from './cell-panel.tsx';
import { chosenFormat } from './chosen-format.ts';
import { type Cell, findCell, GUIDE, type MatrixTable, TABLES } from './data.ts';
import { Closing, Editions, Legend, Notes } from './guide-sections.tsx';
import { MatrixTableView } from './matrix-table.tsx';
import { useAddress } from './use-address.ts';

/** The whole page: both tables, what stands around them, and a fight to try. */
export function MatrixPage() {
  const [address, go] = useAddress();
  const [open, setOpen] = useState<Address>(address);
  // An address that was just asked for acts once; the user may close the cell after.
  useEffect(() => {
    if (address.kind === 'moved') location.replace(address.to);
    else setOpen(address);
    if (address.kind === 'place') document.getElementById(address.id)?.scrollIntoView();
  }, [address]);

  const opened = open.kind === 'cell' ? findCell(open.table, open.row, open.column) : undefined;
  const close = () => {
    if (open.kind !== 'cell') return;
    setOpen({ kind: 'none' });
    document.getElementById(cellId(open))?.focus();
  };
  return (
    <main>
      <header class="top">
        <h1>{message('matrixTitle')}</h1>
        <FormatNote format={chosenFormat()}>
          <a href="#editions">{message('matrixWithStack')}</a>
        </FormatNote>
        <Legend />
        {address.kind === 'unreadable' && (
          <p class="notice bad" role="alert">
            {message('matrixAddressBad', address.reason)}
          </p>
        )}
      </header>
      {TABLES.map((table) => (
        <TableSection
          key={table.id}
          table={table}
          open={open}
          cell={open.kind === 'cell' && open.table === table.id ? opened : undefined}
          onClose={close}
          onOpen={go}
        />
      ))}
      <section id="about" aria-labelledby="about-title">
        <h2 id="about-title">{message('matrixAbout')}</h2>
        <p>
          <span lang="en">{GUIDE.intro}</span>{' '}
          {messageWithElements(
            'matrixRulesOf',
            longDate(GUIDE.edition),
            <a href="#editions">{message('matrixOtherEditions')}</a>,
          )}
        </p>
        <p lang="en">{GUIDE.you}</p>
        <p>
          <a href="fight.html">{message('fightMatrixTry')}</a>
        </p>
      </section>
      <section aria-labelledby="behind-title" class="behind">
        <h2 id="behind-title">{message('matrixBehind')}</h2>
        <Notes notes={GUIDE.rules} />
      </section>
      <Editions edition={chosenEdition()} />
      <Closing />
    </main>
  );
}

interface SectionProps {
  readonly table: MatrixTable;
  readonly open: Address;
  readonly cell: Cell | undefined;
  readonly onClose: () => void;
  readonly onOpen: (hash: string) => void;
}

function TableSection({ table, open, cell, onClose, onOpen }: SectionProps) {
  return (
    <section id={table.id} class="table-section" aria-labelledby={`${table.id}-title`}>
      <h2 id={`${table.id}-title`} lang="en">
        {table.title}
      </h2>
      <p lang="en">{table.intro}</p>
      <MatrixTableView
        table={table}
        open={open.kind === 'cell' ? cellId(open) : undefined}
        onOpen={onOpen}
        litRow={open.kind === 'place' ? open.id : undefined}
      />
      {cell && (
        <CellPanel key={`${cell.row}/${cell.column}`} table={table} cell={cell} onClose={onClose} />
      )}
      <Notes notes={table.notes} />
    </section>
  );
}

const cellId = ({ table, row, column }: Address & { kind: 'cell' }) => `${table}/${row}/${column}`;

/** The edition in the address, as "?edition=2008-10-01", which the user's other pages hand on. */
function chosenEdition(): string | undefined {
  const edition = new URLSearchParams(location.search).get('edition');
  return edition && /^\d{4}-\d{2}-\d{2}$/.test(edition) ? edition : undefined;
}
