import { DATA_ROOT, DataError, jsonFiles, readData, readEditions, readTerms } from './load.ts';
import { type InteractionSource, InteractionsFile } from './schema.ts';

/**
 * All interactions, pair by pair, the oldest of a pair first. Throws DataError that names file, field and reason
 * where a term or an edition does not exist, a pair is told twice, or its revisions overlap.
 */
export function readInteractions(root = DATA_ROOT): InteractionSource[] {
  const terms = new Set(readTerms(root).map(({ id }) => id));
  const editions = new Set(readEditions(root).editions.map(({ date }) => date));
  const pairs = new Map<string, { all: InteractionSource[]; file: string }>();
  const errors: string[] = [];
  for (const file of jsonFiles('interactions', root)) {
    readData(InteractionsFile, file, root).forEach((entry, i) => {
      const say = (field: string, reason: string) =>
        errors.push(`rules-data/${file}: ${i} (${entry.terms.join(' + ')}): ${field}: ${reason}`);
      const [first, second] = entry.terms;
      for (const id of entry.terms) if (!terms.has(id)) say('terms', `no term ${id}`);
      if (first >= second) say('terms', 'two terms, in the order of the alphabet');
      for (const field of ['from', 'in'] as const)
        if (entry[field] !== undefined && !editions.has(entry[field]))
          say(field, `no edition of ${entry[field]}`);
      if (entry.from !== undefined && entry.from > entry.in) say('in', 'it does not hold yet then');
      const key = entry.terms.join('+');
      const pair = pairs.get(key) ?? { all: [], file };
      pairs.set(key, pair);
      if (pair.file !== file) say('terms', `this pair stands in ${pair.file} too`);
      const before = pair.all.at(-1);
      if (before && (before.from ?? '') >= (entry.from ?? ''))
        say(
          'from',
          'told twice: revisions of a pair stand oldest first, each newer one with its `from`',
        );
      else if (before && entry.from !== undefined && before.in >= entry.from)
        say('from', `the one before still holds on ${before.in}`);
      pair.all.push(entry);
    });
  }
  if (errors.length) throw new DataError(errors.join('\n'));
  return [...pairs.values()].flatMap(({ all }) => all);
}
