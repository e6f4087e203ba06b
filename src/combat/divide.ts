/** One way to divide a creature's damage: an amount for each victim, and for the player. */
export interface Parts {
  readonly parts: readonly number[];
  readonly player: number;
  /** Victims that must have lethal damage assigned to them, from all sources together, as a bit mask. */
  readonly needs: number;
}

interface DivideOptions {
  /** Whether damage may go past the victims to the player once they all have lethal damage (702.19b). */
  readonly trample: boolean;
  /** Whether a damage assignment order binds: lethal damage to each before the next. */
  readonly ordered: boolean;
}

/** All ways to write `power` as amounts for `count` places, those with few places first. */
function compositions(power: number, count: number): number[][] {
  if (count === 0) return power === 0 ? [[]] : [];
  const all: number[][] = [];
  const fill = (place: number, left: number, sofar: number[]): void => {
    if (place === count - 1) {
      all.push([...sofar, left]);
      return;
    }
    for (let amount = left; amount >= 0; amount--)
      fill(place + 1, left - amount, [...sofar, amount]);
  };
  fill(0, power, []);
  const places = (amounts: number[]) => amounts.filter((amount) => amount > 0).length;
  return all.sort((a, b) => places(a) - places(b));
}

/**
 * Every division of `power` damage among `count` victims that the rules allow (510.1c-d, 702.19b), each with
 * the victims that must come to lethal damage for it to be legal. All damage is assigned, always.
 */
export function divisions(power: number, count: number, options: DivideOptions): Parts[] {
  const everyone = (1 << count) - 1;
  return compositions(power, options.trample ? count + 1 : count).flatMap((amounts) => {
    const parts = amounts.slice(0, count);
    const player = amounts[count] ?? 0;
    if (player > 0) return { parts, player, needs: everyone };
    const masks = options.ordered ? allButLast(parts) : [0];
    return masks.map((needs) => ({ parts, player, needs }));
  });
}

/**
 * For each victim with damage, the others with damage: they come earlier in some damage assignment order, so
 * each must have lethal damage. The source's controller picks the order, so any of these will do.
 */
function allButLast(parts: readonly number[]): number[] {
  const hit = parts.flatMap((amount, i) => (amount > 0 ? [1 << i] : []));
  const all = hit.reduce((mask, bit) => mask | bit, 0);
  return hit.map((last) => all & ~last);
}
