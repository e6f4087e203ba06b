import type { ComponentChildren } from 'preact';
import { messageLanguage } from '../../ui/message-language.ts';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly (readonly [V, string])[];
  readonly onPick: (value: V) => void;
}

/** One of a few, as radio buttons in a row. */
export function Choice<V extends string>({ label, value, choices, onPick }: ChoiceProps<V>) {
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      {choices.map(([choice, name]) => (
        <label key={choice} class="choice">
          <input
            type="radio"
            name={label}
            checked={choice === value}
            onChange={() => onPick(choice)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: 'millisecond' | 'percent';
  readonly onChange: (value: number) => void;
}

/** A number between bounds; kept when the user lets go, so that a drag is one write. */
export function Range({ label, value, min, max, step, unit, onChange }: RangeProps) {
  return (
    <label class="field range">
      <span>{label}</span>
      <input
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output>
        {new Intl.NumberFormat(messageLanguage(), { style: 'unit', unit }).format(value)}
      </output>
    </label>
  );
}
