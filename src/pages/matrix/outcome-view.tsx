import { useMemo } from 'preact/hooks';
import { play } from '../../combat/play.ts';
import type { Side, StepResult } from '../../combat/types.ts';
import { pointsFor, verdictOf } from '../../combat/verdict.ts';
import { withoutBanding } from '../../combat/without.ts';
import { message } from '../../ui/i18n.ts';
import { describeDivision, describeOutcome, describePoints } from './describe.ts';
import { bandingSide, type Setup } from './setup.ts';
import { StepPicture } from './step-picture.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { WithoutView } from './without-view.tsx';

interface Props {
  readonly setup: Setup;
  readonly onSide: (side: Side) => void;
}

/** What comes of a fight: verdict, both steps as pictures and in words, and the same without banding. */
export function OutcomeView({ setup, onSide }: Props) {
  const side = bandingSide(setup);
  const outcome = useMemo(() => play(setup), [setup]);
  const without = useMemo(() => (side ? withoutBanding(setup, side) : undefined), [setup, side]);
  return (
    <>
      <p class="verdict-line" role="status">
        {side && <VerdictMark verdict={verdictOf(pointsFor(side, outcome.points))} />}
        <b>{describeOutcome(setup, outcome)}</b> {describePoints(outcome.points, 'attack')}{' '}
        <a href="#closing">{message('matrixPoints')}</a>
      </p>
      {bothBand(setup) && <SideChoice side={setup.side} onSide={onSide} />}
      <div class="steps">
        {Array.from(outcome.steps.entries(), ([i, step]) => (
          <StepView key={i} setup={setup} steps={outcome.steps} index={i} step={step} />
        ))}
      </div>
      {side && without && (
        <WithoutView setup={setup} side={side} outcome={outcome} without={without} />
      )}
    </>
  );
}

const bothBand = (setup: Setup) =>
  [setup.attackers, setup.blockers].every((creatures) =>
    creatures.some(({ abilities }) => abilities.includes('banding')),
  );

function SideChoice({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  return (
    <label>
      {message('matrixBothBand')}{' '}
      <select
        value={side}
        onChange={(event) => onSide(event.currentTarget.value === 'block' ? 'block' : 'attack')}
      >
        <option value="attack">{message('matrixJudge_attack')}</option>
        <option value="block">{message('matrixJudge_block')}</option>
      </select>
    </label>
  );
}

interface StepProps {
  readonly setup: Setup;
  readonly steps: readonly StepResult[];
  readonly index: number;
  readonly step: StepResult;
}

function StepView({ setup, steps, index, step }: StepProps) {
  const titles =
    steps.length === 1
      ? [message('matrixStep')]
      : [message('matrixFirstStep'), message('matrixSecondStep')];
  return (
    <section class="step">
      <h3>{titles[index]}</h3>
      <StepPicture fight={setup} steps={steps} index={index} />
      {step.divisions.length === 0 ? (
        <p>{message('matrixNoDamage')}</p>
      ) : (
        <ul>
          {step.divisions.map((division) => (
            <li key={`${division.side}${division.source}`}>
              {describeDivision(setup, steps, index, division)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
