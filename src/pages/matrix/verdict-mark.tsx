import { type Verdict, verdictName } from './data.ts';

/** Up, level, down: a sign besides the colour, as the banding player sees it. */
const SIGN: Readonly<Record<Verdict, string>> = { favored: '▲', even: '=', other: '▼' };

/** A verdict, told by sign, colour and words; `brief` leaves the last word to those who cannot see the sign. */
export function VerdictMark({ verdict, brief = false }: { verdict: Verdict; brief?: boolean }) {
  const [, words = '', last = ''] = /^(.*?)( favored)?$/.exec(verdictName(verdict)) ?? [];
  return (
    <span class={`verdict ${verdict}`} lang="en">
      <span aria-hidden="true">{SIGN[verdict]}</span> {words}
      {last && <span class={brief ? 'visually-hidden' : undefined}>{last}</span>}
    </span>
  );
}
