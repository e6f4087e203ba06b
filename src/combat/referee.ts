import { dealtOf, isHere, receive } from './body.ts';
import { unpool } from './pool.ts';
import { type Group, type GroupState, leavesIn, type Scene, type StepKind } from './scene.ts';
import type { Line } from './search.ts';
import { type CreatureState, type Division, other, SIDES, type Side, type Toll } from './types.ts';

/** One step of a group, as it comes out when the damage is dealt as announced. */
export interface GroupStep extends Toll {
  readonly after: GroupState;
  /** Divisions with slots of the group for indexes. */
  readonly divisions: readonly Division[];
}

/** One creature's damage by place: victims, planeswalker, player. */
interface Share {
  readonly slot: number;
  readonly amounts: readonly number[];
}

/** Deals the damage of one step, both sides' at the same time (510.2). */
export function dealStep(group: Group, before: GroupState, step: StepKind, line: Line): GroupStep {
  const life = { attack: 0, block: 0 };
  const after = { attack: [...before.attack], block: [...before.block] };
  const divisions: Division[] = [];
  let [through, lost, poison, atWalker] = [0, 0, 0, 0];
  for (const side of SIDES) {
    const scene = line.scenes[side];
    const foe = other(side);
    const shares = sharesOf(line, side);
    for (const share of [...shares, ...harmlessShares(scene)])
      divisions.push(division(group, scene, share));
    const strikerOf = ({ slot }: Share) => scene.strikers.find((each) => each.slot === slot);
    scene.victims.forEach(({ slot, body, state }, i) => {
      const sum = (test: (share: Share) => boolean | undefined) =>
        shares.filter(test).reduce((total, { amounts }) => total + (amounts[i] as number), 0);
      const amount = sum(() => true);
      const linked = sum((share) => strikerOf(share)?.lifelink);
      // A shield meets damage of one kind only (legal.ts), so this is all of it or what was dealt.
      life[side] += Math.min(linked, dealtOf(body, state, amount));
      after[foe][slot] = receive(body, state, {
        amount,
        withering: sum((share) => strikerOf(share)?.withering),
        touch: sum((share) => strikerOf(share)?.touch) > 0,
      });
    });
    for (const share of shares) {
      const [walker = 0, player = 0] = share.amounts.slice(scene.victims.length);
      const striker = strikerOf(share);
      if (!striker) continue;
      if (striker.lifelink) life[side] += walker + player;
      atWalker += walker;
      through += player;
      if (striker.infect) poison += player;
      else lost += player;
      if (player > 0) poison += striker.poison;
    }
  }
  for (const side of SIDES)
    group[side].forEach((body, slot) => {
      const state = after[side][slot] as CreatureState;
      if (isHere(before[side][slot] as CreatureState) && leavesIn(body, step))
        after[side][slot] = { ...state, left: true };
    });
  const loyalty = Math.min(before.loyalty, atWalker);
  return {
    after: { ...after, loyalty: before.loyalty - loyalty },
    divisions: divisions.sort((a, b) => a.side.localeCompare(b.side) || a.source - b.source),
    life,
    through,
    lost,
    poison,
    loyalty,
  };
}

function sharesOf(line: Line, side: Side): Share[] {
  const { pools } = line.divided[side];
  const amounts = line.divided[side].amounts();
  return pools.flatMap((pool, p) =>
    [...unpool(pool, amounts[p] as number[])].map(([{ slot }, row]) => ({ slot, amounts: row })),
  );
}

/** Damage that is prevented has to be assigned all the same; where to is no matter. */
function harmlessShares({ harmless, victims, goal }: Scene): Share[] {
  const at = victims.length > 0 ? 0 : goal === 'planeswalker' ? 0 : 1;
  return harmless.map(({ slot, power }) => ({
    slot,
    amounts: [...victims, 0, 0].map((_, i) => (i === at ? power : 0)),
  }));
}

function division(group: Group, scene: Scene, { slot, amounts }: Share): Division {
  const { side, chooser, victims, strikers, harmless, goal } = scene;
  const parts = group[other(side)].map(() => 0);
  victims.forEach((victim, i) => {
    parts[victim.slot] = amounts[i] as number;
  });
  const [planeswalker = 0, player = 0] = amounts.slice(victims.length);
  const striker = [...strikers, ...harmless].find((each) => each.slot === slot);
  const goals = !striker?.reaches ? 0 : goal === 'planeswalker' && striker.over ? 2 : 1;
  return {
    side,
    source: slot,
    chooser,
    parts,
    player,
    planeswalker,
    places: victims.length + goals,
  };
}
