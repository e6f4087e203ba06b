import { type Picture, picturesOf } from '../../combat/picture.ts';
import { type Fight, has, type Outcome, type Side, type StepResult } from '../../combat/types.ts';
import { pointsFor, verdictOf } from '../../combat/verdict.ts';
import type { Without } from '../../combat/without.ts';
import { FightPicture } from '../../ui/fight-picture.tsx';
import { message } from '../../ui/i18n.ts';
import { stepPicture } from '../../ui/step-picture.ts';
import { VerdictMark } from '../matrix/verdict-mark.tsx';
import { describeBefore, describeDivision, describeOutcome, describePoints } from './describe.ts';
import { bandingSide, type Setup } from './setup.ts';
import { WithoutView } from './without-view.tsx';

interface Props {
  readonly setup: Setup;
  readonly outcome: Outcome;
  readonly without: Without | undefined;
  readonly onSide: (side: Side) => void;
}

/** What comes of a fight: verdict, each step as a picture and in words, and the same without banding. */
export function OutcomeView({ setup, outcome, without, onSide }: Props) {
  const side = bandingSide(setup);
  const pictures = picturesOf(setup, outcome);
  const before = describeBefore(setup, outcome);
  return (
    <>
      <p class="verdict-line" role="status">
        {side && <VerdictMark verdict={verdictOf(pointsFor(side, outcome.points))} />}
        <b>{describeOutcome(setup, outcome)}</b>{' '}
        {describePoints(outcome.points, 'attack', side !== undefined)}{' '}
        <a href="matrix.html#closing">{message('fightPoints')}</a>
      </p>
      {bothBand(setup) && <SideChoice side={setup.side} onSide={onSide} />}
      {before.length > 0 && (
        <section class="step">
          <h2>{message('fightBefore')}</h2>
          <ul>
            {before.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <div class="steps">
        {Array.from(outcome.steps.entries(), ([i, step]) => (
          <StepView
            key={i}
            fight={setup}
            steps={outcome.steps}
            index={i}
            step={step}
            picture={pictures[i]}
          />
        ))}
      </div>
      {side && without && (
        <WithoutView setup={setup} side={side} outcome={outcome} without={without} />
      )}
    </>
  );
}

const bothBand = (setup: Setup) =>
  setup.attackers.length > 1 &&
  [setup.attackers, setup.blockers].every((creatures) =>
    creatures.some((creature) => has(creature, 'banding')),
  );

function SideChoice({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  return (
    <label>
      {message('fightBothBand')}{' '}
      <select
        value={side}
        onChange={(event) => onSide(event.currentTarget.value === 'block' ? 'block' : 'attack')}
      >
        <option value="attack">{message('fightJudge_attack')}</option>
        <option value="block">{message('fightJudge_block')}</option>
      </select>
    </label>
  );
}

interface StepProps {
  readonly fight: Fight;
  readonly steps: readonly StepResult[];
  readonly index: number;
  readonly step: StepResult;
  readonly picture: Picture | undefined;
}

function StepView({ fight, steps, index, step, picture }: StepProps) {
  const second = index > 0;
  const alone = steps.length === 1;
  const title = alone ? 'fightStep' : second ? 'fightSecondStep' : 'fightFirstStep';
  return (
    <section class="step">
      <h2>{message(title)}</h2>
      {picture && <FightPicture picture={stepPicture(picture)} />}
      {step.divisions.length === 0 ? (
        <p>{message('fightNoDamage')}</p>
      ) : (
        <ul>
          {step.divisions.map((division) => (
            <li key={`${division.side}${division.source}`}>
              {describeDivision(fight, steps, index, division)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
