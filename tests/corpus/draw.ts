// Draws entries and interactions at random, each under a random edition that has it, as the user gets them and
// with that edition's rules beside: npx tsx tests/corpus/draw.ts <seed> [entries] [interactions]
// For whoever checks that what we say is right. Prints official text: keep what it prints out of the project.
import { numbersIn } from '../../src/rules/cite.ts';
import { pairsOf, resolve, revisionPosition } from '../../src/rules/resolve.ts';
import type { EditionDate, Entry, Point } from '../../src/rules/types.ts';
import { inWordsOf } from '../../src/rules/words-of-the-time.ts';
import { details, editions, index, numbersOf, pairs, ruleText, texts } from './content-to-check.ts';
import { mulberry32 } from './random.ts';

const [seed = '1', entries = '60', interactions = '30', part = '0'] = process.argv.slice(2);

const random = mulberry32(Number(seed));

/** The wanted part of a list in random order. */
function drawn<T>(list: readonly T[], many: number): T[] {
  return shuffled(list).slice(Number(part) * many, (Number(part) + 1) * many);
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function entryOf(id: string, edition: EditionDate): Entry | undefined {
  const term = index.terms.find((one) => one.id === id);
  const text = texts[id];
  return term && text && resolve(term, text, edition);
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  - ${line}`).join('\n')}`);
}

function printEntry(id: string, edition: EditionDate): void {
  const entry = entryOf(id, edition);
  const text = texts[id];
  const detail = details[id];
  if (!entry || !text || !detail) return;
  const position = revisionPosition(text, entry);
  const revision = text.history[position];
  const about = detail.history[position];
  if (!revision || !about) return;
  const here = ({ text: words, rules: cited }: Point) => {
    const numbers = numbersIn(detail, cited, about.in, edition);
    return numbers.length > 0 ? [`${inWordsOf(edition, words)} (${numbers.join(', ')})`] : [];
  };
  console.log(`\n## ${id} (${entry.term.kind}) under ${edition}, number ${entry.number ?? 'none'}`);
  console.log(`forms: ${entry.term.forms.map((form) => form.text).join(' | ')}`);
  console.log(`reminder: ${inWordsOf(edition, revision.reminder)}`);
  if (revision.general) console.log(`without parameters: ${inWordsOf(edition, revision.general)}`);
  console.log(`reminder's rules: ${numbersIn(detail, about.rules, about.in, edition).join(', ')}`);
  print('points', about.points.flatMap(here));
  print('misunderstandings', about.misunderstandings.flatMap(here));
  print(
    'history (each in its own edition’s numbers)',
    detail.history.flatMap((one) =>
      one.changed
        ? [
            `${one.from}: ${inWordsOf(one.from ?? '', one.changed.text)} (${one.changed.rules.join(', ')})`,
          ]
        : [],
    ),
  );
  const cited = [about, ...about.points, ...about.misunderstandings].flatMap((one) =>
    numbersIn(detail, one.rules, about.in, edition),
  );
  printRules(edition, entry.number, cited);
}

function printRules(edition: EditionDate, own: string | undefined, cited: readonly string[]): void {
  const wanted = numbersOf(edition).filter(
    (number) => cited.includes(number) || (own && new RegExp(`^${own}(?:[a-z]+)?$`).test(number)),
  );
  console.log(`the edition says:`);
  for (const number of wanted) console.log(`    ${number} ${ruleText(edition, number)}`);
  const missing = [...new Set(cited)].filter((number) => !wanted.includes(number));
  if (missing.length > 0) console.log(`    NOT FOUND in the edition: ${missing.join(', ')}`);
}

function printInteraction(id: string, at: number, edition: EditionDate): void {
  const pair = texts[id]?.pairs?.[at];
  const about = details[id]?.interactions?.[at];
  const detail = details[id];
  if (!pair || !about || !detail) return;
  const numbers = numbersIn(detail, about.rules, about.in, edition);
  console.log(
    `\n## ${id} + ${pair[0]} under ${edition} (holds from ${pair[1]} to ${pair[2] ?? 'now'})`,
  );
  console.log(
    `outcome: ${inWordsOf(edition, about.outcome)}\nreason: ${inWordsOf(edition, about.reason)}\nrules: ${numbers.join(', ')}`,
  );
  printRules(edition, undefined, numbers);
}

for (const { id } of drawn(index.terms, Number(entries))) {
  const known = editions.filter((edition) => entryOf(id, edition)?.status === 'known');
  const edition = shuffled(known)[0];
  if (edition) printEntry(id, edition);
  else console.log(`\n## ${id}: no edition has it`);
}
for (const { id, at } of drawn(pairs, Number(interactions))) {
  const edition = shuffled(editions).find((date) => {
    const entry = entryOf(id, date);
    const text = texts[id];
    return entry?.status === 'known' && text && pairsOf(text, entry).includes(at);
  });
  if (edition) printInteraction(id, at, edition);
}
