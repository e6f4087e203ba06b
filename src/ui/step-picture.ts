import { type BoxState, LAYOUT, type Picture, type PictureBox } from '../combat/picture.ts';
import type { StepPicture } from '../rules/types.ts';
import { counted } from './counted.ts';
import { message } from './i18n.ts';
import { inRow } from './lists.ts';
import { inSentences } from './sentences.ts';

/** Length of an arrow's head, in SVG units, and half the angle between its edges, in radians. */
const HEAD = 11;
const HEAD_ANGLE = 0.4;

/** Names longer than this are cut: more do not fit the box. */
const NAME_ROOM = 14;

/** A step's picture with its words, as FightPicture draws it. */
export function stepPicture({ height, boxes, arrows }: Picture): StepPicture {
  const name = (at: number) => nameOf(boxes[at]);
  const dealt = arrows.map(({ from, to, amount }) =>
    message('fightDeals', name(from), String(amount), name(to)),
  );
  const left = boxes.map((box) => message('labelled', nameOf(box), statesOf(box)));
  return {
    width: LAYOUT.width,
    height,
    words: inSentences([...dealt, ...left].map((told) => message('fightTold', told))),
    boxes: boxes.map((box) => ({
      x: box.x,
      y: box.y - LAYOUT.boxHeight / 2,
      kind: box.kind,
      name: shortened(nameOf(box)),
      size: box.size ?? '',
      state: statesOf(box),
    })),
    arrows: arrows.map(({ side, line, badge, amount }) => ({
      side,
      line,
      head: headOf(line),
      badge,
      amount,
    })),
  };
}

function headOf([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const back = (turn: number) => {
    const x = Math.round(x2 - HEAD * Math.cos(angle + turn));
    return `${x},${Math.round(y2 - HEAD * Math.sin(angle + turn))}`;
  };
  return `${x2},${y2} ${back(HEAD_ANGLE)} ${back(-HEAD_ANGLE)}`;
}

const shortened = (name: string): string =>
  name.length > NAME_ROOM ? `${name.slice(0, NAME_ROOM - 1)}…` : name;

const nameOf = (box: PictureBox | undefined): string =>
  box?.name ?? message(box?.kind === 'planeswalker' ? 'fightPlaneswalker' : 'fightPlayer');

const statesOf = ({ states }: PictureBox): string => inRow(states.map(stateOf));

function stateOf([state, number = 0]: BoxState): string {
  switch (state) {
    case 'unhurt':
    case 'dies':
    case 'gone':
    case 'left':
      return message(`fightState_${state}`);
    case 'counters':
      return counted('fightStateCounters', Math.abs(number));
    case 'damage':
      return counted('fightStateDamage', number);
    case 'prevented':
      return counted('fightStatePrevented', number);
    case 'lost':
      return counted('fightStateLost', number);
    case 'poison':
      return counted('fightStatePoison', number);
    case 'loyalty':
      return counted('fightStateLoyalty', number);
  }
}
