import { type Fight, other, type Side, type StepResult } from '../../combat/types.ts';
import { type Arrow, arrowsOf, LAYOUT, placeOf, type Token, tokensOf } from './picture.ts';

interface Props {
  readonly fight: Fight;
  readonly steps: readonly StepResult[];
  readonly index: number;
}

/** One damage step as a picture: attackers left, blockers right, and how much damage goes where. */
export function StepPicture({ fight, steps, index }: Props) {
  const tokens = tokensOf(fight, steps, index);
  const arrows = arrowsOf(steps[index]);
  const rows = Math.max(...(['attack', 'block'] as const).map((side) => tokens[side].length));
  const height = rows * LAYOUT.row;
  // The list under the picture says the same in words.
  return (
    <svg class="picture" viewBox={`0 0 ${LAYOUT.width} ${height}`} aria-hidden="true">
      {arrows.map((arrow) => (
        <ArrowLine key={JSON.stringify(arrow)} arrow={arrow} tokens={tokens} height={height} />
      ))}
      {(['attack', 'block'] as const).flatMap((side) =>
        tokens[side].map((token, i) => (
          <TokenBox
            key={`${side}${token.name}${token.label}`}
            side={side}
            token={token}
            y={placeOf(i, tokens[side].length, height)}
          />
        )),
      )}
    </svg>
  );
}

function TokenBox({ side, token, y }: { side: Side; token: Token; y: number }) {
  const x = side === 'attack' ? 0 : LAYOUT.width - LAYOUT.token;
  return (
    <g class={`token ${token.fate}`} transform={`translate(${x} ${y - LAYOUT.tokenHeight / 2})`}>
      <rect width={LAYOUT.token} height={LAYOUT.tokenHeight} rx="8" />
      <text x="10" y="20" class="name">
        {token.name}
      </text>
      <text x={LAYOUT.token - 10} y="20" text-anchor="end" class="name">
        {token.label}
      </text>
      <text x="10" y="38">
        {token.state}
      </text>
    </g>
  );
}

interface ArrowProps {
  readonly arrow: Arrow;
  readonly tokens: Record<Side, readonly Token[]>;
  readonly height: number;
}

function ArrowLine({ arrow, tokens, height }: ArrowProps) {
  const { side, source, target, amount, rank } = arrow;
  const from = placeOf(source, tokens[side].length, height);
  const to = placeOf(target, tokens[other(side)].length, height);
  const left = LAYOUT.token + 4;
  const right = LAYOUT.width - LAYOUT.token - 4;
  const [x1, x2] = side === 'attack' ? [left, right] : [right, left];
  // Two creatures often hit each other: each line keeps to its own side of the middle.
  const shift = side === 'attack' ? -LAYOUT.apart : LAYOUT.apart;
  const at = LAYOUT.badgeAt + rank * LAYOUT.badgeStep;
  const badge = { x: x1 + (x2 - x1) * at, y: from + shift + (to - from) * at };
  const angle = Math.atan2(to - from, x2 - x1);
  const back = (turn: number) =>
    `${x2 - LAYOUT.head * Math.cos(angle + turn)},${to + shift - LAYOUT.head * Math.sin(angle + turn)}`;
  return (
    <g class={`arrow ${side}`}>
      <line x1={x1} y1={from + shift} x2={x2} y2={to + shift} />
      <polygon points={`${x2},${to + shift} ${back(0.4)} ${back(-0.4)}`} />
      <circle cx={badge.x} cy={badge.y} r="12" />
      <text x={badge.x} y={badge.y + 5} text-anchor="middle">
        {amount}
      </text>
    </g>
  );
}
