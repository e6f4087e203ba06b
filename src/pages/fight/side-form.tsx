import { useRef } from 'preact/hooks';
import { groupsOf } from '../../combat/groups.ts';
import { MAX_SIDE } from '../../combat/legal.ts';
import { creaturesOf, type Side } from '../../combat/types.ts';
import { message } from '../../ui/i18n.ts';
import { CreatureForm } from './creature-form.tsx';
import { newCreature, type Setup, withSide } from './setup.ts';

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
  // Of attackers in one band it is no matter whom a creature blocks.
  const isChoice = side === 'block' && groupsOf(setup).length > 1;
  return (
    <div class="side">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {Array.from(creatures.entries(), ([i, creature]) => (
        <CreatureForm
          key={i}
          creature={creature}
          label={message(
            side === 'attack' ? 'fightAttackerNumber' : 'fightBlockerNumber',
            String(i + 1),
          )}
          mayBlock={isChoice ? setup.attackers.map(({ name }) => name) : []}
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
        disabled={creatures.length >= MAX_SIDE}
        onClick={() => onChange(withSide(setup, side, [...creatures, newCreature(setup)]))}
      >
        {message(side === 'attack' ? 'fightAddAttacker' : 'fightAddBlocker')}
      </button>
    </div>
  );
}
