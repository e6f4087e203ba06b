import combat from '../../../rules-data/examples/combat.json' with { type: 'json' };
import type { ExampleSource } from '../../../rules-data/tools/schema.ts';
import type { Term } from '../../rules/types.ts';
import { shortDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { type Setup, setupOf } from './setup.ts';

// The file is checked against its schema by a test and at build; here only its type is said.
const EXAMPLES = combat as readonly ExampleSource[];

/** A fight of a worked example, called by the ability that it shows. */
export interface ExampleFight {
  readonly name: string;
  readonly setup: Setup;
}

/**
 * The fights of all worked examples, by their abilities' names; an ability's older meanings stand behind today's,
 * and are played by the rules of their time.
 */
export function exampleFights(terms: ReadonlyMap<string, Term>): ExampleFight[] {
  const called = (example: ExampleSource) => terms.get(example.term)?.name ?? example.term;
  const inOrder = [...EXAMPLES].sort(
    (a, b) => called(a).localeCompare(called(b)) || lastDay(b).localeCompare(lastDay(a)),
  );
  let before: ExampleSource | undefined;
  let same = 0;
  return inOrder.flatMap((example) => {
    const { term, until, in: edition, fight } = example;
    if (!fight) return [];
    same = before?.term === term && before.until === until ? same + 1 : 1;
    before = example;
    const { attackers, blockers, planeswalker } = fight;
    const name =
      until === undefined
        ? called(example)
        : message('fightStartBefore', called(example), shortDate(until));
    return [
      {
        name: same === 1 ? name : message('fightStartMore', name, String(same)),
        setup: {
          ...setupOf(attackers, blockers),
          ...(planeswalker !== undefined && { planeswalker }),
          ...(until !== undefined && { edition }),
        },
      },
    ];
  });
}

/** Until when an example holds; one that holds today comes after all dates. */
const lastDay = ({ until = '9999-12-31' }: ExampleSource): string => until;
