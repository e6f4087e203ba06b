import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileDetails, compileTexts } from '../../rules-data/tools/compile.ts';
import { readCitationsByHand } from '../../rules-data/tools/derive/citations-by-hand.ts';
import { DOCUMENTS, readEditionTexts } from '../../rules-data/tools/derive/editions.ts';
import { readEditions } from '../../rules-data/tools/load.ts';
import { plainName } from '../../src/comprules/keywords.ts';
import { numbersIn } from '../../src/rules/cite.ts';
import { resolve, revisionPosition } from '../../src/rules/resolve.ts';
import { allPlaces } from './cited-places.ts';
import { GLOSSARY_ONLY } from './glossary-only.ts';

const here = existsSync(DOCUMENTS);
if (!here) console.log(`skipped: the documents are not here (${DOCUMENTS})`);

const places = allPlaces();
const texts = compileTexts();
const details = compileDetails();
const dates = readEditions().editions.map(({ date }) => date);

/**
 * Each term under each edition that has it, with the position of the revision that is shown; not those that no
 * edition has and no rule supports.
 */
const shown = Object.entries(texts).flatMap(([id, text]) =>
  dates.flatMap((date) => {
    if (text.numbers.length === 0) return [];
    const entry = resolve({ id, name: id, kind: 'ability', forms: [] }, text, date);
    return entry.status === 'known' ? [{ id, date, position: revisionPosition(text, entry) }] : [];
  }),
);
/** Each interaction under each edition in which it holds. */
const together = Object.entries(texts).flatMap(([id, { pairs = [] }]) =>
  pairs.flatMap(([other, from, until], at) =>
    dates
      .filter((date) => id < other && from <= date && !(until && until <= date))
      .map((date) => ({ id, other, at, date })),
  ),
);

function cited(id: string, rules: readonly string[], citedIn: string, date: string): string[] {
  const detail = details[id];
  return detail ? numbersIn({ ...detail, places }, rules, citedIn, date) : [];
}

/** Where a reminder is shown of which no cited rule stands in the edition. */
const bare = shown.filter(({ id, date, position }) => {
  const about = details[id]?.history[position];
  return about && cited(id, about.rules, about.in, date).length === 0;
});

describe('what is said under an edition has a rule of that edition', () => {
  it('each reminder, but for those that the glossary alone had then', () => {
    const excused = GLOSSARY_ONLY.flatMap(({ terms, until }) => terms.map((id) => ({ id, until })));
    const isExcused = ({ id, date }: (typeof bare)[number]) =>
      excused.some((one) => one.id === id && date < one.until);
    expect(bare.filter((one) => !isExcused(one))).toEqual([]);
    // An excuse that nothing needs any more is an error in the list.
    const unused = excused.filter(({ id }) => !bare.some((one) => one.id === id));
    expect(unused).toEqual([]);
  });

  it('each interaction', () => {
    const unproved = together.filter(({ id, at, date }) => {
      const about = details[id]?.interactions?.[at];
      return !about || cited(id, about.rules, about.in, date).length === 0;
    });
    expect(unproved).toEqual([]);
  });

  it('and each interaction is shown under some edition, with both of its terms', () => {
    const has = new Set(shown.map(({ id, date }) => `${id} ${date}`));
    const seen = new Set(
      together
        .filter(({ id, other, date }) => has.has(`${id} ${date}`) && has.has(`${other} ${date}`))
        .map(({ id, at }) => `${id} ${at}`),
    );
    const never = together.filter(({ id, at }) => !seen.has(`${id} ${at}`));
    expect([...new Set(never.map(({ id, other, at }) => `${id} + ${other}, ${at}`))]).toEqual([]);
  });

  it('no number stands twice behind one statement', () => {
    const twice = (numbers: readonly string[]) => new Set(numbers).size < numbers.length;
    const points = shown.flatMap(({ id, date, position }) => {
      const about = details[id]?.history[position];
      return [...(about?.points ?? []), ...(about?.misunderstandings ?? [])]
        .filter(({ rules }) => twice(cited(id, rules, about?.in ?? '', date)))
        .map(({ text }) => `${id} ${date}: ${text}`);
    });
    expect(points).toEqual([]);
    const pairs = together.filter(({ id, at, date }) => {
      const about = details[id]?.interactions?.[at];
      return about && twice(cited(id, about.rules, about.in, date));
    });
    expect(pairs).toEqual([]);
  });
});

describe.skipIf(!here)('against the documents', () => {
  const editions = here ? readEditionTexts() : [];
  const rulesOf = new Map(editions.map(({ date, rules }) => [date, rules]));

  it('each place of a cited rule is a rule of the edition', () => {
    const lost = Object.entries(places).flatMap(([rule, moves]) =>
      editions.flatMap(({ date, rules }) => {
        const number = moves.findLast(([from]) => from <= date)?.[1];
        return !number || rules.has(number) ? [] : [`${rule}: ${number} in ${date}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('each rule named by hand stands in its edition, and the derived places follow it', () => {
    const wrong = readCitationsByHand().flatMap((entry) => {
      const moves = places[`${entry.in} ${entry.rule}`] ?? [];
      const at = (date: string) => moves.findLast(([from]) => from <= date)?.[1] ?? null;
      const named = entry.number === null ? [] : [[entry.of ?? '', entry.number] as const];
      const missing = [[entry.in, entry.rule] as const, ...named].filter(
        ([date, number]) => !rulesOf.get(date)?.has(number),
      );
      const date = entry.of ?? entry.from;
      return missing.length > 0 || at(date) !== entry.number
        ? [`${entry.rule} of ${entry.in}: ${entry.number}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('what the glossary alone is said to have stands there', () => {
    const lost = GLOSSARY_ONLY.flatMap(({ terms, entries }) =>
      editions
        .filter(({ date }) => bare.some((one) => one.date === date && terms.includes(one.id)))
        .filter(
          ({ document }) =>
            !entries.some((name) =>
              document.glossary.some(({ term }) => plainName(term).includes(plainName(name))),
            ),
        )
        .map(({ date }) => `${entries.join(', ')} ${date}`),
    );
    expect(lost).toEqual([]);
  });
});
