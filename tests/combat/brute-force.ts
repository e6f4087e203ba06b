import type { Ability, Creature, Fight, Numbered } from '../../src/combat/types.ts';

/**
 * The same game, written a second time in the plainest way: each creature's damage point by point, every pair
 * of choices, every order, nothing pooled, nothing remembered. In 1/1000 points. Slow; for small fights.
 */
export function bruteForce(fight: Fight): number {
  const { attackers, blockers } = fight;
  const edition = fight.edition ?? '2026-09-25';
  const band = attackers.flatMap((c, i) => (is(c, 'apart') ? [] : [i]));
  const banded = band.length > 1 && band.some((i) => is(attackers[i] as Creature, 'banding'));
  const parts = banded
    ? [band, ...attackers.flatMap((c, i) => (is(c, 'apart') ? [[i]] : []))]
    : attackers.map((_, i) => [i]);
  const groups = parts.map((own) => ({
    own,
    against: blockers.flatMap(({ blocks = 0 }, i) => (own.includes(blocks) ? [i] : [])),
  }));
  const cries = attackers.reduce((sum, c) => sum + count(c, 'battle-cry'), 0);
  let bled = 0;
  const bodies = groups.map(({ own, against }) => {
    const attack = own.map((i) => {
      const c = attackers[i] as Creature;
      let [power, toughness] = [c.power, c.toughness];
      const plus = (n: number) => {
        power += n;
        toughness += n;
      };
      if (attackers.length === 1) plus(count(c, 'exalted'));
      plus(count(c, 'melee'));
      power += cries - count(c, 'battle-cry');
      if (against.length > 0) {
        plus(count(c, 'bushido'));
        for (let b = 1; b < against.length; b++) plus(count(c, 'rampage'));
        bled += count(c, 'afflict');
      } else power += count(c, 'frenzy');
      return body(c, power, toughness, edition);
    });
    const block = against.map((i) => {
      const c = blockers[i] as Creature;
      let less = 0;
      if (count(c, 'flanking') === 0)
        for (const a of own) less += count(attackers[a] as Creature, 'flanking');
      const plus = count(c, 'bushido') - less;
      return body(c, c.power + plus, c.toughness + plus, edition);
    });
    return { attack, block };
  });
  const there = bodies.flatMap(({ attack, block }) => [...attack, ...block]).filter(isHere);
  const quick = there.some(({ c }) => is(c, 'first-strike') || is(c, 'double-strike'));
  return bodies.reduce((sum, { attack, block }) => {
    const game: Game = {
      blocked: block.length > 0,
      walker: fight.planeswalker,
      edition,
      steps: quick ? [1, 2] : [0],
    };
    return sum + announced(game, attack, block);
  }, bled * 1000);
}

interface Game {
  blocked: boolean;
  /** Loyalty left, where a planeswalker is attacked. */
  walker: number | undefined;
  edition: string;
  steps: number[];
  attackOrders?: number[][];
  blockOrders?: number[][];
}

interface Body {
  c: Creature;
  power: number;
  toughness: number;
  hurt: number;
  plus: number;
  fired: number;
  shield: number;
  dead: boolean;
  gone: boolean;
}

const is = (c: Creature, ability: Ability) => c.abilities.includes(ability);
const count = (c: Creature, ability: Numbered) => c.numbers?.[ability] ?? 0;
const isHere = (b: Body) => !b.dead && !b.gone;
const isOrdered = (edition: string) => edition >= '2009-07-11' && edition < '2024-11-08';

function body(c: Creature, power: number, toughness: number, edition: string): Body {
  const hurt = c.damage ?? 0;
  const dead = toughness <= 0 || (hurt >= toughness && !is(c, 'indestructible'));
  const gone = is(c, 'leaves') && edition >= '2009-07-11';
  const shield = count(c, 'prevent');
  return { c, power, toughness, hurt, plus: 0, fired: 0, shield, dead, gone };
}

/** With an order that is announced before two steps, every order of every creature is a game of its own. */
function announced(game: Game, attack: Body[], block: Body[]): number {
  if (!isOrdered(game.edition) || game.steps.length === 1) return value(game, attack, block, 0);
  const orders = (own: Body[], foes: Body[]): number[][][] =>
    own.reduce<number[][][]>(
      (ways) => ways.flatMap((way) => shuffles(foes.map((_, i) => i)).map((o) => [...way, o])),
      [[]],
    );
  return Math.max(
    ...orders(attack, block).map((attackOrders) =>
      Math.min(
        ...orders(block, attack).map((blockOrders) =>
          value({ ...game, attackOrders, blockOrders }, attack, block, 0),
        ),
      ),
    ),
  );
}

const shuffles = (items: number[]): number[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((x) => shuffles(items.filter((y) => y !== x)).map((rest) => [x, ...rest]));

function value(game: Game, attack: Body[], block: Body[], sofar: number): number {
  const [step, ...later] = game.steps;
  if (step === undefined) return sofar + rest(attack) - rest(block);
  const banded = (bodies: Body[]) => bodies.some((b) => isHere(b) && is(b.c, 'banding'));
  const attackerMax = !banded(block);
  const blockerMax = banded(attack);
  const departs = (b: Body) =>
    is(b.c, 'leaves') && (step !== 1 || (is(b.c, 'first-strike') && !is(b.c, 'double-strike')));
  const outer = assignments(game, attack, block, step, 'attack', attackerMax).map((a) => {
    const inner = assignments(game, block, attack, step, 'block', !blockerMax).map((b) => {
      const hitBlock = hit(attack, block, a, departs);
      const hitAttack = hit(block, attack, b, departs);
      const loyal = game.walker === undefined ? 0 : Math.min(game.walker, hitBlock.walker);
      const walker = game.walker === undefined ? undefined : game.walker - loyal;
      const gain = hitBlock.life + hitBlock.lost + 2 * hitBlock.poison + loyal - hitAttack.life;
      for (const each of [...hitAttack.after, ...hitBlock.after])
        if (isHere(each) && departs(each)) each.gone = true;
      const next = { ...game, walker, steps: later };
      return value(next, hitAttack.after, hitBlock.after, sofar + gain * 1000);
    });
    return blockerMax ? Math.max(...inner) : Math.min(...inner);
  });
  return attackerMax ? Math.max(...outer) : Math.min(...outer);
}

const TRAITS = ['artifact', 'white', 'blue', 'black', 'red', 'green'];
const EVENTS = ['prevent-all', 'harmless', 'leaves', 'apart'];

const price = ({ power, toughness, abilities, numbers = {} }: Creature) =>
  power +
  toughness +
  abilities.filter((a) => !TRAITS.includes(a) && !EVENTS.includes(a)).length +
  Object.keys(numbers).filter((name) => name !== 'prevent').length;

const rest = (bodies: Body[]) =>
  bodies.reduce((sum, b) => {
    const fired = is(b.c, 'damage-trigger') ? 1000 * b.fired : 0;
    if (b.gone) return sum + fired;
    if (b.dead) return sum + fired - 1000 * price(b.c);
    return sum + fired + 2000 * b.plus - (is(b.c, 'indestructible') ? 0 : b.hurt);
  }, 0);

/** Rows: one for each creature of `from`, amounts for each of `to`, then the planeswalker, then the player. */
function assignments(
  game: Game,
  from: Body[],
  to: Body[],
  step: number,
  side: 'attack' | 'block',
  own: boolean,
): number[][][] {
  let all: number[][][] = [[]];
  const isMine = side === 'attack';
  const free = isMine && !game.blocked;
  for (const b of from) {
    const twice = is(b.c, 'double-strike');
    const acts = step === 0 || twice || is(b.c, 'first-strike') === (step === 1);
    const goals = to.flatMap((each, i) => (isHere(each) ? [i] : []));
    const over = isMine && is(b.c, 'trample-over-planeswalkers');
    if (free || (isMine && own && (over || is(b.c, 'trample')))) {
      if (game.walker === undefined || (over && game.walker === 0)) goals.push(to.length + 1);
      else if (game.walker > 0) goals.push(to.length, ...(over ? [to.length + 1] : []));
    }
    let rows: number[][] = [[...to.map(() => 0), 0, 0]];
    const power = Math.max(0, b.power + b.plus);
    const points = !isHere(b) || !acts || goals.length === 0 ? 0 : power;
    for (let i = 0; i < points; i++) {
      const more = rows.flatMap((row) =>
        goals.map((g) => row.map((n, j) => (j === g ? n + 1 : n))),
      );
      rows = [...new Map(more.map((row) => [row.join(), row])).values()];
    }
    all = all.flatMap((sofar) => rows.map((row) => [...sofar, row]));
  }
  return all.filter((rows) => isAllowed(game, from, to, rows, side, own));
}

function isAllowed(
  game: Game,
  from: Body[],
  to: Body[],
  rows: number[][],
  side: 'attack' | 'block',
  own: boolean,
): boolean {
  const lethal = to.map((b, i) => {
    const got = rows.reduce((sum, row) => sum + (row[i] ?? 0), 0);
    const venom =
      game.edition >= '2010-07-16' &&
      rows.some((row, s) => (row[i] ?? 0) > 0 && is((from[s] as Body).c, 'deathtouch'));
    return !isHere(b) || venom || b.hurt + got >= b.toughness + b.plus;
  });
  const [walker, player] = [to.length, to.length + 1];
  const past = rows.some((row) => (row[player] ?? 0) > 0);
  const atWalker = rows.reduce((sum, row) => sum + (row[walker] ?? 0), 0);
  if ((past || atWalker > 0) && !lethal.every(Boolean)) return false;
  if (past && game.walker !== undefined && atWalker < game.walker) return false;
  if (!own || !isOrdered(game.edition)) return true;
  const orders = side === 'attack' ? game.attackOrders : game.blockOrders;
  return rows.every((row, s) => {
    if (is((from[s] as Body).c, 'deathtouch') && game.edition < '2010-07-16') return true;
    const heeds = (order: number[]) =>
      order.every((i, at) => !(row[i] ?? 0) || order.slice(0, at).every((j) => lethal[j]));
    const mine = orders?.[s];
    return mine ? heeds(mine) : shuffles(to.map((_, i) => i)).some(heeds);
  });
}

function hit(from: Body[], to: Body[], rows: number[][], departs: (b: Body) => boolean) {
  let [life, lost, poison, walker] = [0, 0, 0, 0];
  const after = to.map((b) => ({ ...b }));
  const venom = to.map(() => false);
  const struck = to.map(() => false);
  rows.forEach((row, s) => {
    const { c } = from[s] as Body;
    if (is(c, 'harmless')) return;
    row.forEach((n, i) => {
      if (n === 0) return;
      const victim = after[i];
      if (!victim) {
        if (is(c, 'lifelink')) life += n;
        if (i === to.length) walker += n;
        else if (is(c, 'infect')) poison += n;
        else lost += n;
        if (i > to.length) poison += count(c, 'toxic') + count(c, 'poisonous');
        return;
      }
      if (departs(victim) || is(victim.c, 'protection') || is(victim.c, 'prevent-all')) return;
      const dealt = Math.max(0, n - victim.shield);
      victim.shield -= n - dealt;
      if (dealt === 0) return;
      if (is(victim.c, 'damage-to-counters')) {
        victim.plus += dealt;
        return;
      }
      struck[i] = true;
      if (is(c, 'lifelink')) life += dealt;
      if (is(c, 'deathtouch')) venom[i] = true;
      if (is(c, 'wither') || is(c, 'infect')) victim.plus -= dealt;
      else victim.hurt += dealt;
    });
  });
  after.forEach((b, i) => {
    if (!struck[i]) return;
    const size = b.toughness + b.plus;
    const destroyed = venom[i] === true || b.hurt >= size;
    b.dead = size <= 0 || (destroyed && !is(b.c, 'indestructible'));
    if (is(b.c, 'damage-counter') || is(b.c, 'damage-trigger')) b.fired++;
    if (is(b.c, 'damage-counter') && !b.dead) b.plus++;
  });
  return { after, life, lost, poison, walker };
}
