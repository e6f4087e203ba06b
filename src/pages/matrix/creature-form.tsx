import { MAX_STAT } from '../../combat/legal.ts';
import { ABILITIES, type Ability, type Creature, has } from '../../combat/types.ts';
import { message } from '../../ui/i18n.ts';
import { abilityName } from './ability-names.ts';

interface Props {
  readonly creature: Creature;
  readonly label: string;
  readonly onChange: (creature: Creature) => void;
  readonly onRemove: () => void;
}

/** One creature: name, power, toughness, damage on it, and its abilities. */
export function CreatureForm({ creature, label, onChange, onRemove }: Props) {
  const { name, power, toughness, damage = 0, abilities } = creature;
  const toggle = (ability: Ability) =>
    onChange({
      ...creature,
      abilities: has(creature, ability)
        ? abilities.filter((each) => each !== ability)
        : ABILITIES.filter((each) => each === ability || abilities.includes(each)),
    });
  return (
    <fieldset class="creature">
      <legend>{label}</legend>
      <div class="stats">
        <label class="name">
          {message('matrixName')}
          <input
            type="text"
            value={name}
            maxLength={24}
            onInput={(event) => onChange({ ...creature, name: event.currentTarget.value })}
          />
        </label>
        <Stat
          name={message('matrixPower')}
          value={power}
          onInput={(value) => onChange({ ...creature, power: value })}
        />
        <Stat
          name={message('matrixToughness')}
          value={toughness}
          onInput={(value) => onChange({ ...creature, toughness: value })}
        />
        <Stat
          name={message('matrixDamage')}
          value={damage}
          onInput={(value) => onChange({ ...creature, damage: value })}
        />
        <button
          type="button"
          class="close"
          aria-label={message('matrixRemove', name)}
          onClick={onRemove}
        >
          ✕
        </button>
      </div>
      <div class="abilities">
        {ABILITIES.map((ability) => (
          <label key={ability} class="chip">
            <input
              type="checkbox"
              checked={has(creature, ability)}
              onChange={() => toggle(ability)}
            />
            {abilityName(ability)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface StatProps {
  readonly name: string;
  readonly value: number;
  readonly onInput: (value: number) => void;
}

function Stat({ name, value, onInput }: StatProps) {
  return (
    <label>
      {name}
      <input
        type="number"
        min={0}
        max={MAX_STAT}
        value={value}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber || 0)}
      />
    </label>
  );
}
