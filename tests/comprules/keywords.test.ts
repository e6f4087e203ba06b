import { describe, expect, it } from 'vitest';
import { abilityWords, keywordHeadings } from '../../src/comprules/keywords.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { termNumber } from '../../src/comprules/term-number.ts';
import { DRAWN, MODERN, toUtf8 } from './sample-documents.ts';

const read = (text: string) => readDocument(toUtf8(text));
const named = (text: string) =>
  keywordHeadings(read(text)).map(({ kind, number, title }) => `${kind} ${number} ${title}`);

describe('keywords of a document', () => {
  it('are the headings of its two lists, whatever their numbers', () => {
    expect(named(MODERN)).toEqual([
      'action 201.2 Water',
      'ability 202.2 Bramble',
      'ability 202.3 Mulch!',
    ]);
    expect(named(DRAWN)).toEqual(['ability 202.2 Bramble']);
  });

  it('a keyword that a new edition adds is there at once', () => {
    const text = MODERN.replace(
      '\nGlossary\n\nBed',
      '\n202.4. Zorble\n\n202.4a Zorble is new.\n\nGlossary\n\nBed',
    );
    expect(named(text)).toContain('ability 202.4 Zorble');
  });

  it('ability words come from the rule that lists them', () => {
    expect(abilityWords(read(MODERN))).toEqual({
      number: '202.1',
      words: ['dewfall', 'hedge row', 'moonrise'],
    });
    expect(abilityWords(read(DRAWN))).toEqual({ number: undefined, words: [] });
  });

  it('ability words come from the glossary where it has the list', () => {
    const text = MODERN.replace(
      'The ability words are dewfall, hedge row, and moonrise.',
      '',
    ).replace(
      '\nBed\n1.',
      '\nAbility Word\nA slanted word.\nThe list of ability words, updated through Seeds, is as follows: dewfall and moonrise.\n\nBed\n1.',
    );
    expect(abilityWords(read(text))).toEqual({ number: undefined, words: ['dewfall', 'moonrise'] });
  });
});

describe("a term's number", () => {
  const keywords = keywordHeadings(read(MODERN));

  it('is that of its heading, under any name it has had', () => {
    expect(termNumber({ headings: ['Thorns', 'bramble'] }, keywords)).toBe('202.2');
    expect(termNumber({ headings: ['Nettle'] }, keywords)).toBeUndefined();
  });

  it("is that of a variant's subrule", () => {
    const variant = { headings: ['Bramble'], subrule: ['Bramble thrice', 'bramble twice'] };
    expect(termNumber({ ...variant, variantOf: ['Bramble'] }, keywords)).toBe('202.2b');
  });

  it('is that of a heading of its own where the variant has one', () => {
    const variant = { headings: ['Bramble', 'Mulch!'], subrule: ['bramble twice'] };
    expect(termNumber({ ...variant, variantOf: ['Bramble'] }, keywords)).toBe('202.3');
  });
});
