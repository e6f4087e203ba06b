import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
      examples.push(example);
    }
  if (errors.length) throw new DataError(errors.join('\n'));
  return examples;
}
