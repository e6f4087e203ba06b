import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, readEditionTexts } from '../../rules-data/tools/derive/editions.ts';
import { readData, readEditions, readTerms } from '../../rules-data/tools/load.ts';
import { isInRules } from '../../rules-data/tools/outside-terms.ts';
import { CitationsFile, NumbersFile } from '../../rules-data/tools/schema.ts';
import { plainName } from '../../src/comprules/keywords.ts';
import { IN_GLOSSARY } from '../../src/rules/resolve.ts';
import { plainWords } from './known-words.ts';
import { NUMBERS_BY_EDITION, RULES_THROUGH_TIME } from './numbers-by-edition.ts';

const numbers = readData(NumbersFile, 'numbers.json');
const citations = readData(CitationsFile, 'citations.json');

function at(changes: readonly (readonly [string, string | null])[], date: string): string | null {
  return changes.findLast(([from]) => from <= date)?.[1] ?? null;
}

describe('the number of a term in an edition, looked up by hand in the document', () => {
  const rows = Object.entries(NUMBERS_BY_EDITION).flatMap(([date, terms]) =>
    Object.entries(terms).map(([term, number]) => ({ date, term, number })),
  );
  it.each(rows)('$date $term: $number', ({ date, term, number }) => {
    expect(at(numbers[term] ?? [], date)).toBe(number);
  });
});

describe('the numbers', () => {
  const dates = new Set(readEditions().editions.map(({ date }) => date));
  const terms = readTerms().filter(isInRules);

  it('are there for every term, and change only in known editions, oldest first', () => {
    for (const { id } of terms) {
      const changes = numbers[id] ?? [];
      expect(changes.length, id).toBeGreaterThan(0);
      expect(changes[0]?.[1], id).not.toBeNull();
      changes.forEach(([date, number], i) => {
        expect(dates.has(date), `${id} ${date}`).toBe(true);
        const before = changes[i - 1];
        if (!before) return;
        expect(before[0] < date, `${id} ${date}`).toBe(true);
        expect(before[1], `${id} ${date}`).not.toBe(number);
      });
    }
    expect(Object.keys(numbers).sort()).toEqual(terms.map(({ id }) => id).sort());
  });
});

describe('the places of cited rules', () => {
  it.each(RULES_THROUGH_TIME)('$number of $edition was $then in $date', (row) => {
    const position = citations.rules[row.edition]?.[row.number];
    expect(position).toBeDefined();
    expect(at(citations.places[position ?? -1] ?? [], row.date)).toBe(row.then);
  });

  it('give each cited rule its own number in its own edition', () => {
    for (const [edition, rules] of Object.entries(citations.rules))
      for (const [number, position] of Object.entries(rules))
        expect(at(citations.places[position] ?? [], edition), `${edition} ${number}`).toBe(number);
  });
});

const HERE = existsSync(DOCUMENTS);
if (!HERE) console.log(`skipped: the documents are not here (${DOCUMENTS})`);

describe.skipIf(!HERE)('against the documents', () => {
  const editions = HERE ? readEditionTexts() : [];
  const terms = readTerms().filter(isInRules);

  it.each(editions)(
    '$date: each keyword heading is a term, under the heading’s number',
    (edition) => {
      const { date, keywords } = edition;
      const lost = keywords.filter(({ number, title }) => {
        const name = plainName(title);
        return !terms.some(
          ({ id, headings, name: own }) =>
            [own, ...headings].some((heading) => plainName(heading) === name) &&
            at(numbers[id] ?? [], date) === number,
        );
      });
      expect(lost.map(({ number, title }) => `${number} ${title}`)).toEqual([]);
    },
  );

  it.each(editions)('$date: each number is a rule of the document', ({ date, rules }) => {
    const wrong = Object.entries(numbers).flatMap(([id, changes]) => {
      const number = at(changes, date);
      return number === null || number === IN_GLOSSARY || rules.has(number)
        ? []
        : [`${id} ${number}`];
    });
    expect(wrong).toEqual([]);
  });

  it('what has no number but the glossary is named in the glossary', () => {
    const unnamed = editions.flatMap(({ date, document }) => {
      const glossary = plainWords(
        document.glossary
          .flatMap(({ term, paragraphs }) => [term, ...paragraphs.map(({ text }) => text)])
          .join(' '),
      );
      return terms
        .filter(({ id }) => at(numbers[id] ?? [], date) === IN_GLOSSARY)
        .filter(({ kind, forms }) => {
          // No glossary tells counters apart.
          const spelled = kind === 'counter' ? ['counter'] : forms.map(({ text }) => text);
          return !spelled.some((text) => glossary.includes(plainWords(text)));
        })
        .map(({ id }) => `${id} ${date}`);
    });
    // Left out for once: the editions before and after have it.
    expect(unnamed).toEqual(['outside-the-game 2003-05-26']);
  });

  it('the file is in order for every edition that the documents have', () => {
    const index = JSON.parse(readFileSync(join(DOCUMENTS, 'index.json'), 'utf8')) as {
      effective: string;
    }[];
    expect(editions.map(({ date }) => date)).toEqual(
      index.map(({ effective }) => effective).sort(),
    );
  });
});
