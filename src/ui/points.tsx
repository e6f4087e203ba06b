import type { Point } from '../rules/types.ts';
import { CardText } from './card-text.tsx';

/** Statements, each with the rules that support it. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul class="points" lang="en">
      {points.map((point) => (
        <li key={point.text}>
          <CardText text={point.text} /> <span class="rule">{point.rules.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
