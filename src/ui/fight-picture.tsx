import { type BoxState, LAYOUT, type Picture, type PictureBox } from '../combat/picture.ts';
import { counted } from './counted.ts';
import { message } from './i18n.ts';

/** Length of an arrow's head, in SVG units. */
const HEAD = 11;

/** Names longer than this are cut: more do not fit the box. */
const NAME_ROOM = 13;

/** One damage step of a fight as a picture, which says itself in words to who does not see it. */
export function FightPicture({ picture }: { readonly picture: Picture }) {
  const { height, boxes, arrows } = picture;
  const name = (at: number) => nameOf(boxes[at]);
  const words = [
    ...arrows.map(({ from, to, amount }) =>
      message('fightDeals', name(from), String(amount), name(to)),
    ),
    ...boxes.map((box) => `${nameOf(box)}: ${statesOf(box)}`),
  ];
  return (
    <svg
      class="picture"
      viewBox={`0 0 ${LAYOUT.width} ${height}`}
      role="img"
      aria-label={words.join('. ')}
    >
      {arrows.map(({ from, to, side, amount, line: [x1, y1, x2, y2], badge: [x, y] }) => {
        const angle = Math.atan2(y2 - y1, x2 - x1);
        const back = (turn: number) =>
          `${x2 - HEAD * Math.cos(angle + turn)},${y2 - HEAD * Math.sin(angle + turn)}`;
        return (
          <g key={`${from} ${to}`} class={`arrow ${side}`}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} />
            <polygon points={`${x2},${y2} ${back(0.4)} ${back(-0.4)}`} />
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y + 5} text-anchor="middle">
              {amount}
            </text>
          </g>
        );
      })}
      {boxes.map((box) => (
        <g
          key={`${box.x} ${box.y}`}
          class={`token ${box.kind}`}
          transform={`translate(${box.x} ${box.y - LAYOUT.boxHeight / 2})`}
        >
          <rect width={LAYOUT.box} height={LAYOUT.boxHeight} rx="8" />
          <text x="10" y="20" class="name">
            {shortened(nameOf(box))}
          </text>
          <text x={LAYOUT.box - 10} y="20" text-anchor="end" class="name">
            {box.size}
          </text>
          <text x="10" y="38">
            {statesOf(box)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const shortened = (name: string): string =>
  name.length > NAME_ROOM ? `${name.slice(0, NAME_ROOM - 1)}…` : name;

const nameOf = (box: PictureBox | undefined): string =>
  box?.name ?? message(box?.kind === 'planeswalker' ? 'fightPlaneswalker' : 'fightPlayer');

const statesOf = ({ states }: PictureBox): string => states.map(stateOf).join(', ');

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
