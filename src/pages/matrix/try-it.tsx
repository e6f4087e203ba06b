import { useMemo } from 'preact/hooks';
import {
  MAX_ALL,
  MAX_GROWING,
  MAX_SIDE,
  MAX_STAT,
  type Problem,
  problems,
} from '../../rules/combat/legal.ts';
import { listed } from '../../ui/lists.ts';
import { word } from '../../ui/words.ts';
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

/** A fight that the reader sets up, and what comes of it. */
export function TryIt({ setup, onChange }: Props) {
  const found = useMemo(() => problems(setup), [setup]);
  const change = (next: Setup) => {
    onChange(next);
    history.replaceState(null, '', fightAddress(next));
  };
  return (
    <section id="try" class="try" aria-labelledby="try-title">
      <h2 id="try-title">{word('matrixTry')}</h2>
      <p>{word('matrixTryHow')}</p>
      <div class="choices">
        <Presets onPick={change} />
        <label>
          {word('matrixDividing')}{' '}
          <select
            value={setup.division ?? 'free'}
            onChange={(event) =>
              change({
                ...setup,
                division: event.currentTarget.value === 'ordered' ? 'ordered' : 'free',
              })
            }
          >
            <option value="free">{word('matrixDividing_free')}</option>
            <option value="ordered">{word('matrixDividing_ordered')}</option>
          </select>
        </label>
      </div>
      <div class="sides">
        <SideForm side="attack" title={word('matrixAttackers')} setup={setup} onChange={change} />
        <SideForm side="block" title={word('matrixBlockers')} setup={setup} onChange={change} />
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
      return word('matrixProblemNone');
    case 'crowd':
      return word('matrixProblemCrowd', String(MAX_SIDE), String(MAX_ALL), String(MAX_GROWING));
    case 'stats':
      return word('matrixProblemStats', problem.name, String(MAX_STAT));
    case 'band':
      return word('matrixProblemBand', listed(problem.names));
    case 'block':
      return word('matrixProblemBlock', problem.name);
  }
}
