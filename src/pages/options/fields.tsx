import type { ComponentChildren } from 'preact';
import { messageLanguage } from '../../ui/message-language.ts';

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
