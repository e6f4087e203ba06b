import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/comprules/read-document.ts';
import { createRuleSearch } from '../../src/comprules/search/rule-search.ts';
import { snippetOf } from '../../src/comprules/search/snippet.ts';
import { timelineOf } from '../../src/documents/timeline.ts';
import { rulesPage } from '../../src/own-pages.ts';
import { placeOf } from '../../src/pages/reader/address.ts';
import { encode, inventedText } from '../browser/documents/invented-document.ts';

const text = inventedText({
  date: 'July 11, 2009',
  section: 7,
  keywords: [
    { number: 1, name: 'Hop', rules: ['An ox hops over hens.', 'A hen may hop too.'] },
    { number: 10, name: 'Grand Hop', rules: ['An ox hops over an ox.'] },
  ],
});
const search = createRuleSearch(readDocument(new Uint8Array(encode(text, 'utf-8-bom'))));
const found = (query: string) => search(query).map(({ to }) => to);

describe('search on the rules page', () => {
  it('puts an exact number first, then what stands under it, then longer numbers', () => {
    expect(found('702.1').slice(0, 4)).toEqual(['702.1', '702.1a', '702.1b', '702.10']);
    expect(found('702.1b')[0]).toBe('702.1b');
    expect(found('702.1.')[0]).toBe('702.1');
  });
  it('puts headings before words: the exact one, then others', () => {
    expect(found('hop').slice(0, 2)).toEqual(['702.1', '702.10']);
    expect(found('GRAND h')[0]).toBe('702.10');
    expect(found('ox')[0]).toBe('glossary/ox');
  });
  it('finds all words in any order, the whole phrase first', () => {
    expect(found('over an')[0]).toBe('702.10a');
    expect(found('hops over hens')[0]).toBe('702.1a');
    expect(found('hens zebra')).toEqual([]);
  });
  it('finds what is nearly spelled so, and nothing for noise', () => {
    expect(found('gramd')).toContain('702.10');
    expect(found('xqzvw')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });
});

describe('a snippet', () => {
  it('is all of the text, cut at the words', () => {
    const cut = snippetOf('An ox hops over hens.', 'hop ox');
    expect(cut.map((piece) => piece.text).join('')).toBe('An ox hops over hens.');
    expect(cut.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['ox', 'hops']);
  });
});

describe('an address', () => {
  it('goes to its place and back', () => {
    const place = {
      edition: '2009-07-11',
      against: '2001-07-23',
      layout: 'inline',
      at: '702.19b',
    } as const;
    const url = new URL(rulesPage(place), 'https://x.example/');
    expect(placeOf(url)).toEqual(place);
    expect(placeOf(new URL('https://x.example/reader.html?edition=soon#%E0%A4%A'))).toEqual({
      edition: undefined,
      against: undefined,
      layout: 'side',
      at: '',
    });
  });
});

describe('a timeline', () => {
  const editions = ['2001-07-23', '2009-07-11', '2026-09-25', '2027-01-22'];
  it('tells when a keyword came, changed, and went, newest first', () => {
    const term = {
      kind: 'ability',
      name: 'Hop',
      headings: ['Hop'],
      number: '702.1',
      prints: [
        ['2001-07-23', 'aaaaaaaa'],
        ['2009-07-11', 'bbbbbbbb'],
        ['2026-09-25', null],
      ],
    } as const;
    const text = {
      numbers: [
        ['2001-07-23', '502.1'],
        ['2009-07-11', '702.1'],
        ['2026-09-25', null],
      ],
      history: [],
    } as const;
    expect(
      timelineOf('hop', term, text, editions, []).map((m) => [m.date, m.what, m.number, m.before]),
    ).toEqual([
      ['2026-09-25', 'gone', undefined, '2009-07-11'],
      ['2009-07-11', 'changed', '702.1', '2001-07-23'],
      ['2001-07-23', 'new', '502.1', undefined],
    ]);
  });
  it('goes on with what imported editions say', () => {
    const imported = [{ date: '2027-01-22', numbers: {}, changed: ['hop'], terms: [] }];
    const text = { numbers: [['2001-07-23', '502.1']], history: [] } as const;
    expect(timelineOf('hop', undefined, text, editions, imported)).toEqual([
      { date: '2027-01-22', before: '2026-09-25', what: 'changed', number: '502.1' },
    ]);
  });
});
