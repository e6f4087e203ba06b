import { grows, triggersOn } from './body.ts';
import type { Fate } from './fate.ts';
import type { Pool } from './pool.ts';
import type { Scene, Victim } from './scene.ts';
import { has } from './types.ts';
import { COUNTER_WORTH, POINT, standing } from './worth.ts';

const ENDLESS = Number.POSITIVE_INFINITY;

/** All that can become of a victim when these pools deal damage; worst for it first. */
export function fatesOf(victim: Victim, pools: readonly Pool[], scene: Scene): readonly Fate[] {
  const { slot, state } = victim;
  const withers = pools.filter(({ withering }) => withering).length;
  const kind = withers === 0 ? 0 : withers === pools.length ? 1 : 2;
  const touch = pools.some((pool) => pool.touch);
  // A shield meets damage of one kind, of which the first pool is.
  const linked = state.shield > 0 && pools[0]?.lifelink === true;
  const flags =
    kind + (touch ? 4 : 0) + (scene.asksLethal ? 8 : 0) + (linked ? 16 : 0) + (state.left ? 32 : 0);
  const side = scene.side === 'attack' ? 1 : 0;
  const { marked, counters, triggers, shield } = state;
  const key = [side, slot, flags, marked, counters, triggers, shield].join();
  const known = scene.fates.get(key);
  if (known) return known;
  const found = workOut(victim, pools, scene).sort((a, b) => b.base - a.base);
  scene.fates.set(key, found);
  return found;
}

function workOut(victim: Victim, pools: readonly Pool[], scene: Scene): Fate[] {
  const { body, state } = victim;
  const mortal =
    state.shield < ENDLESS && !grows(body.creature) && !has(body.creature, 'indestructible');
  // What cannot die of it cares about deathtouch only where one point of it is lethal damage for others.
  const told =
    (mortal || (scene.asksLethal && scene.touchIsLethal)) && pools.some(({ touch }) => touch);
  const touches = told ? ([false, true] as const) : ([false] as const);
  const fates = touches.flatMap((touch) => fatesBy(victim, pools, scene, touch));
  return merged(fates, touches.length > 1, scene.asksLethal);
}

type Draft = Fate & { readonly touched: boolean };

function fatesBy(victim: Victim, pools: readonly Pool[], scene: Scene, touch: boolean): Draft[] {
  const { body, state, lethal } = victim;
  const { creature } = body;
  const { shield } = state;
  const withers = pools.filter(({ withering }) => withering).length;
  const lasting = has(creature, 'indestructible');
  // Its toughness, which counters from wither can use up even where nothing destroys it (704.5f).
  const size = Math.max(0, body.toughness + state.counters);
  const growing = grows(creature);
  const uniform = withers === pools.length;
  const marks = new Set([touch ? 1 : 0, shield + 1, lethal, shield + lethal]);
  if (lasting && withers > 0 && uniform) marks.add(shield + size);
  const starts = [...marks]
    .filter((at) => Number.isFinite(at) && at >= (touch ? 1 : 0))
    .sort((a, b) => a - b);
  return starts.flatMap((low, i): Draft[] => {
    const high = (starts[i + 1] ?? ENDLESS) - 1;
    const dealt = Math.max(0, low - shield);
    const isLethal = low >= lethal || (touch && scene.touchIsLethal);
    const common = {
      low,
      high,
      touch: touch ? ('yes' as const) : ('no' as const),
      touched: touch,
      lethal: isLethal,
      withering: undefined,
    };
    const still = { each: 0, eachWithering: 0, eachLife: 0 };
    if (dealt === 0) return [{ ...common, ...still, base: -standing(creature, state) }];
    if (growing) {
      const each = -COUNTER_WORTH * POINT;
      const base = -standing(creature, state) - each * shield;
      return [{ ...common, ...still, each, eachWithering: each, base }];
    }
    const fired = triggersOn(creature) ? 1 : 0;
    const triggers = state.triggers + fired;
    const counters = state.counters + (has(creature, 'damage-counter') ? 1 : 0);
    const alive = (): Draft => {
      const rates = {
        each: lasting ? 0 : 1,
        eachWithering: COUNTER_WORTH * POINT,
        eachLife: POINT,
      };
      const base = -standing(creature, { ...state, triggers, counters });
      return { ...common, ...rates, base: base - shield * rateOf(rates, pools) };
    };
    const dead = (): Draft => {
      const rates = { each: 0, eachWithering: 0, eachLife: POINT };
      const base = -standing(creature, { ...state, triggers, dead: true });
      return { ...common, ...rates, base: base - shield * rateOf(rates, pools) };
    };
    if (!lasting) return [touch || dealt >= lethal ? dead() : alive()];
    if (withers === 0) return [alive()];
    if (uniform) return [dealt >= size ? dead() : alive()];
    const fates: Draft[] = [
      { ...alive(), withering: [0, size - 1] },
      { ...dead(), low: Math.max(low, size), withering: [size, ENDLESS] },
    ];
    return fates.filter((fate) => fate.low <= fate.high && (fate.withering?.[1] ?? 0) >= 0);
  });
}

interface Rates {
  readonly each: number;
  readonly eachWithering: number;
  readonly eachLife: number;
}

/** What a point from a pool adds to a fate. */
export const rate = (fate: Rates, pool: Pool): number =>
  (pool.withering ? fate.eachWithering : fate.each) + (pool.lifelink ? fate.eachLife : 0);

/** The same where a shield is: it meets damage of one kind only (legal.ts). */
const rateOf = (fate: Rates, [pool]: readonly Pool[]): number => (pool ? rate(fate, pool) : 0);

/** Joins fates that differ in nothing but their bounds. */
function merged(fates: readonly Draft[], touchTold: boolean, asksLethal: boolean): Fate[] {
  const done: Draft[] = [];
  for (const { touched, ...fate } of fates) {
    const next: Draft = {
      ...fate,
      touched,
      touch: touchTold ? fate.touch : 'any',
      lethal: asksLethal ? fate.lethal : true,
    };
    const last = done.at(-1);
    if (last && last.touched === touched && last.high + 1 === next.low && isSame(last, next))
      done[done.length - 1] = { ...next, low: last.low };
    else done.push(next);
  }
  return done;
}

const isSame = (a: Fate, b: Fate): boolean =>
  a.withering === undefined &&
  b.withering === undefined &&
  a.lethal === b.lethal &&
  a.base === b.base &&
  // Of no damage at all each point brings anything.
  (a.high === 0 ||
    (a.each === b.each && a.eachWithering === b.eachWithering && a.eachLife === b.eachLife));
