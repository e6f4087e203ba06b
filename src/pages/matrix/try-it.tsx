import { useMemo } from 'preact/hooks';
import {
  MAX_ALL,
  MAX_GROWING,
  MAX_SIDE,
  MAX_STAT,
  type Problem,
  problems,
} from '../../combat/legal.ts';
import { message } from '../../ui/i18n.ts';
import { listed } from '../../ui/lists.ts';
import { fightAddress } from './address.ts';
import { OutcomeView } from './outcome-view.tsx';
import { Presets } from './presets.tsx';
import type { Setup } from './setup.ts';
import { ShareLink } from './share-link.tsx';
import { SideForm } from './side-form.tsx';

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** A fight that the user sets up, and what comes of it. */
export function TryIt({ setup, onChange }: Props) {
  const found = useMemo(() => problems(setup), [setup]);
  const change = (next: Setup) => {
    onChange(next);
    history.replaceState(null, '', fightAddress(next));
  };
  return (
    <section id="try" class="try" aria-labelledby="try-title">
      <h2 id="try-title">{message('matrixTry')}</h2>
      <p>{message('matrixTryHow')}</p>
      <div class="choices">
        <Presets onPick={change} />
        <label>
          {message('matrixDividing')}{' '}
          <select
            value={setup.division ?? 'free'}
            onChange={(event) =>
              change({
                ...setup,
                division: event.currentTarget.value === 'ordered' ? 'ordered' : 'free',
              })
            }
          >
            <option value="free">{message('matrixDividing_free')}</option>
            <option value="ordered">{message('matrixDividing_ordered')}</option>
          </select>
        </label>
      </div>
      <div class="sides">
        <SideForm
          side="attack"
          title={message('matrixAttackers')}
          setup={setup}
          onChange={change}
        />
        <SideForm side="block" title={message('matrixBlockers')} setup={setup} onChange={change} />
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
      return message('matrixProblemNone');
    case 'crowd':
      return message('matrixProblemCrowd', String(MAX_SIDE), String(MAX_ALL), String(MAX_GROWING));
    case 'stats':
      return message('matrixProblemStats', problem.name, String(MAX_STAT));
    case 'band':
      return message('matrixProblemBand', listed(problem.names));
    case 'block':
      return message('matrixProblemBlock', problem.name);
  }
}
