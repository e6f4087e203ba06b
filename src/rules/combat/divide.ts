/** One way to divide a creature's damage: an amount for each victim, and for the player. */
export interface Parts {
  readonly parts: readonly number[];
  readonly player: number;
  /** Victims that must have lethal damage assigned to them, from all sources together, as a bit mask. */
  readonly needs: number;
}

export interface DivideOptions {
  /** Whether damage may go past the victims to the player once they all have lethal damage (702.19b). */
  readonly trample: boolean;
  /** A damage assignment order of the victims, where the edition has one and it binds the chooser. */
  readonly order?: readonly number[] | undefined;
}

/** All ways to write `power` as amounts for `count` places, those with few places first. */
export function compositions(power: number, count: number): number[][] {
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
  return compositions(power, options.trample ? count + 1 : count).map((amounts) => {
    const parts = amounts.slice(0, count);
    const player = amounts[count] ?? 0;
    if (player > 0) return { parts, player, needs: everyone };
    return { parts, player, needs: options.order ? before(parts, options.order) : 0 };
  });
}

/** Those who stand in the order ahead of the last one that gets damage. */
function before(parts: readonly number[], order: readonly number[]): number {
  const last = order.findLastIndex((victim) => (parts[victim] ?? 0) > 0);
  return order.slice(0, Math.max(last, 0)).reduce((mask, victim) => mask | (1 << victim), 0);
}
