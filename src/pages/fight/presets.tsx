import { message } from '../../ui/i18n.ts';
import { cellAddress, headingOf, TABLES } from '../matrix/data.ts';
import { useRules } from '../use-rules.ts';
import { exampleFights } from './example-fights.ts';
import { type Setup, setupOf } from './setup.ts';

/** What stands for a cell's address before the number of an example. */
const EXAMPLE = 'example';

/** A list of every fight that an example or a cell of the matrix states, to start from. */
export function Presets({ onPick }: { onPick: (setup: Setup) => void }) {
  const examples = exampleFights(useRules().terms);
  return (
    <label>
      {message('fightStart')}{' '}
      <select
        value=""
        onChange={(event) => {
          const [address = '', index = '0'] = event.currentTarget.value.split('#');
          const at = Number(index);
          const picked = address === EXAMPLE ? examples[at]?.setup : setupOfCell(address, at);
          if (picked) onPick(picked);
        }}
      >
        <option value="">{message('fightChoose')}</option>
        <optgroup label={message('fightStartExamples')}>
          {examples.map(({ name }, i) => (
            <option key={name} value={`${EXAMPLE}#${i}`}>
              {name}
            </option>
          ))}
        </optgroup>
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

/** One of the fights of a cell, by the cell's address. */
function setupOfCell(address: string, index: number): Setup | undefined {
  const table = TABLES.find(({ id }) => address.startsWith(`${id}/`));
  const cell = table?.cells.find((each) => cellAddress(table, each) === address);
  const fight = cell?.fights[index];
  return table && fight && setupOf(fight.attackers, fight.blockers, table.id);
}

/** A cell's further fights have a number behind its name. */
const nameOf = (column: string, i: number): string =>
  i === 0 ? column : message('fightStartMore', column, String(i + 1));
