// Prints entries and interactions with all wordings that their cited rules have had while they hold, one after the
// other: npx tsx tests/corpus/stretches.ts <part> <parts>
// For whoever checks that what we say is right in every edition. Prints official text: keep it out of the project.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffWords } from 'diff';
import { compileDetails, compileIndex, compileTexts } from '../../rules-data/compile.ts';
import { numbersIn } from '../../src/rules/cite.ts';
import { pairsOf, resolve, revisionPosition } from '../../src/rules/resolve.ts';
import type { EditionDate, Point } from '../../src/rules/types.ts';
import { allPlaces } from './cited-places.ts';
import { SHARED } from './own-words.ts';

const [part = '0', parts = '1', deal = '0'] = process.argv.slice(2);
const index = compileIndex();
const texts = compileTexts();
const places = allPlaces();
const details = compileDetails();
const editions = index.editions.map(({ date }) => date);

/** Two editions print "305.3.The" and "702. 37a". */
const NUMBERED = /^\s*(\d{3}(?:\. ?\d+[a-z]*)?)\.?(?= |[A-Z])/;
const rulesOf = new Map<EditionDate, ReadonlyMap<string, string>>();
function rules(edition: EditionDate): ReadonlyMap<string, string> {
  const known = rulesOf.get(edition);
  if (known) return known;
  const found = new Map<string, string>();
  let number = '';
  const file = join(SHARED, 'cr/text', `${edition.replaceAll('-', '')}.txt`);
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    number = NUMBERED.exec(line)?.[1]?.replace(' ', '') ?? (line.trim() === '' ? '' : number);
    if (number !== '') found.set(number, `${found.get(number) ?? ''}${line.trim()} `);
  }
  rulesOf.set(edition, found);
  return found;
}
const bare = (text: string) =>
  text
    .replace(/^\s*\d{3}(?:\.\d+[a-z]*)?\.?\s*/, '')
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/[—–]/g, '-')
    .replace(/\b(?:rules? |section )?\d{3}(?:\.\d+[a-z]*)?\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();

const detailOf = { places } as never;

/** Each rule cited, with its wordings through the editions. */
function printRules(
  cited: readonly string[],
  citedIn: EditionDate,
  held: readonly EditionDate[],
): void {
  console.log('rules through the editions:');
  for (const rule of new Set(cited)) {
    let before: string | undefined;
    let numberBefore = '';
    for (const edition of held) {
      const [number] = numbersIn(detailOf, [rule], citedIn, edition);
      const text = number === undefined ? undefined : (rules(edition).get(number) ?? 'NOT FOUND');
      const plain = text === undefined ? '(no counterpart)' : bare(text);
      if (before === undefined) {
        console.log(`  [${rule}] ${edition} ${number ?? ''}: ${plain}`);
      } else if (plain !== before) {
        const changes =
          before.startsWith('(no') || plain.startsWith('(no') ? plain : shortDiff(before, plain);
        console.log(`      from ${edition} ${number ?? ''}: ${changes}`);
      } else if (number !== numberBefore) {
        // Only the number moved: of no interest.
      }
      before = plain;
      numberBefore = number ?? '';
    }
  }
}

function shortDiff(a: string, b: string): string {
  const parts = diffWords(a, b);
  const changed = parts.filter((p) => p.added || p.removed).reduce((n, p) => n + p.value.length, 0);
  if (changed > (a.length + b.length) * 0.5) return b;
  return parts
    .map((p, i) => {
      if (p.added) return `{+${p.value.trim()}+}`;
      if (p.removed) return `[-${p.value.trim()}-]`;
      if (p.value.length < 90) return p.value;
      const head = i === 0 ? '' : p.value.slice(0, 35);
      const tail = i === parts.length - 1 ? '' : p.value.slice(-35);
      return `${head} … ${tail}`;
    })
    .join('');
}

function spans(list: readonly string[], of: (edition: string) => string): string {
  const out: string[] = [];
  let last: string | undefined;
  for (const edition of list) {
    const now = of(edition);
    if (now !== last) out.push(`${edition}: ${now || '—(not shown)'}`);
    last = now;
  }
  return out.join('; ');
}

/** Neighbours in the list are much alike, so they go to different readers; a seed deals anew. */
const mine = <T>(list: readonly T[]) =>
  list.filter(
    (_, i) => (i + Math.floor(i / Number(parts)) * Number(deal)) % Number(parts) === Number(part),
  );

for (const term of mine(index.terms)) {
  const text = texts[term.id];
  const detail = details[term.id];
  if (!text || !detail) continue;
  const known = editions.filter((edition) => resolve(term, text, edition).status === 'known');
  console.log(
    `\n\n# ENTRY ${term.id} (${term.kind}); known ${known[0]} … ${known.at(-1)}; forms: ${term.forms.map((f) => f.text).join(' | ')}`,
  );
  detail.history.forEach((about, at) => {
    const revision = text.history[at];
    const held = known.filter((e) => revisionPosition(text, resolve(term, text, e)) === at);
    console.log(`\n## revision ${at}: ${held[0]} … ${held.at(-1)} (numbers of ${about.in})`);
    if (about.changed)
      console.log(
        `changed (of ${about.from}): ${about.changed.text} (${about.changed.rules.join(', ')})`,
      );
    const show = (p: Point, lead = '  - ') => {
      const missing = p.rules.filter((r) =>
        held.some((e) => numbersIn(detailOf, [r], about.in, e).length === 0),
      );
      const some = missing.length
        ? `  [[shown with: ${spans(held, (e) => (numbersIn(detailOf, p.rules, about.in, e).length ? p.rules.filter((r) => numbersIn(detailOf, [r], about.in, e).length).join(', ') : ''))}]]`
        : '';
      console.log(`${lead}${p.text} (${p.rules.join(', ')})${some}`);
    };
    show({ text: `reminder: ${revision?.reminder}`, rules: about.rules }, '');
    if (revision?.general) console.log(`general: ${revision.general}`);
    for (const point of about.points) show(point);
    if (about.misunderstandings.length) console.log('misunderstandings:');
    for (const point of about.misunderstandings) show(point);
    printRules(
      [about, ...about.points, ...about.misunderstandings].flatMap((p) => p.rules),
      about.in,
      held,
    );
  });
}
const pairs = index.terms.flatMap(({ id }) =>
  (texts[id]?.pairs ?? []).flatMap(([other], at) => (id < other ? [{ id, at }] : [])),
);
for (const { id, at } of mine(pairs)) {
  const text = texts[id];
  const term = index.terms.find((t) => t.id === id);
  const pair = text?.pairs?.[at];
  const about = details[id]?.interactions?.[at];
  if (!text || !term || !pair || !about) continue;
  const held = editions.filter(
    (e) =>
      pairsOf(text, resolve(term, text, e)).includes(at) &&
      resolve(term, text, e).status === 'known',
  );
  console.log(
    `\n\n# INTERACTION ${id} + ${pair[0]}; holds ${held[0]} … ${held.at(-1)} (numbers of ${about.in})`,
  );
  const partly = about.rules.some((rule) =>
    held.some((e) => numbersIn(detailOf, [rule], about.in, e).length === 0),
  );
  const shown = partly
    ? `  [[shown with: ${spans(held, (e) => about.rules.filter((r) => numbersIn(detailOf, [r], about.in, e).length).join(', '))}]]`
    : '';
  console.log(
    `outcome: ${about.outcome}\nreason: ${about.reason} (${about.rules.join(', ')})${shown}`,
  );
  printRules(about.rules, about.in, held);
}
