// Prints entries and interactions, each with all wordings that its cited rules have had while it is shown:
//   npx tsx tests/corpus/stretches.ts [part] [parts] [deal]
// Part 0 of 1 is all; another deal puts other items into each part. For whoever checks that what we say is right
// in every edition. Prints official text: keep what it prints out of the project.
import { diffWords } from 'diff';
import { numbersIn } from '../../src/rules/cite.ts';
import { pairsOf, resolve, revisionPosition } from '../../src/rules/resolve.ts';
import type { EditionDate, Point, Term, TermDetails } from '../../src/rules/types.ts';
import { details, editions, index, pairs, ruleText, texts } from './content-to-check.ts';

const [part = 0, parts = 1, deal = 0] = process.argv.slice(2).map(Number);

/** Statements of one stretch: their term's details, the edition whose numbers they use, where they are shown. */
interface Stretch {
  readonly detail: TermDetails;
  readonly citedIn: EditionDate;
  readonly held: readonly EditionDate[];
}

/** Neighbours in the list are much alike, so they fall into different parts. */
function mine<T>(list: readonly T[]): T[] {
  return list.filter((_, i) => (i + Math.floor(i / parts) * deal) % parts === part);
}

function print(lead: string, { text, rules }: Point, stretch: Stretch): void {
  console.log(`${lead}${text} (${rules.join(', ')})${shownWith(rules, stretch)}`);
}

/** From which edition on a statement is shown with which of its rules, where they do not all stand throughout. */
function shownWith(rules: readonly string[], { detail, citedIn, held }: Stretch): string {
  const standing = held.map((edition) =>
    rules.filter((rule) => numbersIn(detail, [rule], citedIn, edition).length > 0).join(', '),
  );
  if (standing.every((some) => some === rules.join(', '))) return '';
  const changes = held.flatMap((edition, i) =>
    i > 0 && standing[i] === standing[i - 1] ? [] : [`${edition}: ${standing[i] || 'not shown'}`],
  );
  return `  [[shown with: ${changes.join('; ')}]]`;
}

/** Each cited rule as the first edition has it, and each later change of its wording. */
function printRules(cited: readonly string[], { detail, citedIn, held }: Stretch): void {
  console.log('rules through the editions:');
  for (const rule of new Set(cited)) {
    let before: string | undefined;
    for (const edition of held) {
      const [number] = numbersIn(detail, [rule], citedIn, edition);
      const text = number === undefined ? NONE : plain(ruleText(edition, number) ?? 'NOT FOUND');
      const at = `${edition} ${number ?? ''}`;
      if (before === undefined) console.log(`  [${rule}] ${at}: ${text}`);
      else if (text !== before)
        console.log(
          `      from ${at}: ${[before, text].includes(NONE) ? text : changed(before, text)}`,
        );
      before = text;
    }
  }
}
const NONE = '(no counterpart)';

/** A text without what changes with no change of wording: marks and dashes of a typeface, numbers of rules. */
function plain(text: string): string {
  return text
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/[—–]/g, '-')
    .replace(/\b(?:rules? |section )?\d{3}(?:\.\d+[a-z]*)?\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unchanged text longer than this is cut; so much of it is left beside a change. */
const LONG = 90;
const BESIDE = 35;

/** The changes between two wordings with a little around each; the new one whole where most is changed. */
function changed(from: string, to: string): string {
  const diff = diffWords(from, to);
  const other = diff.filter(({ added, removed }) => added || removed);
  if (other.reduce((sum, { value }) => sum + value.length, 0) > (from.length + to.length) / 2)
    return to;
  return diff
    .map(({ added, removed, value }, i) => {
      if (added) return `{+${value.trim()}+}`;
      if (removed) return `[-${value.trim()}-]`;
      if (value.length < LONG) return value;
      const head = i === 0 ? '' : value.slice(0, BESIDE);
      return `${head} … ${i === diff.length - 1 ? '' : value.slice(-BESIDE)}`;
    })
    .join('');
}

function printEntry(term: Term): void {
  const text = texts[term.id];
  const detail = details[term.id];
  if (!text || !detail) return;
  const entries = editions.map((edition) => resolve(term, text, edition));
  const known = entries.filter(({ status }) => status === 'known');
  console.log(`\n\n# ENTRY ${term.id} (${term.kind}); known ${span(known.map((e) => e.edition))}`);
  console.log(`forms: ${term.forms.map((form) => form.text).join(' | ')}`);
  detail.history.forEach((about, at) => {
    const held = known.filter((entry) => revisionPosition(text, entry) === at);
    const stretch = { detail, citedIn: about.in, held: held.map(({ edition }) => edition) };
    const { points, misunderstandings, changed: change } = about;
    console.log(`\n## revision ${at}: ${span(stretch.held)} (numbers of ${about.in})`);
    if (change) console.log(`changed (${about.from}): ${change.text} (${change.rules.join(', ')})`);
    const { reminder = '', general } = text.history[at] ?? {};
    print('reminder: ', { text: reminder, rules: about.rules }, stretch);
    if (general) console.log(`general: ${general}`);
    for (const point of points) print('  - ', point, stretch);
    if (misunderstandings.length > 0) console.log('misunderstandings:');
    for (const point of misunderstandings) print('  - ', point, stretch);
    printRules(
      [about, ...points, ...misunderstandings].flatMap(({ rules }) => rules),
      stretch,
    );
  });
}

function printInteraction(term: Term, at: number): void {
  const text = texts[term.id];
  const detail = details[term.id];
  const about = detail?.interactions?.[at];
  const [other] = text?.pairs?.[at] ?? [];
  if (!text || !detail || !about) return;
  const held = editions.filter((edition) => {
    const entry = resolve(term, text, edition);
    return entry.status === 'known' && pairsOf(text, entry).includes(at);
  });
  const stretch = { detail, citedIn: about.in, held };
  console.log(
    `\n\n# INTERACTION ${term.id} + ${other}; holds ${span(held)} (numbers of ${about.in})`,
  );
  console.log(`outcome: ${about.outcome}`);
  print('reason: ', { text: about.reason, rules: about.rules }, stretch);
  printRules(about.rules, stretch);
}

function span(list: readonly EditionDate[]): string {
  return `${list[0]} … ${list.at(-1)}`;
}

const byId = new Map(index.terms.map((term) => [term.id, term]));
for (const term of mine(index.terms)) printEntry(term);
for (const { id, at } of mine(pairs)) {
  const term = byId.get(id);
  if (term) printInteraction(term, at);
}
