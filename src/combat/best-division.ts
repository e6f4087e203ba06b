import type { Fate } from './fate.ts';
import { fatesOf, rate } from './fates.ts';
import { bestFlow, type Edge } from './flow.ts';
import { type Pool, type Pools, poolsOf } from './pool.ts';
import type { Scene } from './scene.ts';
import type { Work } from './work.ts';
import { POINT, POISON_WORTH, standing } from './worth.ts';

/** A division of one side's damage. Places are the victims in their order, then the planeswalker, then the player. */
export interface Divided {
  /** Worth to the side that deals the damage, in 1/POINT points; the victims' standing is in it. */
  readonly gain: number;
  readonly pools: readonly Pool[];
  /** Amounts by pool and place. */
  readonly amounts: () => readonly (readonly number[])[];
}

/** More than any gain: what it costs to leave a lower bound unmet. */
const MUST = 1e13;

/**
 * Gains are multiplied by this, so that of divisions that bring the same the simplest is taken: as much as can
 * be on the first creatures. More than MAX_SIDE times all damage of a fight.
 */
const TIES = 4096;

/**
 * The best division in a step after which no more damage comes, for the player who divides it. Each victim's
 * fates are tried together (legal as a whole, 510.1e); for given fates the best amounts are a flow. So the
 * work grows with the creatures and not with their power.
 */
export function bestDivision(scene: Scene, work: Work): Divided {
  const all = poolsOf(scene);
  const sign = scene.chooser === scene.side ? 1 : -1;
  return new Search(scene, all, sign, work).run();
}

class Search {
  readonly #scene: Scene;
  readonly #pools: Pools;
  readonly #sign: number;
  readonly #work: Work;
  readonly #fates: readonly (readonly Fate[])[];
  readonly #total: number;
  /** The most that all victims from each on can bring, amounts apart; then what amounts can bring at most. */
  readonly #most: readonly number[];
  readonly #flowing: number;
  #best = Number.NEGATIVE_INFINITY;
  #found: Found | undefined;

  constructor(scene: Scene, pools: Pools, sign: number, work: Work) {
    this.#scene = scene;
    this.#pools = pools;
    this.#sign = sign;
    this.#work = work;
    this.#total = pools.pools.reduce((sum, { power }) => sum + power, 0);
    this.#fates = scene.victims.map((victim) => {
      const fates = fatesOf(victim, pools.pools, scene);
      return sign === 1 ? fates : [...fates].reverse();
    });
    const most: number[] = [0];
    for (const fates of [...this.#fates].reverse())
      most.unshift((most[0] ?? 0) + Math.max(...fates.map(({ base }) => sign * base * TIES)));
    this.#most = most;
    const flat = this.#fates.flat();
    this.#flowing = pools.pools.reduce((sum, pool) => {
      const rates = flat.map((fate) => this.#rate(fate, pool, 0));
      if (pool.reaches) rates.push(...[true, false].map((walker) => this.#goalRate(pool, walker)));
      const poison = pool.reaches
        ? Math.max(0, this.#worth(pool.poison * POISON_WORTH * POINT))
        : 0;
      return sum + pool.power * Math.max(0, ...rates) + poison;
    }, 0);
  }

  run(): Divided {
    const { pools, life } = this.#pools;
    if (pools.length === 0) {
      const gain = this.#scene.victims.reduce(
        (sum, { body, state }) => sum - standing(body.creature, state),
        0,
      );
      return { gain, pools, amounts: () => [] };
    }
    this.#choose([], 0, 0);
    if (!this.#found) throw new Error('no legal division: every source must have one');
    const gain = this.#sign * Math.floor(this.#best / TIES) + life * POINT;
    const found = this.#found;
    return { gain, pools, amounts: () => simplest(pools, found) };
  }

  #choose(chosen: readonly Fate[], base: number, low: number): void {
    this.#work.spend(0.1);
    const at = chosen.length;
    if (base + (this.#most[at] as number) + this.#flowing <= this.#best || low > this.#total)
      return;
    const fates = this.#fates[at];
    if (!fates) {
      this.#targets(chosen, base);
      return;
    }
    for (const fate of fates)
      this.#choose([...chosen, fate], base + this.#sign * fate.base * TIES, low + fate.low);
  }

  /** Damage may go on to whom the pools attack where every victim has lethal damage (702.19b). */
  #targets(chosen: readonly Fate[], base: number): void {
    const reaching = this.#pools.pools.filter(({ reaches }) => reaches);
    if (reaching.length === 0 || !chosen.every(({ lethal }) => lethal)) {
      this.#allowed(chosen, base, { open: false, past: false, poisoning: [] });
      return;
    }
    const toPlayer = this.#scene.goal === 'player';
    const past = reaching.some(({ over }) => over) && !toPlayer;
    for (const crossed of past ? [false, true] : [false]) {
      // Each source of poison counters gives them once if any of its damage comes through (702.164c).
      const poisonous = reaching.filter(
        ({ poison, over }) => poison > 0 && (toPlayer || (crossed && over)),
      );
      for (let mask = 0; mask < 1 << poisonous.length; mask++) {
        const poisoning = poisonous.filter((_, i) => mask & (1 << i));
        const closed = poisonous.filter((_, i) => !(mask & (1 << i)));
        const bonus = poisoning.reduce((sum, { poison }) => sum + poison * POISON_WORTH * POINT, 0);
        this.#allowed(chosen, base + this.#worth(bonus), {
          open: true,
          past: crossed,
          poisoning,
          closed,
        });
      }
    }
  }

  /** Who follows an order deals damage past a victim only where that has lethal damage. */
  #allowed(chosen: readonly Fate[], base: number, target: Target): void {
    const spare = chosen.flatMap(({ lethal }, i) => (lethal ? [] : [i]));
    const choices = this.#pools.pools.map(({ ordered, order }): readonly (number | undefined)[] => {
      if (!ordered || spare.length === 0) return [undefined];
      if (!order) return spare;
      const { victims } = this.#scene;
      const first = order.find((slot) => spare.some((i) => victims[i]?.slot === slot));
      return [spare.find((i) => victims[i]?.slot === first)];
    });
    const walk = (last: readonly (number | undefined)[]): void => {
      const here = choices[last.length];
      if (!here) {
        this.#divide(chosen, base, target, last);
        return;
      }
      for (const choice of here) walk([...last, choice]);
    };
    walk([]);
  }

  #divide(
    chosen: readonly Fate[],
    base: number,
    target: Target,
    last: readonly (number | undefined)[],
  ) {
    const { pools } = this.#pools;
    const isOpen = (pool: Pool, p: number, i: number): boolean => {
      const fate = chosen[i] as Fate;
      if (pool.touch && fate.touch === 'no') return false;
      const end = last[p];
      if (!pool.ordered || end === undefined || end === i) return true;
      // Under an order a victim without lethal damage is the last that a source deals damage to. Where the order
      // was announced, so are those that come before it the only others.
      return fate.lethal && (!pool.order || this.#isBefore(pool.order, i, end));
    };
    if (pools.length === 1) this.#alone(pools[0] as Pool, chosen, base, target, isOpen);
    else
      for (const touching of this.#touches(chosen))
        this.#together(chosen, base, target, isOpen, touching);
  }

  /** Whether one victim comes before another in an order. */
  #isBefore(order: readonly number[], i: number, other: number): boolean {
    const placeOf = (at: number) => order.indexOf(this.#scene.victims[at]?.slot ?? -1);
    return placeOf(i) < placeOf(other);
  }

  /** One pool: what must be is given, the rest goes where it brings most. */
  #alone(
    pool: Pool,
    chosen: readonly Fate[],
    base: number,
    target: Target,
    isOpen: (pool: Pool, p: number, i: number) => boolean,
  ): void {
    this.#work.spend(1);
    const amounts = [...chosen.map(() => 0), 0, 0];
    const pieces: Piece[] = [];
    let left = pool.power;
    let value = base;
    const take = (piece: Piece, amount: number) => {
      amounts[piece.place] = (amounts[piece.place] as number) + amount;
      left -= amount;
      value += amount * piece.gain;
    };
    for (const [i, fate] of chosen.entries()) {
      const open = isOpen(pool, 0, i);
      const [low, high] = boundsOf(fate, pool);
      if (low > high || (!open && low > 0)) return;
      const gain = this.#rate(fate, pool, i);
      if (low > 0) take({ place: i, gain, room: low }, low);
      if (open) pieces.push({ place: i, gain, room: high - low });
    }
    for (const { low, ...piece } of this.#goals(pool, chosen.length, target)) {
      if (low > 0) take(piece, low);
      pieces.push({ ...piece, room: piece.room - low });
    }
    if (left < 0) return;
    pieces.sort((a, b) => b.gain - a.gain);
    for (const piece of pieces) take(piece, Math.min(left, piece.room));
    if (left > 0 || value <= this.#best) return;
    this.#best = value;
    this.#found = { amounts: [amounts], fates: chosen, isOpen };
  }

  /** Where a pool's damage can go besides creatures, in pieces of the same gain a point. */
  #goals(pool: Pool, victims: number, target: Target): (Piece & { low: number })[] {
    if (!target.open || !pool.reaches) return [];
    const { goal, loyalty } = this.#scene;
    const low = target.poisoning.includes(pool) ? 1 : 0;
    const shut = target.closed?.includes(pool) === true;
    const walker = { place: victims, gain: this.#goalRate(pool, true) };
    const player = { place: victims + 1, gain: this.#goalRate(pool, false) };
    const endless = this.#total;
    if (goal === 'player') return shut ? [] : [{ ...player, room: endless, low }];
    const spare = { ...walker, gain: walker.gain - this.#worth(POINT) };
    const first = { ...walker, room: loyalty, low: target.past ? loyalty : 0 };
    const pieces = [first, { ...spare, room: endless, low: 0 }];
    return target.past && pool.over && !shut
      ? [...pieces, { ...player, room: endless, low }]
      : pieces;
  }

  /** What a point dealt to the planeswalker, while it has loyalty, or to the player brings. */
  #goalRate(pool: Pool, walker: boolean): number {
    const loss = pool.infect && !walker ? POISON_WORTH * POINT : POINT;
    return this.#worth(loss + (pool.lifelink ? POINT : 0));
  }

  /** A gain of the side that deals the damage, to the player who divides it. */
  #worth(gain: number): number {
    return this.#sign * gain * TIES;
  }

  /** What a point from a pool on the i-th victim brings. */
  #rate(fate: Fate, pool: Pool, i: number): number {
    return this.#worth(rate(fate, pool)) + this.#scene.victims.length - i;
  }

  /**
   * Which pool with deathtouch touches a victim that has bounds on wither besides: every way to say so. A flow holds
   * bounds of one part of a victim's damage, not of two that overlap.
   */
  #touches(chosen: readonly Fate[]): (readonly (readonly [pool: number, victim: number])[])[] {
    const pools = this.#pools.pools.flatMap(({ touch }, p) => (touch ? [p] : []));
    let ways: (readonly (readonly [number, number])[])[] = [[]];
    for (const [i, { withering, touch }] of chosen.entries())
      if (withering && touch === 'yes')
        ways = ways.flatMap((way) => pools.map((p) => [...way, [p, i] as const]));
    return ways;
  }

  /** Several pools: a flow from them through the victims' bounds. */
  #together(
    chosen: readonly Fate[],
    base: number,
    target: Target,
    isOpen: (pool: Pool, p: number, i: number) => boolean,
    touching: readonly (readonly [pool: number, victim: number])[],
  ): void {
    this.#work.spend(15);
    const { pools } = this.#pools;
    const places = chosen.length + 2;
    // 0 and 1 are source and sink, then pools, then places, then for each victim the node of a subset of pools.
    const poolNode = (p: number) => 2 + p;
    const placeNode = (i: number) => 2 + pools.length + i;
    const subsetNode = (i: number) => 2 + pools.length + places + i;
    const edges: Edge[] = [];
    const owners: (readonly [pool: number, place: number] | undefined)[] = [];
    let musts = 0;
    const edge = (
      from: number,
      to: number,
      capacity: number,
      gain = 0,
      owner?: readonly [number, number],
    ) => {
      if (capacity <= 0) return;
      edges.push({ from, to, capacity, gain });
      owners.push(owner);
    };
    const bounded = (from: number, to: number, low: number, high: number, gain = 0) => {
      musts += low;
      edge(from, to, low, MUST + gain);
      edge(from, to, Math.min(high, this.#total) - low, gain);
    };
    for (const [p, { power }] of pools.entries()) edge(0, poolNode(p), power);
    chosen.forEach((fate, i) => {
      const subset = subsetOf(fate);
      bounded(placeNode(i), 1, fate.low, fate.high);
      if (subset) bounded(subsetNode(i), placeNode(i), ...subset.bounds);
      pools.forEach((pool, p) => {
        if (!isOpen(pool, p, i)) return;
        const to = subset?.takes(pool) ? subsetNode(i) : placeNode(i);
        const gain = this.#rate(fate, pool, i);
        const low = touching.some(([by, at]) => by === p && at === i) ? 1 : 0;
        musts += low;
        edge(poolNode(p), to, low, MUST + gain, [p, i]);
        edge(poolNode(p), to, pool.power - low, gain, [p, i]);
      });
    });
    const [walker, player] = [chosen.length, chosen.length + 1];
    if (target.open && this.#scene.goal === 'planeswalker') {
      const { loyalty } = this.#scene;
      bounded(placeNode(walker), 1, target.past ? loyalty : 0, loyalty, this.#worth(POINT));
      edge(placeNode(walker), 1, this.#total);
    }
    edge(placeNode(player), 1, this.#total);
    pools.forEach((pool, p) => {
      if (!target.open || !pool.reaches) return;
      if (this.#scene.goal === 'planeswalker') {
        const gain = this.#goalRate(pool, true) - this.#worth(POINT);
        edge(poolNode(p), placeNode(walker), pool.power, gain, [p, walker]);
        if (!target.past || !pool.over) return;
      }
      if (target.closed?.includes(pool)) return;
      const gain = this.#goalRate(pool, false);
      const low = target.poisoning.includes(pool) ? 1 : 0;
      musts += low;
      edge(poolNode(p), placeNode(player), low, MUST + gain, [p, player]);
      edge(poolNode(p), placeNode(player), pool.power - low, gain, [p, player]);
    });
    const flow = bestFlow(subsetNode(chosen.length), edges, this.#total);
    if (!flow) return;
    let value = base - musts * MUST;
    flow.forEach((amount, i) => {
      value += amount * (edges[i] as Edge).gain;
    });
    // A bound that is not met leaves the value far below any other.
    if (value <= this.#best || value < -MUST / 2) return;
    const amounts = pools.map(() => new Array<number>(places).fill(0));
    flow.forEach((amount, i) => {
      const [p, place] = owners[i] ?? [];
      const row = p === undefined ? undefined : amounts[p];
      if (row && place !== undefined) row[place] = (row[place] as number) + amount;
    });
    this.#best = value;
    this.#found = { amounts, fates: chosen, isOpen };
  }
}

/** A division for given fates. */
interface Found {
  readonly amounts: readonly (readonly number[])[];
  readonly fates: readonly Fate[];
  readonly isOpen: (pool: Pool, p: number, i: number) => boolean;
}

/** The same division in fewer places, where damage brings as much elsewhere. */
function simplest(pools: readonly Pool[], { amounts, fates, isOpen }: Found): number[][] {
  const rows = amounts.map((row) => [...row]);
  const totalOn = (i: number) => rows.reduce((sum, row) => sum + (row[i] as number), 0);
  pools.forEach((pool, p) => {
    const row = rows[p] as number[];
    for (let i = fates.length - 1; i >= 0; i--) {
      const fate = fates[i] as Fate;
      const amount = row[i] as number;
      // What has bounds of its own stays as it is.
      if (amount === 0 || totalOn(i) - amount < fate.low || subsetOf(fate)) continue;
      const to = fates.findIndex(
        (other, j) =>
          j !== i &&
          isOpen(pool, p, j) &&
          !subsetOf(other) &&
          rate(other, pool) === rate(fate, pool) &&
          totalOn(j) > 0 &&
          totalOn(j) + amount <= other.high,
      );
      if (to < 0) continue;
      row[to] = (row[to] as number) + amount;
      row[i] = 0;
    }
  });
  return rows;
}

interface Piece {
  readonly place: number;
  readonly gain: number;
  readonly room: number;
}

interface Target {
  /** Whether damage may go on to whom the pools attack. */
  readonly open: boolean;
  /** Whether the planeswalker gets damage for all its loyalty, so that more may go past it. */
  readonly past: boolean;
  /** Pools whose damage to the player gives poison counters, and those that deal them none. */
  readonly poisoning: readonly Pool[];
  readonly closed?: readonly Pool[];
}

/** Bounds on a single pool's damage to a victim. */
function boundsOf(fate: Fate, pool: Pool): readonly [number, number] {
  const [low, high] = [fate.low, fate.high];
  if (fate.touch === 'yes' && !pool.touch) return [1, 0];
  const [least, most] = pool.withering ? (fate.withering ?? [0, high]) : [0, high];
  return [Math.max(low, least), Math.min(high, most)];
}

/** The part of a victim's damage that has bounds of its own. */
function subsetOf(fate: Fate) {
  if (fate.withering) return { bounds: fate.withering, takes: ({ withering }: Pool) => withering };
  if (fate.touch === 'yes')
    return { bounds: [1, Number.POSITIVE_INFINITY] as const, takes: ({ touch }: Pool) => touch };
  return undefined;
}
