import { grows } from './body.ts';
import type { Scene, Striker } from './scene.ts';

/**
 * Strikers whose damage is alike: what one of them can do with a point, each can. Together they can divide
 * their power in every way that they can one by one, so the search treats them as one.
 */
export interface Pool {
  readonly strikers: readonly Striker[];
  readonly power: number;
  readonly touch: boolean;
  readonly withering: boolean;
  /** Whether its damage gains life; false where all of it does so wherever it goes, see `life`. */
  readonly lifelink: boolean;
  readonly reaches: boolean;
  readonly over: boolean;
  readonly infect: boolean;
  readonly poison: number;
  readonly ordered: boolean;
  readonly order: readonly number[] | undefined;
}

export interface Pools {
  readonly pools: readonly Pool[];
  /** Life gained however the damage is divided. */
  readonly life: number;
}

/** Groups a scene's strikers. An order binds each by itself, and toxic counts each by itself: those stay apart. */
export function poolsOf({ strikers, victims }: Scene): Pools {
  // Lifelink tells between places only where some damage would not be dealt.
  const counts = victims.some(({ body, state }) => state.shield > 0 || grows(body.creature));
  const groups = new Map<string, Striker[]>();
  for (const striker of strikers) {
    const { slot, touch, withering, lifelink, reaches, over, infect, poison, ordered } = striker;
    const apart = ordered || (reaches && poison > 0);
    const key = [
      apart ? slot : '',
      touch,
      withering,
      counts && lifelink,
      reaches && [over, infect],
    ].join();
    groups.set(key, [...(groups.get(key) ?? []), striker]);
  }
  const pools = [...groups.values()].map((group): Pool => {
    const [first] = group as [Striker, ...Striker[]];
    const power = group.reduce((sum, striker) => sum + striker.power, 0);
    return { ...first, strikers: group, power, lifelink: counts && first.lifelink };
  });
  const sure = strikers.filter(({ lifelink }) => lifelink && !counts);
  return { pools, life: sure.reduce((sum, { power }) => sum + power, 0) };
}

/**
 * Deals a pool's amounts out to its strikers, each whole to one place where it fits, the biggest first. Every
 * amount is used up.
 */
export function unpool(pool: Pool, amounts: readonly number[]): Map<Striker, number[]> {
  const left = [...amounts];
  const given = new Map(pool.strikers.map((striker) => [striker, amounts.map(() => 0)]));
  const give = (striker: Striker, place: number, amount: number) => {
    const row = given.get(striker) as number[];
    row[place] = (row[place] ?? 0) + amount;
    left[place] = (left[place] ?? 0) - amount;
  };
  const split: Striker[] = [];
  for (const striker of [...pool.strikers].sort((a, b) => b.power - a.power)) {
    const fits = left.indexOf(striker.power);
    const place = fits >= 0 ? fits : left.findIndex((amount) => amount > striker.power);
    if (place >= 0) give(striker, place, striker.power);
    else split.push(striker);
  }
  for (const striker of split) {
    let rest = striker.power;
    left.forEach((amount, place) => {
      const part = Math.min(rest, amount);
      if (part > 0) give(striker, place, part);
      rest -= part;
    });
  }
  return given;
}
