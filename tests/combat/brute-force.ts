import type { Ability, Creature, Fight } from '../../src/combat/types.ts';

/**
 * The same game, written a second time in the plainest way: each creature's damage point by point, every pair
 * of choices, nothing pooled, nothing remembered. It knows only the `free` rule. Slow; for small fights.
 */
export function bruteForce(fight: Fight): number {
  const start = (creatures: readonly Creature[]) =>
    creatures.map((c) => ({ c, hurt: c.damage ?? 0, plus: 0, fired: 0, dead: false }));
  const all = [...fight.attackers, ...fight.blockers];
  const quick = all.some((c) => is(c, 'first-strike') || is(c, 'double-strike'));
  return value(start(fight.attackers), start(fight.blockers), quick ? [1, 2] : [0], 0);
}

interface Body {
  c: Creature;
  hurt: number;
  plus: number;
  fired: number;
  dead: boolean;
}

const is = (c: Creature, ability: Ability) => c.abilities.includes(ability);

function value(attack: Body[], block: Body[], steps: number[], sofar: number): number {
  const step = steps[0];
  if (step === undefined) return sofar + rest(attack) - rest(block);
  const attackerMax = !block.some((b) => !b.dead && is(b.c, 'banding'));
  const blockerMax = attack.some((b) => !b.dead && is(b.c, 'banding'));
  const outer = assignments(attack, block, step, attackerMax).map((a) => {
    const inner = assignments(block, attack, step, false).map((b) => {
      const hitBlock = hit(attack, block, a);
      const hitAttack = hit(block, attack, b);
      const gain = hitBlock.life + hitBlock.through - hitAttack.life;
      return value(hitAttack.after, hitBlock.after, steps.slice(1), sofar + gain * 1000);
    });
    return blockerMax ? Math.max(...inner) : Math.min(...inner);
  });
  return attackerMax ? Math.max(...outer) : Math.min(...outer);
}

const rest = (bodies: Body[]) =>
  bodies.reduce((sum, b) => {
    const fired = is(b.c, 'damage-trigger') ? 1000 * b.fired : 0;
    if (b.dead) return sum + fired - 1000 * (b.c.power + b.c.toughness + b.c.abilities.length);
    return sum + fired + 2000 * b.plus - (is(b.c, 'indestructible') ? 0 : b.hurt);
  }, 0);

/** Rows: one for each creature of `from`, amounts for each of `to`, then the player. */
function assignments(from: Body[], to: Body[], step: number, mayTrample: boolean): number[][][] {
  let all: number[][][] = [[]];
  for (const body of from) {
    const twice = is(body.c, 'double-strike');
    const acts = step === 0 || twice || is(body.c, 'first-strike') === (step === 1);
    const goals = to.flatMap((b, i) => (b.dead ? [] : [i]));
    if (mayTrample && is(body.c, 'trample')) goals.push(to.length);
    let rows: number[][] = [[...to.map(() => 0), 0]];
    const points = body.dead || !acts || goals.length === 0 ? 0 : body.c.power + body.plus;
    for (let i = 0; i < points; i++) {
      const more = rows.flatMap((row) =>
        goals.map((g) => row.map((n, j) => (j === g ? n + 1 : n))),
      );
      rows = [...new Map(more.map((row) => [row.join(), row])).values()];
    }
    all = all.flatMap((sofar) => rows.map((row) => [...sofar, row]));
  }
  return all.filter((rows) => {
    if (!rows.some((row) => (row[to.length] ?? 0) > 0)) return true;
    return to.every((b, i) => {
      const got = rows.reduce((sum, row) => sum + (row[i] ?? 0), 0);
      const venom = rows.some(
        (row, s) => (row[i] ?? 0) > 0 && is((from[s] as Body).c, 'deathtouch'),
      );
      return b.dead || venom || b.hurt + got >= b.c.toughness + b.plus;
    });
  });
}

function hit(from: Body[], to: Body[], rows: number[][]) {
  let life = 0;
  let through = 0;
  const after = to.map((b) => ({ ...b }));
  const venom = to.map(() => false);
  const got = to.map(() => 0);
  rows.forEach((row, s) => {
    const source = (from[s] as Body).c;
    row.forEach((n, i) => {
      const victim = to[i]?.c;
      if (n === 0 || (victim && is(victim, 'protection'))) return;
      if (!victim) through += n;
      else got[i] = (got[i] ?? 0) + n;
      if (victim && is(victim, 'damage-to-counters')) return;
      if (is(source, 'lifelink')) life += n;
      if (is(source, 'deathtouch')) venom[i] = true;
    });
  });
  after.forEach((b, i) => {
    const n = got[i] ?? 0;
    if (n === 0 || b.dead) return;
    if (is(b.c, 'damage-to-counters')) {
      b.plus += n;
      return;
    }
    b.hurt += n;
    b.dead = !is(b.c, 'indestructible') && (venom[i] === true || b.hurt >= b.c.toughness + b.plus);
    if (is(b.c, 'damage-counter') || is(b.c, 'damage-trigger')) b.fired++;
    if (is(b.c, 'damage-counter') && !b.dead) b.plus++;
  });
  return { after, life, through };
}
