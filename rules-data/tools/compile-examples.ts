import { picturesOf } from '../../src/combat/picture.ts';
import { play } from '../../src/combat/play.ts';
import { fightPage } from '../../src/own-pages.ts';
import { numbersIn } from '../../src/rules/cite.ts';
import type { Example, ExampleSpan, TermDetails } from '../../src/rules/types.ts';
import { setMessageSource } from '../../src/ui/i18n.ts';
import { stepPicture } from '../../src/ui/step-picture.ts';
import { englishWord } from './english-words.ts';
import { type ExampleFight, fightOf, readExamples } from './load-examples.ts';
import type { ExampleSource } from './schema.ts';

/** Each term's examples, fights with their pictures drawn. By the term's id. */
export function compileExamples(root: string): ReadonlyMap<string, readonly CompiledExample[]> {
  // A picture's words belong to the example, which is in English like all of rules-data.
  setMessageSource(englishWord);
  const found = new Map<string, CompiledExample[]>();
  for (const source of readExamples(root)) {
    const list = found.get(source.term) ?? [];
    found.set(source.term, list);
    list.push(compiled(source));
  }
  return found;
}

export interface CompiledExample {
  readonly source: ExampleSource;
  readonly example: Example;
  /** The address of its fight. */
  readonly address: string | undefined;
}

function compiled(source: ExampleSource): CompiledExample {
  const { lines, rules, in: edition, fight } = source;
  const example = { lines, rules, in: edition };
  if (!fight) return { source, example, address: undefined };
  const played = fightOf(source as ExampleFight);
  const pictures = picturesOf(played, play(played)).map(stepPicture);
  const { attackers, blockers, planeswalker } = fight;
  const address = fightPage({
    attackers,
    blockers,
    ...(played.edition !== undefined && { edition: played.edition }),
    ...(planeswalker !== undefined && { planeswalker }),
  });
  return { source, example: { ...example, pictures }, address };
}

/**
 * Where an example is shown, of the editions that know its term: between its own, and where some of its rules
 * stand. There may be several stretches.
 */
export function spansOf(
  { source: { from = '', until = '', rules, in: edition }, address }: CompiledExample,
  places: TermDetails['places'],
  known: readonly string[],
  dates: readonly string[],
): ExampleSpan[] {
  const spans: [string, string][] = [];
  let open = false;
  for (const date of dates) {
    const inside = known.includes(date) && from <= date && (until === '' || date < until);
    const holds = inside && numbersIn({ places } as TermDetails, rules, edition, date).length > 0;
    if (holds && !open) spans.push([date === dates[0] ? '' : date, '']);
    const last = spans.at(-1);
    if (!holds && open && last) last[1] = date;
    open = holds;
  }
  return spans.map(([start, end]) => (address ? [start, end, address] : [start, end]));
}
