import type { Params } from '../../rules/types.ts';
import type { CardTerm } from '../types.ts';

/**
 * What many terms have in common: the form, who has it, which slots the card fills and how its words stand in the
 * tail. Of these there are some two hundred; the rest are a card's own words.
 */
export interface ShapedTerm {
  readonly shape: string;
  /** The values of the shape's slots, in order. */
  readonly values: readonly string[];
}

type Shape = readonly [form: number, said: Params, slots: readonly string[], tail: string | null];

/** Takes a term apart; `termOf` puts it together. */
export function shapeOf({ form, params: { who, holder, ...slots } }: CardTerm): ShapedTerm {
  const said = { ...(who !== undefined && { who }), ...(holder !== undefined && { holder }) };
  // No card has a bracket there; if it had, the tail would be a value as others are.
  const isFramed = slots.tail !== undefined && !slots.tail.includes('[');
  const filled = Object.entries(slots).filter(
    (slot): slot is [string, string] => slot[1] !== undefined && !(isFramed && slot[0] === 'tail'),
  );
  let frame = isFramed ? (slots.tail ?? null) : null;
  for (const [slot, value] of filled) frame = frame?.replace(value, () => `[${slot}]`) ?? null;
  const shape: Shape = [form, said, filled.map(([slot]) => slot), frame];
  return { shape: JSON.stringify(shape), values: filled.map(([, value]) => value) };
}

/** The names of a shape's slots. Throws where it is no shape. */
export function slotsOf(shape: string): readonly string[] {
  return (JSON.parse(shape) as Shape)[2];
}

export function termOf(term: string, { shape, values }: ShapedTerm): CardTerm {
  const [form, said, slots, frame] = JSON.parse(shape) as Shape;
  let tail = frame;
  // Backwards, since a value may stand in the name of a slot before it.
  for (let i = slots.length - 1; i >= 0; i--)
    tail = tail?.replace(`[${slots[i]}]`, () => values[i] ?? '') ?? null;
  const filled = Object.fromEntries(slots.map((slot, i) => [slot, values[i]]));
  return { term, form, params: { ...filled, ...(tail !== null && { tail }), ...said } };
}
