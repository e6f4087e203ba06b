import type { StepPicture } from '../rules/types.ts';

/** One damage step of a fight as a picture, which says itself in words to who does not see it. */
export function FightPicture({ picture }: { readonly picture: StepPicture }) {
  const { width, height, words, boxes, arrows } = picture;
  return (
    <svg class="picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      {arrows.map(({ side, line: [x1, y1, x2, y2], head, badge: [x, y], amount }) => (
        <g key={head + y1} class={side}>
          <line x1={x1} y1={y1} x2={x2} y2={y2} />
          <polygon points={head} />
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y + 5} text-anchor="middle">
            {amount}
          </text>
        </g>
      ))}
      {boxes.map(({ x, y, kind, name, size, state }) => (
        <g key={`${x} ${y}`} class={`token ${kind}`} transform={`translate(${x} ${y})`}>
          <rect width="150" height="48" rx="8" />
          <text x="10" y="20" class="name">
            {name}
          </text>
          <text x="140" y="20" text-anchor="end" class="name">
            {size}
          </text>
          <text x="10" y="38">
            {state}
          </text>
        </g>
      ))}
    </svg>
  );
}
