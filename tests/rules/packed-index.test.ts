import { describe, expect, it } from 'vitest';
import { compileIndex, packIndex } from '../../rules-data/tools/compile.ts';
import { readEditions, readTerms } from '../../rules-data/tools/load.ts';
import { packTerms, unpackIndex } from '../../src/rules/packed-index.ts';

describe('the packed index', () => {
  it('unpacks to every term and form of rules-data', () => {
    const { terms } = compileIndex();
    const sources = readTerms();
    expect(terms.map(({ id }) => id).toSorted()).toEqual(sources.map(({ id }) => id).toSorted());
    for (const source of sources) {
      const term = terms.find(({ id }) => id === source.id);
      expect(term).toMatchObject({ name: source.name, kind: source.kind });
      expect(term?.variantOf).toBe(source.variantOf);
      expect(term?.forms.map(({ text, then }) => ({ text, then }))).toEqual(
        source.forms.map(({ text, then }) => ({ text: text.toLowerCase(), then })),
      );
      source.forms.forEach(({ sense }, i) => {
        if (sense) expect(term?.forms[i]?.sense).toMatchObject(sense);
      });
    }
  });

  it('puts each edition into its era', () => {
    const { editions, eras } = compileIndex();
    expect(editions.map(({ date }) => date)).toEqual(
      readEditions().editions.map(({ date }) => date),
    );
    for (const { date, era } of editions)
      expect(era).toBe(eras.findLast(({ from }) => from <= date)?.id);
  });

  it('refuses a name or spelling that holds a sign of its format', () => {
    const form = (text: string) => [
      { id: 'ox', name: 'Ox', kind: 'ability' as const, forms: [{ text }] },
    ];
    expect(() => packTerms(form('ox|en'))).toThrow(/ox\|en/);
    expect(packTerms(form('oxen')).terms).toBe('#ability\nOx|~en');
  });

  it('leaves the eras’ summaries to the pages', () => {
    expect(unpackIndex(packIndex('content')).eras.every(({ summary }) => summary === '')).toBe(
      true,
    );
    expect(compileIndex().eras.every(({ summary }) => summary.length > 20)).toBe(true);
  });
});
