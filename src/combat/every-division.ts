import type { Divided } from './best-division.ts';
import { dealtOf, grows, receive } from './body.ts';
import { type Pool, poolsOf } from './pool.ts';
import type { Scene, Victim } from './scene.ts';
import { type CreatureState, has } from './types.ts';
import type { Work } from './work.ts';
import { POINT, POISON_WORTH } from './worth.ts';

/** One thing that a side's damage can do in a step that another follows. */
export interface Option extends Divided {
  /** The victims afterwards, in their order; their standing is not in the gain. */
  readonly after: readonly CreatureState[];
  readonly loyalty: number;
}

/** Damage of some pools so far. What goes past a bound that changes nothing is not counted. */
interface Sum {
  readonly amounts: readonly number[];
  readonly withering: readonly number[];
  /** Victims with damage from a source with deathtouch, and those that must have lethal damage, as bit masks. */
  readonly touched: number;
  readonly needs: number;
  readonly gain: number;
  readonly walker: number;
  /** Whether damage went past the planeswalker. */
  readonly past: boolean;
  readonly rows: readonly (readonly number[])[];
}

/**
 * Everything that one side's damage can do in a step: all legal divisions of all its sources, judged together
 * as the rules do (510.1e), where those that come to the same count once.
 */
export function everyDivision(scene: Scene, work: Work): Option[] {
  const { pools, life } = poolsOf(scene);
  const none = scene.victims.map(() => 0);
  let reached: Sum[] = [
    {
      amounts: none,
      withering: none,
      touched: 0,
      needs: 0,
      gain: life * POINT,
      walker: 0,
      past: false,
      rows: [],
    },
  ];
  for (const pool of pools) {
    const next = new Map<string, Sum>();
    for (const sum of reached)
      for (const row of rowsOf(scene, pool, sum, work)) {
        work.spend(1);
        const more = add(scene, sum, pool, row);
        const key = keyOf(more);
        if (!next.has(key)) next.set(key, more);
      }
    reached = [...next.values()];
  }
  return (
    reached
      .filter((sum) => isLegal(scene, sum))
      .map((sum) => ({
        after: scene.victims.map(({ body, state }, i) =>
          receive(body, state, {
            amount: sum.amounts[i] as number,
            withering: sum.withering[i] as number,
            touch: (sum.touched & (1 << i)) !== 0,
          }),
        ),
        loyalty: Math.max(0, scene.loyalty - sum.walker),
        gain:
          sum.gain +
          Math.min(sum.walker, scene.loyalty) * POINT * (scene.goal === 'planeswalker' ? 1 : 0),
        pools,
        amounts: () => sum.rows,
        places: placesOf(sum.rows),
      }))
      .map(({ places, ...option }) => ({ places, option }))
      // The simplest first.
      .sort((a, b) => a.places - b.places)
      .map(({ option }) => option)
  );
}

/** How many places each row of amounts goes to, all together. */
const placesOf = (rows: readonly (readonly number[])[]): number =>
  rows.reduce((sum, row) => sum + row.filter((amount) => amount > 0).length, 0);

const keyOf = ({ amounts, withering, touched, needs, gain, walker, past }: Sum): string =>
  `${amounts}|${withering}|${touched},${needs},${gain},${walker},${past}`;

/** Damage on a victim from which on more of it changes nothing; endless where each point counts. */
function enough(scene: Scene, { body, state, lethal }: Victim): number {
  const { creature } = body;
  const asked = scene.asksLethal ? lethal : 0;
  if (state.shield === Number.POSITIVE_INFINITY) return asked;
  if (grows(creature)) return Number.POSITIVE_INFINITY;
  if (!has(creature, 'indestructible')) return state.shield + lethal;
  // It lives and gets its counter: in the next step that much more damage is lethal.
  const size = body.toughness + state.counters + (has(creature, 'damage-counter') ? 1 : 0);
  return Math.max(asked, state.shield + Math.max(lethal, size, 1));
}

/** Whether a victim needs no more damage once deathtouch has touched it, not even to be lethal damage. */
const isSpared = (scene: Scene, { body, state }: Victim, touched: number): boolean =>
  touched !== 0 &&
  state.shield === 0 &&
  !has(body.creature, 'indestructible') &&
  !grows(body.creature) &&
  (!scene.asksLethal || scene.touchIsLethal);

/** Every way to divide a pool's damage over its places that comes to something else. */
function rowsOf(scene: Scene, pool: Pool, sum: Sum, work: Work): number[][] {
  const { victims } = scene;
  const rows: number[][] = [];
  const rooms = victims.map((victim, i) => {
    const most = enough(scene, victim) - (sum.amounts[i] as number);
    return isSpared(scene, victim, pool.touch ? 1 : 0) ? Math.min(1, most) : most;
  });
  const walk = (row: number[], left: number): void => {
    work.spend(0.1);
    const at = row.length;
    if (at < victims.length) {
      const room = Math.min(left, Math.max(0, rooms[at] as number));
      for (let amount = room; amount >= 0; amount--) walk([...row, amount], left - amount);
      return;
    }
    if (left === 0) rows.push([...row, 0, 0]);
    else for (const rest of overflow(row, left)) rows.push(rest);
  };
  /** What is left goes to whom the pool attacks, or onto victims to which more of it does nothing. */
  const overflow = (row: readonly number[], left: number): number[][] => {
    const full = victims.flatMap((_, i) => ((row[i] as number) >= (rooms[i] as number) ? [i] : []));
    const life = (i: number) => {
      const { body, state } = victims[i] as Victim;
      return state.shield < Number.POSITIVE_INFINITY && !grows(body.creature);
    };
    const kinds = [full.find(life), full.find((i) => !life(i))].filter((i) => i !== undefined);
    const spots: number[] = pool.lifelink ? kinds : full.slice(0, 1);
    if (pool.reaches) {
      if (scene.goal === 'planeswalker') spots.push(victims.length);
      if (scene.goal === 'player' || pool.over) spots.push(victims.length + 1);
    }
    return spread(left, spots.length).map((amounts) => {
      const all = [...row, 0, 0];
      amounts.forEach((amount, i) => {
        all[spots[i] as number] = (all[spots[i] as number] as number) + amount;
      });
      return all;
    });
  };
  walk([], pool.power);
  return rows;
}

/** All ways to write `total` as amounts for `count` places. */
function spread(total: number, count: number): number[][] {
  if (count === 0) return [];
  if (count === 1) return [[total]];
  const all: number[][] = [];
  for (let amount = total; amount >= 0; amount--)
    for (const rest of spread(total - amount, count - 1)) all.push([amount, ...rest]);
  return all;
}

function add(scene: Scene, sum: Sum, pool: Pool, row: readonly number[]): Sum {
  const { victims } = scene;
  let { touched, needs, gain, walker, past } = sum;
  const amounts = [...sum.amounts];
  const withering = [...sum.withering];
  victims.forEach((victim, i) => {
    const part = row[i] as number;
    if (part === 0) return;
    const before = amounts[i] as number;
    const { body, state } = victim;
    if (pool.lifelink)
      gain += (dealtOf(body, state, before + part) - dealtOf(body, state, before)) * POINT;
    if (pool.touch) touched |= 1 << i;
    const most = enough(scene, victim);
    const total = Math.min(most, before + part);
    amounts[i] = total;
    if (pool.withering) withering[i] = Math.min(total, (withering[i] as number) + part);
    if (!isSpared(scene, victim, touched & (1 << i))) return;
    // Destroyed by deathtouch, whatever else it gets.
    amounts[i] = most;
    withering[i] = 0;
  });
  const [atWalker = 0, atPlayer = 0] = row.slice(victims.length);
  if (atWalker + atPlayer > 0) needs |= (1 << victims.length) - 1;
  if (pool.lifelink) gain += (atWalker + atPlayer) * POINT;
  walker += atWalker;
  if (atPlayer > 0) {
    gain +=
      atPlayer * (pool.infect ? POISON_WORTH : 1) * POINT + pool.poison * POISON_WORTH * POINT;
    past ||= scene.goal === 'planeswalker';
  }
  if (pool.ordered) needs |= earlier(scene, pool, row);
  return { amounts, withering, touched, needs, gain, walker, past, rows: [...sum.rows, row] };
}

/** The victims that come before the last that a source deals damage to, in its order. */
function earlier({ victims }: Scene, pool: Pool, row: readonly number[]): number {
  const order = (pool.order ?? []).flatMap((slot) => {
    const i = victims.findIndex((victim) => victim.slot === slot);
    return i < 0 ? [] : [i];
  });
  const last = order.findLastIndex((i) => (row[i] as number) > 0);
  return order.slice(0, Math.max(0, last)).reduce((mask, i) => mask | (1 << i), 0);
}

/**
 * Whether each victim that had to get lethal damage got it. Damage already marked, other creatures' damage
 * and deathtouch count; protection and indestructible do not (702.19b, 702.2c).
 */
function isLegal(scene: Scene, sum: Sum): boolean {
  if (sum.past && sum.walker < scene.loyalty) return false;
  return scene.victims.every(
    ({ lethal }, i) =>
      (sum.needs & (1 << i)) === 0 ||
      (scene.touchIsLethal && (sum.touched & (1 << i)) !== 0) ||
      (sum.amounts[i] as number) >= lethal,
  );
}
