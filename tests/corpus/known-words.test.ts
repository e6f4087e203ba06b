import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, readEditionTexts } from '../../rules-data/tools/derive/editions.ts';
import { hasCards, rows } from './detect-corpus.ts';
import { definedIn, isKnown, plainWords, terms, termsNamed, termsOf } from './known-words.ts';
import { WITHOUT_TERM } from './without-term.ts';

const here = existsSync(DOCUMENTS);
if (!here) console.log(`skipped: the documents are not here (${DOCUMENTS})`);

/** Named in the glossary of each neighbour of an edition that left it out for once. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'outside-the-game 2003-05-26',
  'summoning-sickness 2003-05-26',
]);

/** Words of a glossary that mean something else there than the term they lead to. */
const OTHER_MEANING: ReadonlySet<string> = new Set([
  // The rooms of dungeons; the enchantments came in 2024.
  'room',
]);

describe.skipIf(!here)('a term is known where a rule or the glossary of the edition has it', () => {
  const editions = here ? readEditionTexts() : [];

  it('none is said to be known where the document has no word of it', { timeout: 120_000 }, () => {
    const absent = editions.flatMap((edition) => {
      const named = termsNamed(edition);
      return terms
        .filter((term) => isKnown(term, edition.date) && !named.has(term.id))
        .map(({ id }) => `${id} ${edition.date}`)
        .filter((one) => !LEFT_OUT.has(one));
    });
    expect(absent).toEqual([]);
  });

  it('none is said to be unknown that the glossary or a heading defines', {
    timeout: 120_000,
  }, () => {
    const missing = editions.flatMap((edition) =>
      [...definedIn(edition)]
        .filter((word) => !OTHER_MEANING.has(word))
        .map((word) => ({ word, found: termsOf(word) }))
        .filter(
          ({ found }) => found.length > 0 && !found.some((term) => isKnown(term, edition.date)),
        )
        .map(({ word }) => `${word} ${edition.date}`),
    );
    expect(missing).toEqual([]);
  });

  it.skipIf(!hasCards)(
    'each word that a glossary defines and a card has leads to a term, or is left out for a reason',
    {
      timeout: 120_000,
    },
    () => {
      const words = new Set(editions.flatMap((edition) => [...definedIn(edition)]));
      const without = [...words].filter((word) => word.length > 2 && termsOf(word).length === 0);
      const texts = rows<{ oracle_text?: string }>('oracle.jsonl').map(
        ({ oracle_text: text = '' }) => ` ${plainWords(text ?? '')} `,
      );
      const onCards = without.filter((word) =>
        texts.some((text) => text.includes(` ${word} `) || text.includes(` ${word}s `)),
      );
      expect(onCards.toSorted()).toEqual(WITHOUT_TERM.flatMap((group) => group.words).toSorted());
    },
  );
});
