import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleChanges } from '../../src/documents/rule-changes.ts';
import type { TermRule, TermRules } from '../../src/documents/term-rules.ts';
import { DATA_ROOT, readData, readEditions, readTerms } from './load.ts';
import { FingerprintsFile, NumbersFile, RuleChangesFile } from './schema.ts';

/** Where each term's rule stands and how it reads, for judging imported documents. Deterministic. */
export function compileTermRules(root = DATA_ROOT): TermRules {
  const { editions } = readEditions(root);
  const newest = editions.at(-1)?.date ?? '';
  const numbers = readTable(NumbersFile, 'numbers.json', root);
  const prints = readTable(FingerprintsFile, 'fingerprints.json', root);
  const sources = readTerms(root);
  const byId = new Map(sources.map((term) => [term.id, term]));
  const terms: Record<string, TermRule> = {};
  for (const { id, kind, name, headings, subrule, variantOf, rule } of sources) {
    const parent = variantOf === undefined ? undefined : byId.get(variantOf);
    terms[id] = {
      kind,
      name,
      headings,
      ...(subrule && { subrule }),
      ...(parent && { variantOf: parent.headings }),
      ...(variantOf !== undefined && !subrule && rule && { apart: true as const }),
      number: numbers[id]?.at(-1)?.[1] ?? null,
      prints: prints[id] ?? [],
    };
  }
  const official = editions.flatMap(({ date, sha256 }) =>
    sha256.map((sum) => [sum, date] as const),
  );
  return {
    newest,
    editions: editions.map(({ date }) => date),
    official: Object.fromEntries(official),
    terms,
  };
}

/** Which parts of each term's rule changed in which edition. */
export function readRuleChanges(root = DATA_ROOT): RuleChanges {
  const file = 'rule-changes.json';
  return existsSync(join(root, file)) ? readData(RuleChangesFile, file, root) : {};
}

function readTable<S extends typeof NumbersFile | typeof FingerprintsFile>(
  schema: S,
  file: string,
  root: string,
): Record<string, [string, string | null][]> {
  return existsSync(join(root, file)) ? readData(schema, file, root) : {};
}
