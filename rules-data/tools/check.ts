// Says whether all of rules-data is well formed, or what is wrong: npx tsx rules-data/tools/check.ts
import { brokenLinks, DataError, readAliases, readEditions, readTerms } from './load.ts';
import { readExamples } from './load-examples.ts';
import { readFormats } from './load-formats.ts';
import { readInteractions } from './load-interactions.ts';
import { readLanguages } from './load-languages.ts';
import { readMatrix } from './load-matrix.ts';
import { readFirstPrintings, readSets } from './load-sets.ts';

try {
  const editions = readEditions().editions.length;
  const terms = readTerms();
  const broken = brokenLinks(terms);
  if (broken.length) throw new DataError(broken.join('\n'));
  const pairs = new Set(readInteractions().map((entry) => entry.terms.join('+'))).size;
  const cells = readMatrix().tables.flatMap((table) => table.cells).length;
  const examples = readExamples().length;
  const formats = readFormats().formats.length;
  readFirstPrintings();
  const sets = Object.values(readSets().sets).flat().length;
  const names = readLanguages().reduce((sum, { terms }) => sum + Object.keys(terms).length, 0);
  const aliases = Object.keys(readAliases()).length;
  console.log(
    `rules-data: ${terms.length} terms, ${aliases} other words for them, ${examples} examples, ${pairs} interactions, ${cells} cells of the matrix, ${editions} editions, ${formats} formats, ${sets} sets, ${names} printed names: all well formed`,
  );
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
