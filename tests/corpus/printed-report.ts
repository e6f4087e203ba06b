// npm run corpus -- --language XX: what detection finds on cards printed in a language, misses, and marks wrongly.
import { type Place, subject } from './detect-corpus.ts';
import {
  type Count,
  facesIn,
  inPart,
  measure,
  type Part,
  printedSubject,
  sinceOf,
} from './printed-corpus.ts';

function share({ asked, wrong }: Count): string {
  const right = asked - wrong.length;
  return `${right} of ${asked} (${((100 * right) / Math.max(1, asked)).toFixed(2)} %)`;
}

function causes(places: readonly Place[]): string {
  const counts = new Map<string, number>();
  for (const { what } of places) counts.set(what, (counts.get(what) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return sorted.map(([what, n]) => `${what} ${n}`).join(', ');
}

/** Prints a language's measures, on the faces that names were tuned on and on those kept back. */
export function reportLanguage(id: string, list: boolean): void {
  const all = subject();
  const printed = printedSubject(id, all);
  const since = sinceOf(printed.terms);
  const faces = facesIn(id, all);
  for (const part of ['tuned', 'kept'] satisfies Part[]) {
    const mine = measure(
      faces.filter(({ name }) => inPart(name, part)),
      printed,
      since,
    );
    console.log(`== ${id}: ${mine.faces} faces, ${part === 'kept' ? 'kept back' : 'tuned on'}`);
    for (const [title, count] of [
      ['own keywords found', mine.own],
      ['mentions found', mine.mentions],
      ['marks with support on the English card', mine.marks],
      ['parameters of found terms read', mine.parameters],
    ] as const) {
      console.log(`  ${title}: ${share(count)}`);
      if (part === 'kept' || !count.wrong.length) continue;
      console.log(`    not: ${causes(count.wrong)}`);
      if (list)
        for (const { card, what, around } of count.wrong)
          console.log(`    ${what} | ${card}: ${around}`);
    }
    console.log(`  in more words than the name, which is younger: ${mine.spelledOut.asked}`);
    if (list && part !== 'kept') console.log(`    ${causes(mine.spelledOut.wrong)}`);
  }
}
