import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, readEditionTexts } from '../../rules-data/tools/derive/editions.ts';
import { readEditions } from '../../rules-data/tools/load.ts';
import { readInteractions } from '../../rules-data/tools/load-interactions.ts';
import { BY_GLOSSARY } from '../../rules-data/tools/schema.ts';

const here = existsSync(DOCUMENTS);

describe.skipIf(!here)('rules cited in the numbers of an edition stand in its document', () => {
  const editions = new Map(here ? readEditionTexts().map((text) => [text.date, text]) : []);
  const missing = (of: readonly { in: string; rules: readonly string[]; what: string }[]) =>
    of.flatMap(({ in: date, rules, what }) =>
      rules
        .filter((rule) => rule !== BY_GLOSSARY && !editions.get(date)?.rules.has(rule))
        .map((rule) => `${what}: ${rule} of ${date}`),
    );

  it('of interactions', () => {
    const cited = readInteractions().map((entry) => ({ ...entry, what: entry.terms.join('+') }));
    expect(missing(cited)).toEqual([]);
  });

  it('of the eras’ notes: ten each, from editions of the era', () => {
    const { eras, editions: dates } = readEditions();
    expect(
      missing(eras.flatMap(({ id, notes }) => notes.map((n) => ({ ...n, what: id })))),
    ).toEqual([]);
    for (const { id, notes } of eras) {
      expect(notes, id).toHaveLength(10);
      for (const note of notes)
        expect([note.text, dates.find(({ date }) => date === note.in)?.era]).toEqual([
          note.text,
          id,
        ]);
    }
  });
});
