import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problems } from '../../src/combat/legal.ts';
import { parseCreature } from '../../src/combat/notation.ts';
import type { Fight } from '../../src/combat/types.ts';
import { DATA_ROOT, DataError, jsonFiles, readData, readTerms } from './load.ts';
import { type ExampleSource, ExamplesFile } from './schema.ts';

/** All worked examples, in the order of their files. Throws DataError that names file, field and reason. */
export function readExamples(root = DATA_ROOT): ExampleSource[] {
  if (!existsSync(join(root, 'examples'))) return [];
  const ids = new Set(readTerms(root).map(({ id }) => id));
  const examples: ExampleSource[] = [];
  const errors: string[] = [];
  for (const file of jsonFiles('examples', root))
    for (const [at, example] of readData(ExamplesFile, file, root).entries()) {
      const say = (field: string, reason: string) =>
        errors.push(`rules-data/${file}: ${at}.${field}: ${reason}`);
      if (!ids.has(example.term)) say('term', `no term ${example.term}`);
      if (example.from && example.until && example.from >= example.until)
        say('until', 'lies after from');
      if (example.from && example.in < example.from) say('in', 'lies not before from');
      if (example.until && example.in >= example.until) say('in', 'lies before until');
      if (example.fight)
        for (const problem of problemsOf(example as ExampleFight)) say('fight', problem);
      examples.push(example);
    }
  if (errors.length) throw new DataError(errors.join('\n'));
  return examples;
}

export type ExampleFight = ExampleSource & { readonly fight: NonNullable<ExampleSource['fight']> };

/**
 * An example's fight, by the rules of the newest edition where it holds today, else of its own edition. Throws
 * NotationError.
 */
export function fightOf({ fight, until, in: edition }: ExampleFight): Fight {
  const { attackers, blockers, planeswalker, life } = fight;
  return {
    attackers: attackers.map(parseCreature),
    blockers: blockers.map(parseCreature),
    ...(planeswalker !== undefined && { planeswalker }),
    ...(life !== undefined && { life }),
    ...(until !== undefined && { edition }),
  };
}

/** What keeps an example's fight from being played. */
function problemsOf(example: ExampleFight): string[] {
  try {
    return problems(fightOf(example)).map((problem) => Object.values(problem).join(' '));
  } catch (error) {
    return [String(error)];
  }
}
