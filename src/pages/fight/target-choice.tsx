import { MAX_STAT } from '../../combat/legal.ts';
import { message } from '../../ui/i18n.ts';
import type { Setup } from './setup.ts';

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** Loyalty of a planeswalker that has just been chosen: many enter with so much. */
const USUAL_LOYALTY = 4;

/** Whom the attackers attack: the player, or a planeswalker with its loyalty. */
export function TargetChoice({ setup, onChange }: Props) {
  const { planeswalker, ...rest } = setup;
  return (
    <div>
      <label>
        {message('fightAttacks')}{' '}
        <select
          value={planeswalker === undefined ? 'player' : 'planeswalker'}
          onChange={(event) =>
            onChange(
              event.currentTarget.value === 'player'
                ? rest
                : { ...rest, planeswalker: USUAL_LOYALTY },
            )
          }
        >
          <option value="player">{message('fightAttacks_player')}</option>
          <option value="planeswalker">{message('fightAttacks_planeswalker')}</option>
        </select>
      </label>
      {planeswalker !== undefined && (
        <label>
          {message('fightLoyalty')}{' '}
          <input
            type="number"
            min={1}
            max={MAX_STAT}
            value={planeswalker}
            onInput={(event) =>
              onChange({ ...rest, planeswalker: event.currentTarget.valueAsNumber || 0 })
            }
          />
        </label>
      )}
    </div>
  );
}
