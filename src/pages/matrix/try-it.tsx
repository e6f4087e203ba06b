import { useMemo } from 'preact/hooks';
import {
  MAX_ALL,
  MAX_GROWING,
  MAX_SIDE,
  MAX_STAT,
  type Problem,
  problems,
} from '../../rules/combat/legal.ts';
import { fightAddress } from './address.ts';
import { OutcomeView } from './outcome-view.tsx';
import { Presets } from './presets.tsx';
import type { Setup } from './setup.ts';
import { ShareLink } from './share-link.tsx';
import { SideForm } from './side-form.tsx';
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
      <div class="result">
        {found.length > 0 ? (
          <ul class="notice bad" role="status">
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
