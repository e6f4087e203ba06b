import { type Verdict, verdictName } from './data.ts';

/** Up, level, down: a sign besides the colour, as the banding player sees it. */
const SIGN: Readonly<Record<Verdict, string>> = { favored: '▲', even: '=', other: '▼' };

/** A verdict, told by sign, colour and words. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span class={`verdict ${verdict}`}>
      <span aria-hidden="true">{SIGN[verdict]}</span> {verdictName(verdict)}
    </span>
  );
}
