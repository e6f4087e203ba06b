import { bestDivision, type Divided } from './best-division.ts';
import { isHere, powerOf } from './body.ts';
import { everyDivision, type Option } from './every-division.ts';
import {
  type Group,
  type GroupState,
  leavesIn,
  type Scene,
  type StepKind,
  sceneOf,
} from './scene.ts';
import { type CreatureState, has, other, type Side } from './types.ts';
import type { Work } from './work.ts';
import { standing } from './worth.ts';

/** How both sides' damage is divided in one step. */
export interface Line {
  readonly scenes: Record<Side, Scene>;
  readonly divided: Record<Side, Divided>;
}

/** What comes of a group: its worth to the attacking player in 1/POINT points, and each step. */
export interface Solution {
  readonly value: number;
  readonly lines: readonly Line[];
}

/**
 * The fight of one group when both players divide the damage that is theirs to divide as well as can be.
 *
 * Who knows what: attackers' damage is announced first, whoever divides it, then blockers' damage with that
 * known (510.1). The second step follows with the result of the first known. Nobody casts anything. Where the
 * rules ask for an order, the attacking player announces it first (509.2), then the defending one (509.3).
 *
 * @throws FightTooBig
 */
export function solve(group: Group, start: GroupState, work: Work): Solution {
  if (group.steps.length === 1) return oneStep(group, start, work);
  let best: Solution | undefined;
  for (const attack of ordersOf(group, 'attack')) {
    let worst: Solution | undefined;
    let asked = false;
    for (const block of ordersOf(group, 'block')) {
      work.spend(100);
      const orders: Group['orders'] = { attack, block, asked: new Set() };
      const solution = twoSteps({ ...group, orders }, start, work);
      asked ||= orders.asked.has('attack');
      if (!worst || solution.value < worst.value) worst = solution;
      if (best && worst.value <= best.value) break;
      // Where nobody asked for an order, as when banding divides it all, any other is the same.
      if (!orders.asked.has('block')) break;
    }
    if (worst && (!best || worst.value > best.value)) best = worst;
    if (!asked) break;
  }
  return best as Solution;
}

/** Every way to order a side's foes for each of its creatures; one empty way where no order is asked for. */
function* ordersOf(
  { rules, ...group }: Group,
  side: Side,
): Generator<readonly (readonly number[])[]> {
  const foes = group[other(side)].length;
  if (!rules.ordered || foes < 2) {
    yield [];
    return;
  }
  const one = permutations(Array.from({ length: foes }, (_, i) => i));
  const count = group[side].length;
  const at = new Array<number>(count).fill(0);
  for (let more = true; more; ) {
    yield at.map((i) => one[i] as number[]);
    // Counts up, one place for each creature.
    let place = 0;
    while (place < count && at[place] === one.length - 1) at[place++] = 0;
    more = place < count;
    if (more) at[place] = (at[place] as number) + 1;
  }
}

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]),
      );

function oneStep(group: Group, states: GroupState, work: Work): Solution {
  const [attack, block] = (['attack', 'block'] as const).map((side) =>
    last(group, states, side, 'all', work),
  ) as [Last, Last];
  return { value: attack.gain - block.gain, lines: [lineOf(attack, block)] };
}

const lineOf = (attack: Last, block: Last): Line => ({
  scenes: { attack: attack.scene, block: block.scene },
  divided: { attack: attack.divided, block: block.divided },
});

interface Last {
  readonly scene: Scene;
  readonly divided: Divided;
  /** Worth to the side that deals the damage, with the standing of all the other side's creatures. */
  readonly gain: number;
}

/** The best of one side's damage in the last step: it does not depend on the other side's choice. */
function last(group: Group, states: GroupState, side: Side, step: StepKind, work: Work): Last {
  const scene = sceneOf(group, states, side, step);
  const divided = bestDivision(scene, work);
  const foe = other(side);
  const gone = group[foe].reduce((sum, { creature }, i) => {
    const state = states[foe][i] as CreatureState;
    return isHere(state) ? sum : sum + standing(creature, state);
  }, 0);
  return { scene, divided, gain: divided.gain - gone };
}

/** A first-step option with all of its side's foes after it. */
interface First {
  readonly option: Option;
  readonly states: readonly CreatureState[];
  /** What the other side's second damage can be: equal keys deal alike. */
  readonly key: string;
}

/**
 * Two steps. What one side's second damage can do depends on the other side's first choice only by which of
 * its own creatures are left, and how strong. So the answers to a choice are taken by that, and each is looked
 * at only until the choice is known to be worse than another.
 */
function twoSteps(group: Group, start: GroupState, work: Work): Solution {
  const scenes = {
    attack: sceneOf(group, start, 'attack', 'first'),
    block: sceneOf(group, start, 'block', 'first'),
  };
  const firsts = (side: Side): First[] =>
    everyDivision(scenes[side], work).map((option) => {
      work.spend(3);
      const states = after(start, scenes[side], option);
      return { option, states, key: strikersKey(group, other(side), states) };
    });
  const attacks = firsts('attack');
  const byKey = new Map<string, First[]>();
  for (const block of firsts('block')) {
    const alike = byKey.get(block.key);
    if (alike) alike.push(block);
    else byKey.set(block.key, [block]);
  }
  const sign = (side: Side) => (scenes[side].chooser === 'attack' ? 1 : -1);
  const [attackSign, blockSign] = [sign('attack'), sign('block')];
  const seconds = new Map<string, Last>();
  const second = (states: GroupState, side: Side, strikers: string): Last => {
    const key = `${side}|${strikers}|${statesKey(states[other(side)])}|${states.loyalty}`;
    const known = seconds.get(key);
    work.spend(known ? 1 : 8);
    if (known) return known;
    const found = last(group, states, side, 'second', work);
    seconds.set(key, found);
    return found;
  };
  /** The best first damage of the blockers that leaves certain attackers, against certain blockers left. */
  const answers = new Map<string, { block: First; second: Last; gain: number }>();
  const answer = (attack: First, strikers: string, blocks: readonly First[]) => {
    const key = `${attack.key}|${strikers}`;
    const known = answers.get(key);
    if (known) return known;
    let best: { block: First; second: Last; gain: number } | undefined;
    for (const block of blocks) {
      const states = { attack: block.states, block: attack.states, loyalty: start.loyalty };
      const then = second(states, 'block', attack.key);
      const gain = block.option.gain + then.gain;
      if (!best || -blockSign * gain > -blockSign * best.gain) best = { block, second: then, gain };
    }
    const found = best as NonNullable<typeof best>;
    answers.set(key, found);
    return found;
  };

  let best: { value: number; lines: Line[] } | undefined;
  const rough = ({ option, states }: First) =>
    attackSign *
    (option.gain -
      states.reduce(
        (sum, state, i) => sum + standing((group.block[i] as Group['block'][0]).creature, state),
        0,
      ));
  for (const attack of attacks.sort((a, b) => rough(b) - rough(a))) {
    let reply: { value: number; lines: Line[] } | undefined;
    for (const [strikers, blocks] of byKey) {
      const states = {
        attack: (blocks[0] as First).states,
        block: attack.states,
        loyalty: attack.option.loyalty,
      };
      const own = second(states, 'attack', strikers);
      const theirs = answer(attack, strikers, blocks);
      const value = attack.option.gain + own.gain - theirs.gain;
      if (!reply || blockSign * value > blockSign * reply.value) {
        const divided = { attack: attack.option, block: theirs.block.option };
        reply = { value, lines: [{ scenes, divided }, lineOf(own, theirs.second)] };
      }
      // Whoever answers takes at least this, so the choice is no better than what is known.
      if (best && blockSign !== attackSign && attackSign * reply.value <= attackSign * best.value)
        break;
    }
    if (reply && (!best || attackSign * reply.value > attackSign * best.value)) best = reply;
  }
  return best as Solution;
}

/** One side's foes after its first damage, those included that were gone before. */
function after(start: GroupState, scene: Scene, option: Option): CreatureState[] {
  const foe = other(scene.side);
  const states = [...start[foe]];
  scene.victims.forEach(({ slot, body }, i) => {
    const state = option.after[i] as CreatureState;
    const left = leavesIn(body, 'first');
    states[slot] = left ? { ...state, left } : state;
  });
  return states;
}

/** Which of a side's creatures will deal damage in the second step, and with how much power. */
const strikersKey = (group: Group, side: Side, states: readonly CreatureState[]): string =>
  group[side]
    .map((body, i) => {
      const state = states[i] as CreatureState;
      const { creature } = body;
      const strikes = !has(creature, 'first-strike') || has(creature, 'double-strike');
      return isHere(state) && strikes ? powerOf(body, state) : '';
    })
    .join();

const statesKey = (states: readonly CreatureState[]): string =>
  states
    .map((s) =>
      s.dead || s.left ? `-${s.triggers}` : `${s.marked},${s.counters},${s.triggers},${s.shield}`,
    )
    .join(';');
