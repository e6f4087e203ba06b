import { useEffect, useRef, useState } from 'preact/hooks';
import { play } from '../../combat/play.ts';
import type { Outcome } from '../../combat/types.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { counted } from '../../ui/counted.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { listed } from '../../ui/lists.ts';
import { messageWithElements } from '../../ui/message-with-elements.ts';
import { fightAddress } from '../fight/address.ts';
import { cellAsText, lineUp } from '../fight/as-text.ts';
import { inFormat, type Setup, setupOf } from '../fight/setup.ts';
import { chosenFormat } from './chosen-format.ts';
import {
  type Cell,
  cellAddress,
  GUIDE,
  headingOf,
  type MatrixTable,
  type StatedFight,
} from './data.ts';
import { VerdictMark } from './verdict-mark.tsx';

interface Props {
  readonly table: MatrixTable;
  readonly cell: Cell;
  readonly onClose: () => void;
}

/**
 * A cell in full: what happens, where the damage should go, the rules, and the fights that show it. Takes the
 * focus when it comes; give it a key, so that it comes anew for each cell.
 */
export function CellPanel({ table, cell, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const address = cellAddress(table, cell);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    reveal(document.getElementById(address), panel.current);
  }, [address]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const [uncopied, setUncopied] = useState('');
  const [row, column] = [headingOf(table.rows, cell.row), headingOf(table.columns, cell.column)];
  const cited = message('matrixCellRules', longDate(GUIDE.edition), listed(cell.rules));
  const fights = cell.fights.map((stated) => {
    const setup = setupOf(stated.attackers, stated.blockers, table.id);
    return { stated, setup, outcome: play(setup) };
  });
  const asText = cellAsText(
    message('matrixAgainst', row.name, column.name),
    cell.happens,
    cell.damage,
    cited,
    fights,
  );
  return (
    <section ref={panel} class="panel" aria-labelledby="panel-title" onKeyDown={onKeyDown}>
      <div class="panel-content">
        {' '}
        <header>
          <h3 id="panel-title" class="against" ref={title} tabIndex={-1}>
            {messageWithElements(
              'matrixAgainst',
              <b lang="en">{row.name}</b>,
              <b lang="en">{column.name}</b>,
            )}
          </h3>
          <button type="button" class="close" aria-label={message('close')} onClick={onClose}>
            ✕
          </button>
        </header>
        <div class="columns">
          <div>
            <VerdictMark verdict={cell.verdict} />
            <p lang="en">{cell.happens}</p>
            <p>
              <b>{message('matrixDamageGoes')}</b> <span lang="en">{cell.damage}</span>
            </p>
            <p class="rules">{cited}</p>
            <CopyButton text={asText} class="button" onUncopied={setUncopied}>
              {message('copyAsText')}
            </CopyButton>
            {uncopied && <p role="alert">{message('copyFailed', uncopied)}</p>}
          </div>
          <div>
            <h4>{counted('matrixFights', cell.fights.length)}</h4>
            <ul class="fights">
              {fights.map((fight) => (
                <FightItem key={fight.stated.shows} {...fight} />
              ))}
            </ul>
          </div>
        </div>
      </div>{' '}
    </section>
  );
}

/** Brings the cell into view where it is out of it, or under the panel that tells of it. */
function reveal(cell: HTMLElement | null, panel: HTMLElement | null): void {
  if (!cell || !panel) return;
  const { top, bottom, left, right } = cell.getBoundingClientRect();
  const floor = panel.getBoundingClientRect().top;
  if (top < 0 || left < 0 || right > innerWidth || bottom > floor)
    cell.scrollIntoView({ block: 'start', inline: 'center' });
}

interface FightProps {
  readonly stated: StatedFight;
  readonly setup: Setup;
  readonly outcome: Outcome;
}

function FightItem({ stated, setup, outcome }: FightProps) {
  return (
    <li>
      <p lang="en">{stated.shows}</p>
      <p class="line-up">{lineUp(setup, outcome)}</p>
      <a href={`fight.html${fightAddress(inFormat(setup, chosenFormat()))}`}>
        {message('matrixTryThis')}
      </a>
    </li>
  );
}
