import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, readEditionTexts } from '../../rules-data/tools/derive/editions.ts';
import { readTerms } from '../../rules-data/tools/load.ts';
import { isInRules } from '../../rules-data/tools/outside-terms.ts';
import { BY_GLOSSARY } from '../../rules-data/tools/schema.ts';
import { plainName } from '../../src/comprules/keywords.ts';
import { pairsOf, resolve, revisionPosition } from '../../src/rules/resolve.ts';
import { details, editions, index, texts } from './content-to-check.ts';
import { plainWords } from './known-words.ts';

const here = existsSync(DOCUMENTS);
if (!here) console.log(`skipped: the documents are not here (${DOCUMENTS})`);

const sources = new Map(readTerms().map((term) => [term.id, term]));

/** Names under which a glossary may have a term. */
function namesOf(id: string): ReadonlySet<string> {
  const { name = '', headings = [], forms = [] } = sources.get(id) ?? {};
  return new Set([name, ...headings, ...forms.map(({ text }) => text)].map(plainWords));
}

/** Other words for the term in rules that do not call it by its name. */
const CALLED: Readonly<Record<string, RegExp>> = {
  'bands-with-other': /band/i,
  caster: /controller of a spell|spell's controller/i,
  cast: /play/i,
  'damage-on-the-stack': /combat damage/i,
  exile: /removed? .*from the game|removed-from-the-game|outside the game/i,
  'in-response': /priority/i,
  'leaves-the-battlefield': /leaves? play|in play/i,
  'mana-pool': /mana/i,
  'set-aside': /set aside/i,
  unattach: /(?:stays|remains) in play/i,
};

describe.skipIf(!here)('what the glossary alone says', () => {
  const documents = here ? readEditionTexts() : [];
  const glossaries = new Map(
    documents.map(({ date, document }) => [
      date,
      document.glossary.map(({ term }) =>
        plainWords(plainName(term).replace(/ \((?:obsolete|informal)\)/, '')),
      ),
    ]),
  );
  const inGlossary = (ids: readonly string[], date: string) =>
    ids.some((id) => glossaries.get(date)?.some((entry) => namesOf(id).has(entry)));

  it('is cited only where the glossary has the term', () => {
    const lost = new Set<string>();
    for (const term of index.terms) {
      const text = texts[term.id];
      const detail = details[term.id];
      if (!text || !detail || text.numbers.length === 0) continue;
      for (const date of editions) {
        const entry = resolve(term, text, date);
        if (entry.status !== 'known') continue;
        const about = detail.history[revisionPosition(text, entry)];
        const own = [about, ...(about?.points ?? []), ...(about?.misunderstandings ?? [])];
        if (own.some((one) => one?.rules.includes(BY_GLOSSARY)) && !inGlossary([term.id], date))
          lost.add(`${term.id} ${date}`);
        for (const i of pairsOf(text, entry)) {
          const [other = ''] = text.pairs?.[i] ?? [];
          if (
            detail.interactions?.[i]?.rules.includes(BY_GLOSSARY) &&
            !inGlossary([term.id, other], date)
          )
            lost.add(`${term.id} + ${other} ${date}`);
        }
      }
    }
    // Left out for once: the editions before and after have it.
    expect([...lost]).toEqual(['outside-the-game 2003-05-26']);
  });

  it('is not hung on a general rule that has no word of the term', () => {
    const rulesOf = new Map(documents.map(({ date, rules }) => [date, rules]));
    const hung = [...sources.values()].filter(isInRules).flatMap((term) => {
      const stems = [...namesOf(term.id)]
        .flatMap((name) => name.split(' '))
        .filter((word) => word.length > 2)
        .map((word) => word.replace(/(?:ing|ed|es|s|e|y)$/, ''));
      const hasWord = (text: string) =>
        CALLED[term.id]?.test(text) || stems.some((stem) => text.toLowerCase().includes(stem));
      return term.history.flatMap(({ from = '', in: date, reminder, rules, changed }) =>
        [{ text: reminder, rules }, ...(changed ? [changed] : [])]
          .filter(() => date < '2009-07-11')
          .filter((one) => one.rules.every((number) => /^[2-4]\d\d/.test(number)))
          .filter(({ rules: cited }) => {
            const said = cited.flatMap(
              (number) =>
                rulesOf
                  .get(date)
                  ?.get(number)
                  ?.paragraphs.map(({ text }) => text) ?? [],
            );
            return !hasWord(said.join(' '));
          })
          .map((one) => `${term.id} ${from}: ${one.text} (${one.rules.join(', ')})`),
      );
    });
    expect(hung).toEqual([]);
  });
});
