import {
  type CreatureState,
  creaturesOf,
  type Fight,
  type Outcome,
  other,
  type Side,
} from './types.ts';

/** What a box of a picture says below its name: a word's key, and a number where it has one. */
export type BoxState = readonly [
  (
    | 'unhurt'
    | 'damage'
    | 'prevented'
    | 'counters'
    | 'dies'
    | 'gone'
    | 'left'
    | 'lost'
    | 'poison'
    | 'loyalty'
  ),
  number?,
];

/** A creature, the player or the planeswalker, as a step leaves it. Numbers are SVG units. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  /** Undefined for the player and the planeswalker, whose name the reader's language has. */
  readonly name?: string;
  readonly kind: 'lives' | 'dies' | 'gone' | 'player' | 'planeswalker';
  /** Power and toughness, counters included. */
  readonly size?: string;
  readonly states: readonly BoxState[];
}

/** Damage from one box to another, by their places in `boxes`. */
export interface PictureArrow {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly side: Side;
  readonly line: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly badge: readonly [x: number, y: number];
}

/** One damage step: attackers left, blockers and players right, and how much damage goes where. */
export interface Picture {
  readonly height: number;
  readonly boxes: readonly PictureBox[];
  readonly arrows: readonly PictureArrow[];
}

/** Measures of a picture, in SVG units, which are CSS pixels where it has its full width. */
export const LAYOUT = {
  width: 400,
  box: 150,
  boxHeight: 48,
  /** Room for a box and a gap. */
  row: 60,
  /** How far from the middle the two lines between a pair of creatures run. */
  apart: 9,
  /** Where on its line an amount stands, from its source: near it, where lines to one target lie apart. */
  badgeAt: 0.25,
  /** How much further along each next line of the same source has it, for near the source those lie close. */
  badgeStep: 0.2,
} as const;

/** Each step of a fight as a picture. */
export const picturesOf = (fight: Fight, outcome: Outcome): Picture[] =>
  outcome.steps.map((_, index) => pictureOf(fight, outcome, index));

function pictureOf(fight: Fight, outcome: Outcome, index: number): Picture {
  const step = outcome.steps[index] as Outcome['steps'][number];
  const rows = {
    attack: fight.attackers.map((_, i) => creatureBox(fight, outcome, index, 'attack', i)),
    block: fight.blockers.map((_, i) => creatureBox(fight, outcome, index, 'block', i)),
  };
  const goals: Box[] = [];
  if (step.loyalty > 0) goals.push({ kind: 'planeswalker', states: [['loyalty', step.loyalty]] });
  const player: BoxState[] = [];
  if (step.lost > 0) player.push(['lost', step.lost]);
  if (step.poison > 0) player.push(['poison', step.poison]);
  if (step.through > 0) goals.push({ kind: 'player', states: player });
  const [left, right] = [rows.attack, [...rows.block, ...goals]];
  const height = Math.max(left.length, right.length) * LAYOUT.row;
  const place = (column: readonly Box[], x: number): PictureBox[] =>
    column.map((box, i) => ({ ...box, x, y: Math.round(((i + 0.5) * height) / column.length) }));
  const boxes = [...place(left, 0), ...place(right, LAYOUT.width - LAYOUT.box)];
  const walkerAt = left.length + rows.block.length;
  const targets = (side: Side) => ({
    parts: side === 'attack' ? left.length : 0,
    planeswalker: walkerAt,
    player: walkerAt + (step.loyalty > 0 ? 1 : 0),
  });
  const arrows = step.divisions.flatMap(({ side, source, parts, planeswalker, player }) => {
    const at = targets(side);
    const amounts = [
      ...parts.map((amount, i) => [at.parts + i, amount] as const),
      [at.planeswalker, planeswalker] as const,
      [at.player, player] as const,
    ].filter(([, amount]) => amount > 0);
    const from = side === 'attack' ? source : left.length + source;
    return amounts
      .filter(([to]) => boxes[to])
      .map(([to, amount], rank) => arrow(boxes, side, from, to, amount, rank));
  });
  return { height, boxes, arrows };
}

type Box = Omit<PictureBox, 'x' | 'y'>;

function creatureBox(fight: Fight, outcome: Outcome, index: number, side: Side, i: number): Box {
  const creature = creaturesOf(fight, side)[i];
  const step = outcome.steps[index];
  const size = outcome.sizes[side][i];
  const now = step?.after[side][i];
  if (!creature || !size || !now) throw new RangeError(`no creature ${i} on the side ${side}`);
  const before = outcome.steps[index - 1]?.after[side][i];
  const { name } = creature;
  const gone = before ? before.dead || before.left : isEarly(outcome, side, i);
  const shown = {
    name,
    size: `${size.power + now.counters}/${size.toughness + now.counters}`,
  };
  if (gone) return { ...shown, kind: 'gone', states: [[now.left ? 'left' : 'gone']] };
  if (now.left) return { ...shown, kind: 'gone', states: [['left']] };
  if (now.dead) return { ...shown, kind: 'dies', states: [['dies']] };
  const assigned = (step?.divisions ?? [])
    .filter((division) => division.side === other(side))
    .reduce((sum, { parts }) => sum + (parts[i] ?? 0), 0);
  return { ...shown, kind: 'lives', states: livingStates(now, assigned, dealtBefore(before)) };
}

const dealtBefore = (before: CreatureState | undefined) => ({
  marked: before?.marked ?? 0,
  counters: before?.counters ?? 0,
});

/** Whether a creature was gone before damage began. */
const isEarly = ({ early }: Outcome, side: Side, i: number): boolean =>
  early.died[side].includes(i) || early.left[side].includes(i);

function livingStates(
  now: CreatureState,
  assigned: number,
  before: { readonly marked: number; readonly counters: number },
): BoxState[] {
  const states: BoxState[] = [];
  if (now.marked > 0) states.push(['damage', now.marked]);
  if (now.counters !== 0) states.push(['counters', now.counters]);
  const nothing = now.marked === before.marked && now.counters === before.counters;
  if (assigned > 0 && nothing) states.push(['prevented', assigned]);
  return states.length > 0 ? states : [['unhurt']];
}

function arrow(
  boxes: readonly PictureBox[],
  side: Side,
  from: number,
  to: number,
  amount: number,
  rank: number,
): PictureArrow {
  const [y1, y2] = [boxes[from]?.y ?? 0, boxes[to]?.y ?? 0];
  const left = LAYOUT.box + 4;
  const right = LAYOUT.width - LAYOUT.box - 4;
  const [x1, x2] = side === 'attack' ? [left, right] : [right, left];
  // Two creatures often hit each other: each line keeps to its own side of the middle.
  const shift = side === 'attack' ? -LAYOUT.apart : LAYOUT.apart;
  const at = LAYOUT.badgeAt + rank * LAYOUT.badgeStep;
  return {
    from,
    to,
    amount,
    side,
    line: [x1, y1 + shift, x2, y2 + shift],
    badge: [Math.round(x1 + (x2 - x1) * at), Math.round(y1 + shift + (y2 - y1) * at)],
  };
}
