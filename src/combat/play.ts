import { changesBefore, goneEarly, sizesAfter } from './before-damage.ts';
import { type Body, freshState } from './body.ts';
import { combatRules } from './edition-rules.ts';
import { type GroupIndexes, groupsOf } from './groups.ts';
import { dealStep, type GroupStep } from './referee.ts';
import type { Group, GroupState, StepKind } from './scene.ts';
import { type Solution, solve } from './search.ts';
import {
  type CreatureState,
  creaturesOf,
  type Fight,
  has,
  type Outcome,
  SIDES,
  type Side,
  type StepResult,
} from './types.ts';
import { Work } from './work.ts';
import { POINT } from './worth.ts';

/**
 * Plays a combat to its end when both players divide the damage that is theirs to divide as well as can be, by
 * the measure of worth.ts, with every legal division tried (search.ts).
 *
 * @throws RangeError when a fight has no attacker.
 * @throws FightTooBig when it has more divisions than are tried.
 */
export function play(fight: Fight, work: Work = new Work()): Outcome {
  if (fight.attackers.length === 0) throw new RangeError('a fight needs an attacker');
  const setting = settingOf(fight);
  const groups = groupsOf(fight).map((indexes) => {
    const { group, start } = groupOf(setting, indexes);
    return { group, start, solution: solve(group, start, work) };
  });
  return outcome(setting, groups);
}

/** The attacking player's points from one group alone, in 1/POINT points. Throws FightTooBig. */
export function groupValue(fight: Fight, indexes: GroupIndexes, work: Work): number {
  const { group, start } = groupOf(settingOf(fight), indexes);
  return solve(group, start, work).value;
}

function settingOf(fight: Fight) {
  const rules = combatRules(fight.edition, fight.damageWaits);
  const changes = changesBefore(fight);
  const sizes = sizesAfter(fight, changes);
  const start = (side: Side): CreatureState[] =>
    creaturesOf(fight, side).map((creature, i) => ({
      ...freshState(creature),
      ...goneEarly(creature, sizes[side][i]?.toughness ?? 0, rules.onStack),
    }));
  const states = { attack: start('attack'), block: start('block') };
  return { fight, rules, changes, sizes, states, steps: stepsOf(fight, states) };
}
type Setting = ReturnType<typeof settingOf>;

/** The step or steps of a combat (510.4). */
function stepsOf(fight: Fight, states: Record<Side, CreatureState[]>): StepKind[] {
  const quick = SIDES.some((side) =>
    creaturesOf(fight, side).some((creature, i) => {
      const state = states[side][i];
      const isThere = state && !state.dead && !state.left;
      return isThere && (has(creature, 'first-strike') || has(creature, 'double-strike'));
    }),
  );
  return quick ? ['first', 'second'] : ['all'];
}

function groupOf({ fight, rules, sizes, states, steps }: Setting, indexes: GroupIndexes) {
  const bodies = (side: Side, own: readonly number[]): Body[] =>
    own.flatMap((index) => {
      const creature = creaturesOf(fight, side)[index];
      const size = sizes[side][index];
      return creature && size ? [{ index, creature, ...size }] : [];
    });
  const group: Group = {
    attack: bodies('attack', indexes.attackers),
    block: bodies('block', indexes.blockers),
    blocked: indexes.blockers.length > 0,
    atPlaneswalker: fight.planeswalker !== undefined,
    rules,
    steps,
    withoutBanding: fight.withoutBanding,
    fates: new Map(),
    orders: { asked: new Set() },
  };
  const pick = (side: Side) => group[side].map(({ index }) => states[side][index] as CreatureState);
  const start: GroupState = {
    attack: pick('attack'),
    block: pick('block'),
    loyalty: fight.planeswalker ?? 0,
  };
  return { group, start };
}

interface Played {
  readonly group: Group;
  readonly start: GroupState;
  readonly solution: Solution;
}

function outcome(setting: Setting, groups: readonly Played[]): Outcome {
  const { fight, changes, sizes, rules } = setting;
  const drained = changes.reduce((sum, { life }) => sum + life, 0);
  const steps: StepResult[] = [];
  let states = groups.map(({ start }) => start);
  let whole: Record<Side, readonly CreatureState[]> = setting.states;
  let life = (fight.life ?? Number.POSITIVE_INFINITY) - drained;
  for (const [i, kind] of setting.steps.entries()) {
    // A player at 0 life has lost before anything else happens (704.5a).
    if (life <= 0) break;
    const parts = groups.map(({ group, solution }, g) => {
      const line = solution.lines[i] as Solution['lines'][number];
      return { group, step: dealStep(group, states[g] as GroupState, kind, line) };
    });
    states = parts.map(({ step }) => step.after);
    const step = stepResult(fight, whole, parts);
    steps.push(step);
    whole = step.after;
    life -= step.lost;
    if (life > 0 || !rules.lifelinkTriggers) life += step.life.block;
  }
  const sum = (of: (step: StepResult) => number) =>
    steps.reduce((total, step) => total + of(step), 0);
  const early = (what: 'dead' | 'left') => {
    const gone = (side: Side) =>
      setting.states[side].flatMap((state, i) => (state[what] ? [i] : []));
    return { attack: gone('attack'), block: gone('block') };
  };
  const value = groups.reduce((total, { solution }) => total + solution.value, drained * POINT);
  return {
    changes,
    early: { died: early('dead'), left: early('left') },
    sizes,
    steps,
    after: whole,
    life: { attack: sum((step) => step.life.attack), block: sum((step) => step.life.block) },
    through: sum((step) => step.through),
    lost: drained + sum((step) => step.lost),
    poison: sum((step) => step.poison),
    loyalty: sum((step) => step.loyalty),
    beaten: life <= 0,
    // What is left below a point is the tie-break of worth.ts.
    points: Math.round(value / POINT) + 0,
  };
}

interface Part {
  readonly group: Group;
  readonly step: GroupStep;
}

/** A step of the whole combat from the steps of its groups. */
function stepResult(
  fight: Fight,
  before: Record<Side, readonly CreatureState[]>,
  parts: readonly Part[],
): StepResult {
  const after = { attack: [...before.attack], block: [...before.block] };
  for (const { group, step } of parts)
    for (const side of SIDES)
      group[side].forEach(({ index }, slot) => {
        after[side][index] = step.after[side][slot] as CreatureState;
      });
  const divisions = parts.flatMap(({ group, step }) =>
    step.divisions.map((division) => {
      const { side, source, parts: amounts } = division;
      const foe = side === 'attack' ? 'block' : 'attack';
      const all = creaturesOf(fight, foe).map(() => 0);
      group[foe].forEach(({ index }, slot) => {
        all[index] = amounts[slot] as number;
      });
      return { ...division, source: group[side][source]?.index ?? source, parts: all };
    }),
  );
  const sum = (of: (step: GroupStep) => number) =>
    parts.reduce((total, { step }) => total + of(step), 0);
  const newly = (what: 'dead' | 'left') => {
    const gone = (side: Side) =>
      after[side].flatMap((state, i) => (state[what] && !before[side][i]?.[what] ? [i] : []));
    return { attack: gone('attack'), block: gone('block') };
  };
  const triggers = (side: Side) =>
    after[side].map((state, i) => state.triggers - (before[side][i]?.triggers ?? 0));
  return {
    divisions,
    died: newly('dead'),
    left: newly('left'),
    after,
    life: { attack: sum((step) => step.life.attack), block: sum((step) => step.life.block) },
    through: sum((step) => step.through),
    lost: sum((step) => step.lost),
    poison: sum((step) => step.poison),
    loyalty: sum((step) => step.loyalty),
    triggers: { attack: triggers('attack'), block: triggers('block') },
  };
}
