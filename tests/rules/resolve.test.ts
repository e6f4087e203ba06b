import { describe, expect, it } from 'vitest';
import { isInGlossaryAlone, resolve, revisionPosition } from '../../src/rules/resolve.ts';
import type { Term, TermText } from '../../src/rules/types.ts';

const term: Term = { id: 'oxhide', name: 'Oxhide', kind: 'ability', forms: [{ text: 'oxhide' }] };
const text: TermText = {
  numbers: [
    ['2001-07-23', '502.9'],
    ['2009-07-11', '702.18'],
    ['2013-07-13', '702.19'],
    ['2020-01-24', null],
  ],
  history: [{ reminder: 'The old way.' }, { from: '2009-07-11', reminder: 'The new way.' }],
};

describe('a term under an edition', () => {
  it.each([
    ['2001-07-23', 'known', '502.9', 'The old way.'],
    ['2009-05-01', 'known', '502.9', 'The old way.'],
    ['2009-07-11', 'known', '702.18', 'The new way.'],
    ['2016-08-26', 'known', '702.19', 'The new way.'],
    ['1999-04-23', 'later', undefined, 'The old way.'],
    ['2026-09-25', 'earlier', undefined, 'The new way.'],
    ['2031-01-01', 'earlier', undefined, 'The new way.'],
  ])('%s', (edition, status, number, reminder) => {
    const entry = resolve(term, text, edition);
    expect([entry.status, entry.number, entry.reminder]).toEqual([status, number, reminder]);
    expect(text.history[revisionPosition(text, entry)]?.reminder).toBe(reminder);
  });

  it('says it in the words of the time, and the card’s own words as they are', () => {
    const said = { ...text, history: [{ reminder: 'As this enters, [cost:pay].' }] };
    const withCost = { ...term, forms: [{ text: 'oxhide', then: ['[cost]'] }] };
    const words = (edition: string) =>
      resolve(withCost, said, edition, { cost: 'Exile a card it enters with' }).reminder;
    expect(words('2013-07-13')).toBe('As this enters, exile a card it enters with.');
    expect(words('2001-07-23')).toBe('As this comes into play, exile a card it enters with.');
  });

  it('has no number where the glossary alone has it, and is known', () => {
    const glossary: TermText = { ...text, numbers: [['1999-04-23', 'glossary'], ...text.numbers] };
    expect(resolve(term, glossary, '1999-11-01')).toMatchObject({ status: 'known' });
    expect(resolve(term, glossary, '1999-11-01').number).toBeUndefined();
    expect(isInGlossaryAlone(glossary, '1999-11-01')).toBe(true);
    expect(isInGlossaryAlone(glossary, '2001-07-23')).toBe(false);
  });

  it('says since when and until when', () => {
    expect(resolve(term, text, '1999-04-23').since).toBe('2001-07-23');
    expect(resolve(term, text, '2026-09-25').until).toBe('2020-01-24');
  });

  it('is known everywhere where no edition ever numbered it', () => {
    expect(
      resolve(term, { numbers: [], history: [{ reminder: 'Words.' }] }, '2004-10-01'),
    ).toMatchObject({
      status: 'known',
      number: undefined,
    });
  });
});
