import { useEffect, useMemo, useState } from 'preact/hooks';
import { problems } from '../../combat/legal.ts';
import { message } from '../../ui/i18n.ts';
import { type Address, fightAddress, parseAddress } from './address.ts';
import { OutcomeView } from './outcome-view.tsx';
import { Presets } from './presets.tsx';
import { ProblemList } from './problem-list.tsx';
import { RulesChoice } from './rules-choice.tsx';
import { ownNames, type Setup, setupOf } from './setup.ts';
import { ShareLink } from './share-link.tsx';
import { SideForm } from './side-form.tsx';
import { TargetChoice } from './target-choice.tsx';
import { type Played, useOutcome } from './use-outcome.ts';

/** A combat that the user sets up, and what comes of it. */
export function FightPage() {
  const [address, setAddress] = useState(() => parseAddress(location.hash));
  const [setup, setSetup] = useState<Setup>(() => startingSetup(address));
  useEffect(() => {
    const follow = () => {
      const next = parseAddress(location.hash);
      setAddress(next);
      if (next.kind === 'fight') setSetup(next.setup);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const found = useMemo(() => problems(setup), [setup]);
  const played = useOutcome(found.length === 0 ? setup : undefined);
  const change = (next: Setup) => {
    setSetup(next);
    setAddress({ kind: 'none' });
    history.replaceState(null, '', fightAddress(next));
  };
  return (
    <main>
      <h1>{message('fightTitle')}</h1>
      <p>{message('fightHow')}</p>
      {address.kind === 'unreadable' && (
        <p class="notice bad" role="alert">
          {message('matrixAddressBad', address.reason)}
        </p>
      )}
      <div class="choices">
        <Presets onPick={change} />
        <RulesChoice setup={setup} onChange={change} />
        <TargetChoice setup={setup} onChange={change} />
      </div>
      <div class="result">
        {found.length > 0 ? (
          <ProblemList problems={found} />
        ) : (
          <Result played={played} onChange={change} />
        )}
      </div>
      <div class="sides">
        <SideForm side="attack" title={message('fightAttackers')} setup={setup} onChange={change} />
        <SideForm side="block" title={message('fightBlockers')} setup={setup} onChange={change} />
      </div>
      <ShareLink setup={setup} last={played.last} />
      <p>
        <a href="matrix.html">{message('fightSeeMatrix')}</a>
      </p>
    </main>
  );
}

/** A trampler against two blockers: something to divide, and something that goes through. */
function firstFight(): Setup {
  const [ox = '', , hound = '', goat = ''] = ownNames();
  return setupOf([`${ox} 5/5 trample`], [`${hound} 2/2`, `${goat} 1/2`]);
}

const startingSetup = (address: Address): Setup =>
  address.kind === 'fight' ? address.setup : firstFight();

function Result({ played, onChange }: { played: Played; onChange: (setup: Setup) => void }) {
  const { state, last, stop, again } = played;
  return (
    <>
      {state === 'working' && (
        // Shown late by its style: most fights are over before it could be read.
        <p class="working" role="status">
          {message('fightWorking')}{' '}
          <button type="button" class="button" onClick={stop}>
            {message('fightStop')}
          </button>
        </p>
      )}
      {state === 'stopped' && (
        <p role="status">
          {message('fightStopped')}{' '}
          <button type="button" class="button" onClick={again}>
            {message('fightAgain')}
          </button>
        </p>
      )}
      {last && state !== 'stopped' && (
        <div aria-busy={state === 'working'}>
          <Answer last={last} onChange={onChange} />
        </div>
      )}
    </>
  );
}

interface AnswerProps {
  readonly last: NonNullable<Played['last']>;
  readonly onChange: (setup: Setup) => void;
}

function Answer({ last: { setup, answer }, onChange }: AnswerProps) {
  if (answer.kind === 'played')
    return (
      <OutcomeView
        setup={setup}
        outcome={answer.outcome}
        without={answer.without}
        onSide={(side) => onChange({ ...setup, side })}
      />
    );
  return (
    <p class="notice bad" role="alert">
      {answer.kind === 'refused' ? message('fightRefused') : message('fightFailed', answer.reason)}
    </p>
  );
}
