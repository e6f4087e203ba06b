import { message } from '../../ui/i18n.ts';
import { cellAddress, headingOf, TABLES } from '../matrix/data.ts';
import { type Setup, setupOf } from './setup.ts';

/** A list of every fight that the cells state, to start from. */
export function Presets({ onPick }: { onPick: (setup: Setup) => void }) {
  return (
    <label>
      {message('fightStart')}{' '}
      <select
        value=""
        onChange={(event) => {
          const [address, index = '0'] = event.currentTarget.value.split('#');
          const table = TABLES.find(({ id }) => address?.startsWith(`${id}/`));
          const cell = table?.cells.find((each) => cellAddress(table, each) === address);
          const fight = cell?.fights[Number(index)];
          if (table && fight) onPick(setupOf(fight.attackers, fight.blockers, table.id));
        }}
      >
        <option value="">{message('fightChoose')}</option>
        {TABLES.flatMap((table) =>
          table.rows.map((row) => (
            <optgroup
              key={`${table.id}/${row.id}`}
              label={message('fightStartGroup', table.title, row.name)}
            >
              {table.cells
                .filter((cell) => cell.row === row.id)
                .flatMap((cell) =>
                  cell.fights.map((fight, i) => (
                    <option
                      lang="en"
                      key={`${cell.column} ${fight.shows}`}
                      value={`${cellAddress(table, cell)}#${i}`}
                    >
                      {nameOf(headingOf(table.columns, cell.column).name, i)}
                    </option>
                  )),
                )}
            </optgroup>
          )),
        )}
      </select>
    </label>
  );
}

/** A cell's further fights have a number behind its name. */
const nameOf = (column: string, i: number): string =>
  i === 0 ? column : message('fightStartMore', column, String(i + 1));
