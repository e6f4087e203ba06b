import { useMemo, useState } from 'preact/hooks';
import {
  MAX_ALL,
  MAX_GROWING,
  MAX_SIDE,
  MAX_STAT,
  type Problem,
  problems,
} from '../../rules/combat/legal.ts';
import type { Side } from '../../rules/combat/types.ts';
import { fightAddress } from './address.ts';
import { CreatureForm } from './creature-form.tsx';
import { cellAddress, headingOf, TABLES } from './data.ts';
import { OutcomeView } from './outcome-view.tsx';
import { creaturesOf, fromCell, newCreature, type Setup, withSide } from './setup.ts';
import { listed } from './words.ts';

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** A fight that the reader sets up, and what comes of it. */
export function TryIt({ setup, onChange }: Props) {
  const found = useMemo(() => problems(setup), [setup]);
  const change = (next: Setup) => {
    onChange(next);
    history.replaceState(null, '', fightAddress(next));
  };
  return (
    <section id="try" class="try" aria-labelledby="try-title">
      <h2 id="try-title">Try it</h2>
      <p>
        Set up a fight. Both players then divide the damage that is theirs to divide as well as can
        be.
      </p>
      <div class="choices">
        <Presets onPick={change} />
        <label>
          Dividing damage{' '}
          <select
            value={setup.division ?? 'free'}
            onChange={(event) =>
              change({
                ...setup,
                division: event.currentTarget.value === 'ordered' ? 'ordered' : 'free',
              })
            }
          >
            <option value="free">as the player likes (today; before July 2009)</option>
            <option value="ordered">in an order (July 2009 to September 2024)</option>
          </select>
        </label>
      </div>
      <div class="sides">
        <SideForm side="attack" title="Attackers" setup={setup} onChange={change} />
        <SideForm side="block" title="Blockers" setup={setup} onChange={change} />
      </div>
      <div class="result" aria-live="polite">
        {found.length > 0 ? (
          <ul class="notice bad">
            {found.map((problem) => (
              <li key={JSON.stringify(problem)}>{explain(problem)}</li>
            ))}
          </ul>
        ) : (
          <OutcomeView setup={setup} onSide={(side) => change({ ...setup, side })} />
        )}
      </div>
      <ShareLink setup={setup} />
    </section>
  );
}

function Presets({ onPick }: { onPick: (setup: Setup) => void }) {
  return (
    <label>
      Start from a cell{' '}
      <select
        value=""
        onChange={(event) => {
          const [address, index = '0'] = event.currentTarget.value.split('#');
          const table = TABLES.find(({ id }) => address?.startsWith(`${id}/`));
          const cell = table?.cells.find((each) => cellAddress(table, each) === address);
          const fight = cell?.fights[Number(index)];
          if (table && fight) onPick(fromCell(table, fight));
        }}
      >
        <option value="">Choose …</option>
        {TABLES.flatMap((table) =>
          table.rows.map((row) => (
            <optgroup key={`${table.id}/${row.id}`} label={`${table.title}: ${row.name}`}>
              {table.cells
                .filter((cell) => cell.row === row.id)
                .flatMap((cell) =>
                  cell.fights.map((fight, i) => (
                    <option
                      key={`${cell.column} ${fight.shows}`}
                      value={`${cellAddress(table, cell)}#${i}`}
                    >
                      {headingOf(table.columns, cell.column).name}
                      {i > 0 ? ` (${i + 1})` : ''}
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

interface SideProps extends Props {
  readonly side: Side;
  readonly title: string;
}

function SideForm({ side, title, setup, onChange }: SideProps) {
  const creatures = creaturesOf(setup, side);
  const all = setup.attackers.length + setup.blockers.length;
  return (
    <div class="side">
      <h3>{title}</h3>
      {Array.from(creatures.entries(), ([i, creature]) => (
        <CreatureForm
          key={i}
          creature={creature}
          label={`${side === 'attack' ? 'Attacker' : 'Blocker'} ${i + 1}`}
          onChange={(next) => onChange(withSide(setup, side, creatures.with(i, next)))}
          onRemove={() => onChange(withSide(setup, side, creatures.toSpliced(i, 1)))}
        />
      ))}
      <button
        type="button"
        class="button"
        disabled={creatures.length >= MAX_SIDE || all >= MAX_ALL}
        onClick={() => onChange(withSide(setup, side, [...creatures, newCreature(setup)]))}
      >
        Add {side === 'attack' ? 'an attacker' : 'a blocker'}
      </button>
    </div>
  );
}

/** How long "Copied" stands, in milliseconds: long enough to be read out. */
const COPIED_FOR = 2000;

function ShareLink({ setup }: { setup: Setup }) {
  const [copied, setCopied] = useState(false);
  const href = fightAddress(setup);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(href, location.href).href);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_FOR);
  };
  return (
    <p class="share">
      <a href={href}>Link to this fight</a>
      {/* Pages that are not served securely have no clipboard; the link is there all the same. */}
      {typeof navigator.clipboard === 'object' && (
        <button
          type="button"
          class="button"
          onClick={() => void copy().catch(() => setCopied(false))}
        >
          Copy link
        </button>
      )}
      <span aria-live="polite">{copied ? 'Copied' : ''}</span>
    </p>
  );
}

/** What is wrong with the fight, and the rule where it is one. */
function explain(problem: Problem): string {
  switch (problem.kind) {
    case 'none':
      return 'There must be an attacker and a blocker.';
    case 'crowd':
      return `At most ${MAX_SIDE} creatures on a side and ${MAX_ALL} in all; ${MAX_GROWING} where one turns damage into counters.`;
    case 'stats':
      return `${problem.name}: power from 0 and toughness from 1, up to ${MAX_STAT}, and less damage than toughness.`;
    case 'band':
      return `A band takes at most one creature without banding, and here are ${listed(problem.names)} (702.22c).`;
    case 'block':
      return `${problem.name} cannot block any of the attackers (509.1b).`;
  }
}
