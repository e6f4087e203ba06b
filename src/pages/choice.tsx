interface ChoiceProps<V extends string> {
  readonly label: string;
  /** Undefined where it is none of them. */
  readonly value: V | undefined;
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
