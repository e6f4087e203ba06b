import {
  ABILITIES,
  type Ability,
  CIRCUMSTANCES,
  NUMBERED,
  type Numbered,
  PLAIN_ABILITIES,
  TRAITS,
} from '../../combat/abilities.ts';
import { MAX_STAT } from '../../combat/legal.ts';
import { type Creature, has, numberOf } from '../../combat/types.ts';
import { message } from '../../ui/i18n.ts';
import { abilityName } from './ability-names.ts';
import { LONGEST_NAME } from './setup.ts';

/** Abilities that most fights are about; the others wait in a fold. */
const FIRST: readonly Ability[] = [
  'flying',
  'reach',
  'menace',
  'first-strike',
  'double-strike',
  'deathtouch',
  'trample',
  'lifelink',
  'indestructible',
  'protection',
  'wither',
  'infect',
  'banding',
];
const MORE: readonly Ability[] = PLAIN_ABILITIES.filter((ability) => !FIRST.includes(ability));

interface Props {
  readonly creature: Creature;
  readonly label: string;
  /** Names of those that it may block, where there is a choice. */
  readonly mayBlock: readonly string[];
  readonly onChange: (creature: Creature) => void;
  readonly onRemove: () => void;
}

/** One creature: name, power, toughness, damage on it, its abilities, and whom it blocks. */
export function CreatureForm({ creature, label, mayBlock, onChange, onRemove }: Props) {
  const { name, power, toughness, damage = 0, blocks = 0 } = creature;
  const rare = [...MORE, ...TRAITS, ...CIRCUMSTANCES].some((each) => has(creature, each));
  return (
    <fieldset class="creature">
      <legend>{label}</legend>
      <div class="stats">
        <label class="name">
          {message('fightName')}
          <input
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            onInput={(event) => onChange({ ...creature, name: event.currentTarget.value })}
          />
        </label>
        <Stat
          name={message('fightPower')}
          value={power}
          onInput={(value) => onChange({ ...creature, power: value })}
        />
        <Stat
          name={message('fightToughness')}
          value={toughness}
          onInput={(value) => onChange({ ...creature, toughness: value })}
        />
        <Stat
          name={message('fightDamage')}
          value={damage}
          onInput={(value) => onChange({ ...creature, damage: value })}
        />
        <button
          type="button"
          class="close"
          aria-label={message('fightRemove', name)}
          onClick={onRemove}
        >
          ✕
        </button>
      </div>
      {mayBlock.length > 1 && (
        <label class="blocks">
          {message('fightBlocks')}{' '}
          <select
            value={String(blocks)}
            onChange={(event) =>
              onChange({ ...creature, blocks: Number(event.currentTarget.value) })
            }
          >
            {Array.from(mayBlock.entries(), ([i, each]) => (
              <option key={i} value={String(i)}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      <Chips abilities={FIRST} creature={creature} onChange={onChange} />
      <details class="more" open={rare || creature.numbers !== undefined}>
        <summary>{message('fightMore')}</summary>
        <Chips abilities={MORE} creature={creature} onChange={onChange} />
        <p class="kind">{message('fightNumbered')}</p>
        <div class="numbers">
          {NUMBERED.map((ability) => (
            <Stat
              key={ability}
              name={abilityName(ability)}
              value={numberOf(creature, ability)}
              onInput={(value) => onChange(withNumber(creature, ability, value))}
            />
          ))}
        </div>
        <p class="kind">{message('fightKinds')}</p>
        <Chips abilities={TRAITS} creature={creature} onChange={onChange} />
        <p class="kind">{message('fightEvents')}</p>
        <Chips abilities={CIRCUMSTANCES} creature={creature} onChange={onChange} />
      </details>
    </fieldset>
  );
}

function withNumber(
  { numbers: _, ...creature }: Creature,
  ability: Numbered,
  value: number,
): Creature {
  const numbers = Object.fromEntries(
    NUMBERED.map((each) => [each, each === ability ? value : (_?.[each] ?? 0)] as const).filter(
      ([, number]) => number > 0,
    ),
  );
  return Object.keys(numbers).length > 0 ? { ...creature, numbers } : creature;
}

interface ChipsProps {
  readonly abilities: readonly Ability[];
  readonly creature: Creature;
  readonly onChange: (creature: Creature) => void;
}

function Chips({ abilities, creature, onChange }: ChipsProps) {
  const toggle = (ability: Ability) =>
    onChange({
      ...creature,
      abilities: has(creature, ability)
        ? creature.abilities.filter((each) => each !== ability)
        : ABILITIES.filter((each) => each === ability || has(creature, each)),
    });
  return (
    <div class="abilities">
      {abilities.map((ability) => (
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
