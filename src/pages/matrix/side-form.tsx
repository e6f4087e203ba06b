import { useRef } from 'preact/hooks';
import { MAX_ALL, MAX_SIDE } from '../../combat/legal.ts';
import type { Side } from '../../combat/types.ts';
import { message } from '../../ui/i18n.ts';
import { CreatureForm } from './creature-form.tsx';
import { creaturesOf, newCreature, type Setup, withSide } from './setup.ts';

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
  readonly side: Side;
  readonly title: string;
}

/** The creatures of one side, to change, take away and add to. */
export function SideForm({ side, title, setup, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const creatures = creaturesOf(setup, side);
  const all = setup.attackers.length + setup.blockers.length;
  return (
    <div class="side">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {Array.from(creatures.entries(), ([i, creature]) => (
        <CreatureForm
          key={i}
          creature={creature}
          label={message(
            side === 'attack' ? 'matrixAttackerNumber' : 'matrixBlockerNumber',
            String(i + 1),
          )}
          onChange={(next) => onChange(withSide(setup, side, creatures.with(i, next)))}
          onRemove={() => {
            onChange(withSide(setup, side, creatures.toSpliced(i, 1)));
            // The button that had the focus is gone.
            heading.current?.focus();
          }}
        />
      ))}
      <button
        type="button"
        class="button"
        disabled={creatures.length >= MAX_SIDE || all >= MAX_ALL}
        onClick={() => onChange(withSide(setup, side, [...creatures, newCreature(setup)]))}
      >
        {message(side === 'attack' ? 'matrixAddAttacker' : 'matrixAddBlocker')}
      </button>
    </div>
  );
}
