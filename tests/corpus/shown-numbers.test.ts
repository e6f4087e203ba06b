import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileDetails, compileTexts } from '../../rules-data/tools/compile.ts';
import { DOCUMENTS, readEditionTexts } from '../../rules-data/tools/derive/editions.ts';
import { readEditions } from '../../rules-data/tools/load.ts';
import { readExamples } from '../../rules-data/tools/load-examples.ts';
import { readFormats } from '../../rules-data/tools/load-formats.ts';
import { BY_GLOSSARY } from '../../rules-data/tools/schema.ts';
import { numbersIn } from '../../src/rules/cite.ts';
import { pairsOf, resolve, revisionPosition } from '../../src/rules/resolve.ts';

const here = existsSync(DOCUMENTS);
if (!here) console.log(`skipped: the documents are not here (${DOCUMENTS})`);

const texts = compileTexts();
const details = compileDetails();

/** A number as it is shown: the statement it stands behind, and the edition whose date stands beside it. */
interface Shown {
  readonly what: string;
  readonly date: string;
  readonly numbers: readonly string[];
}

/** All that is shown of a term under an edition: its own number, points, misunderstandings and interactions. */
function underEdition(id: string, date: string): Shown[] {
  const text = texts[id];
  const detail = details[id];
  if (!text || !detail) return [];
  const entry = resolve({ id, name: id, kind: 'ability', forms: [] }, text, date);
  if (entry.status === 'earlier') return [];
  const read = entry.status === 'later' && entry.since !== undefined ? entry.since : date;
  const about = detail.history[revisionPosition(text, entry)];
  const points = [...(about?.points ?? []), ...(about?.misunderstandings ?? [])].map((point) => ({
    ...point,
    in: about?.in ?? '',
  }));
  const together = pairsOf(text, entry).flatMap((at) => {
    const about = detail.interactions?.[at];
    return about ? [{ text: about.outcome, rules: about.rules, in: about.in }] : [];
  });
  return [
    { what: `${id}, its own number`, date, numbers: entry.number ? [entry.number] : [] },
    ...[...points, ...together].map((one) => ({
      what: `${id}: ${one.text}`,
      date: read,
      numbers: numbersIn(detail, one.rules, one.in, read),
    })),
  ];
}

/** What changed, under the date of the change. */
function changes(): Shown[] {
  return Object.entries(details).flatMap(([id, { history }]) =>
    history.flatMap(({ from, changed }) =>
      from && changed
        ? [{ what: `${id}, changed: ${changed.text}`, date: from, numbers: changed.rules }]
        : [],
    ),
  );
}

describe.skipIf(!here)('each rule number is one of the edition whose date stands beside it', () => {
  const editions = here ? readEditionTexts() : [];
  const rulesOf = new Map(editions.map(({ date, rules }) => [date, rules]));
  const wrong = (shown: readonly Shown[]) =>
    shown.flatMap(({ what, date, numbers }) =>
      numbers
        .filter((number) => number !== BY_GLOSSARY && !rulesOf.get(date)?.has(number))
        .map((number) => `${date} ${number}: ${what}`),
    );

  it('of each term under each edition', { timeout: 120_000 }, () => {
    const all = Object.keys(texts).flatMap((id) =>
      editions.flatMap(({ date }) => wrong(underEdition(id, date))),
    );
    expect(all).toEqual([]);
  });

  it('of what changed, which names a rule wherever the edition has one', () => {
    expect(changes().length).toBeGreaterThan(250);
    expect(wrong(changes())).toEqual([]);
    expect(
      changes()
        .filter(({ numbers }) => numbers.length === 0)
        .map(({ what, date }) => `${what.split(',')[0]} ${date}`),
    ).toEqual([]);
  });

  it('of the eras’ notes, the examples and the formats’ exceptions', () => {
    const notes = readEditions().eras.flatMap((era) =>
      era.notes.map(({ text, in: date, rules }) => ({ what: text, date, numbers: rules })),
    );
    const examples = readExamples().map(({ term, in: date, rules }) => ({
      what: `example of ${term}`,
      date,
      numbers: rules,
    }));
    const exceptions = [...readFormats().exceptions.values()].flatMap(
      ({ id, in: date = '', rules = [], more = [] }) =>
        [rules, ...more.map((one) => one.rules)].map((numbers) => ({ what: id, date, numbers })),
    );
    expect(wrong([...notes, ...examples, ...exceptions])).toEqual([]);
  });
});
