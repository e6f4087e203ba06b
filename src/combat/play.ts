import { unpool } from './pool.ts';
import {
  chooserOf,
  creaturesOf,
  finalGain,
  finalKey,
  type Option,
  optionsOf,
  type States,
  type StepKind,
  stepsOf,
} from './step.ts';
import type { CreatureState, Division, Fight, Outcome, Side, StepResult } from './types.ts';
import { other } from './types.ts';
import { POINT } from './worth.ts';

/** What each side's damage does in one step, and the value of the fight from there on to the attacker. */
interface Line {
  readonly attack: Option;
  readonly block: Option;
  readonly value: number;
  readonly next?: Line;
}

interface Best {
  readonly option: Option;
  readonly gain: number;
}

/**
 * Plays a fight to its end when both players divide the damage that is theirs to divide as well as can be, by
 * the measure of worth.ts, with every legal division tried.
 *
 * Who knows what: attackers' damage is announced first, whoever divides it, then blockers' damage with that
 * known (510.1). The second step follows with the result of the first known. Nobody casts anything.
 *
 * Under the `ordered` rule a creature's order is taken as the one that serves its controller when it deals its
 * damage. That is exact where there is one step; a double striker might gain by it against three or more.
 *
 * @throws RangeError when a fight has no attacker.
 */
export function play(fight: Fight): Outcome {
  if (fight.attackers.length === 0) throw new RangeError('a fight needs an attacker');
  const start: States = { attack: fresh(fight, 'attack'), block: fresh(fight, 'block') };
  const kinds = stepsOf(fight);
  const finals = new Map<string, Best>();

  /** The best of one side's options in the last step: it does not depend on the other side's choice. */
  const bestFinal = (states: States, side: Side, step: StepKind): Best => {
    const key = finalKey(fight, states, side, step);
    const known = finals.get(key);
    if (known) return known;
    const sign = chooserOf(fight, states, side) === side ? 1 : -1;
    const gain = (option: Option) => finalGain(fight, side, option);
    const option = pick(optionsOf(fight, states, side, step), (each) => sign * gain(each));
    const best = { option, gain: gain(option) };
    finals.set(key, best);
    return best;
  };

  const last = (states: States, step: StepKind): Line => {
    const attack = bestFinal(states, 'attack', step);
    const block = bestFinal(states, 'block', step);
    return { attack: attack.option, block: block.option, value: attack.gain - block.gain };
  };

  const first = (states: States): Line => {
    const sign = (side: Side) => (chooserOf(fight, states, side) === 'attack' ? 1 : -1);
    const [attackSign, blockSign] = [sign('attack'), sign('block')];
    const blocks = optionsOf(fight, states, 'block', 'first');
    const answers = optionsOf(fight, states, 'attack', 'first').map((attack) => {
      const lines = blocks.map((block): Line => {
        const next = last({ attack: block.after, block: attack.after }, 'second');
        return { attack, block, value: attack.gain - block.gain + next.value, next };
      });
      return pick(lines, (line) => blockSign * line.value);
    });
    return pick(answers, (line) => attackSign * line.value);
  };

  const line = kinds.length === 1 ? last(start, 'all') : first(start);
  return outcome(fight, start, line);
}

const fresh = (fight: Fight, side: Side): CreatureState[] =>
  creaturesOf(fight, side).map((creature) => ({
    dead: false,
    marked: creature.damage ?? 0,
    counters: 0,
    triggers: 0,
  }));

/** The first of the highest; options come simplest first, so ties go to the simplest. */
function pick<T>(options: readonly T[], value: (option: T) => number): T {
  let best: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const here = value(option);
    if (here > highest) {
      highest = here;
      best = option;
    }
  }
  if (best === undefined) throw new Error('no legal division: every source must have one');
  return best;
}

function outcome(fight: Fight, start: States, line: Line): Outcome {
  const steps: StepResult[] = [];
  let states = start;
  for (let at: Line | undefined = line; at; at = at.next) {
    const after: States = { attack: at.block.after, block: at.attack.after };
    steps.push(stepResult(fight, states, after, at));
    states = after;
  }
  const sum = (of: (step: StepResult) => number) =>
    steps.reduce((total, step) => total + of(step), 0);
  return {
    steps,
    after: states,
    life: { attack: sum((step) => step.life.attack), block: sum((step) => step.life.block) },
    through: sum((step) => step.through),
    // What is left below a point is the tie-break of worth.ts.
    points: Math.round(line.value / POINT),
  };
}

function stepResult(fight: Fight, before: States, after: States, line: Line): StepResult {
  const divide = (side: Side): Division[] => {
    const alive = before[other(side)].flatMap((state, index) => (state.dead ? [] : [index]));
    return line[side].hits.dealt
      .flatMap(({ pool, amounts }) => unpool(pool, amounts))
      .map((share) => ({
        side,
        source: share.source,
        chooser: chooserOf(fight, before, side),
        parts: before[other(side)].map((_, index) => share.parts[alive.indexOf(index)] ?? 0),
        player: share.player,
      }));
  };
  const died = (side: Side) =>
    after[side].flatMap((state, i) => (state.dead && !before[side][i]?.dead ? [i] : []));
  const triggers = (side: Side) =>
    after[side].map((state, i) => state.triggers - (before[side][i]?.triggers ?? 0));
  return {
    divisions: [...divide('attack'), ...divide('block')],
    died: { attack: died('attack'), block: died('block') },
    life: { attack: line.attack.hits.life, block: line.block.hits.life },
    through: line.attack.hits.through,
    triggers: { attack: triggers('attack'), block: triggers('block') },
  };
}
