import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillReminder,
  fillTitle,
  saidHere,
  sayingOf,
  shortTitle,
} from '../../src/rules/reminder.ts';
import type { Params, Term } from '../../src/rules/types.ts';

const ox: Term = {
  id: 'oxen-toll',
  name: 'Oxen toll',
  kind: 'ability',
  forms: [
    { text: 'oxen toll', then: ['[n]—[cost]', '[cost]'] },
    { text: '[type]toll' },
    { text: 'tolled' },
  ],
};

describe('a reminder', () => {
  const fill = (reminder: string, params: Record<string, string>) =>
    fillReminder({ reminder, general: 'The general words.' }, params);

  it('puts the card’s own parameters in', () => {
    expect(fill('You may [cost:pay] more.', { cost: '{2}{W}' })).toBe('You may pay {2}{W} more.');
    expect(fill('They lose unless that player [cost:pays].', { cost: 'Discard a card' })).toBe(
      'They lose unless that player discards a card.',
    );
    expect(fill('Look at [n:a card|# cards].', { n: '1' })).toBe('Look at a card.');
    expect(fill('Look at [n:a card|# cards].', { n: 'X' })).toBe('Look at X cards.');
    expect(fill('While they control [type:a].', { type: 'Island' })).toBe(
      'While they control an Island.',
    );
  });

  it('is the general one where a parameter is missing', () => {
    expect(fill('You may [cost:pay] [n] times.', { n: '2' })).toBe('The general words.');
  });

  it('is the general one where a cost has a subject of its own', () => {
    expect(fill('They lose unless you [cost:pay].', { cost: 'An opponent gains 1 life' })).toBe(
      'The general words.',
    );
  });

  it('leaves the game’s symbols alone', () => {
    expect(fill('{T}: Pay [cost].', { cost: '{G}' })).toBe('{T}: Pay {G}.');
  });

  it('begins with a capital though a slot begins it', () => {
    expect(fill('[cost:paying] is enough.', { cost: 'Discard a card' })).toBe(
      'Discarding a card is enough.',
    );
  });
});

describe('a title', () => {
  it.each([
    [{ cost: '{2}', tail: ' {2}' }, 0, 'Oxen toll {2}'],
    [{ cost: 'Pay 3 life', tail: '—Pay 3 life' }, 0, 'Oxen toll—Pay 3 life'],
    [{ n: '4', cost: '{1}{U}', tail: ' 4—{1}{U}' }, 0, 'Oxen toll 4—{1}{U}'],
    [{}, 0, 'Oxen toll'],
    [{ type: 'Swamp' }, 1, 'Swamptoll'],
    [{ type: 'Swamp', cost: '{2}', tail: ' {2}' }, 1, 'Swamptoll {2}'],
    [{}, 1, 'Oxen toll'],
    [{}, 2, 'Oxen toll'],
  ])('%o as form %i', (params, form, title) => {
    expect(fillTitle(ox, params as Record<string, string>, form)).toBe(title);
  });
});

describe('a long title', () => {
  it('ends where the cost does', () => {
    const tail = '—{3}{R}: Create a 4/4 Elk. Activate this only once.';
    expect(fillTitle(ox, { tail })).toBe('Oxen toll—{3}{R}');
    expect(fillTitle(ox, { tail: ': {1}' })).toBe('Oxen toll: {1}');
  });

  it('is cut at a word or a symbol, to at most 48 characters', () => {
    const long = 'Escape—{4}{B}, Exile three other cards from your graveyard';
    expect(shortTitle(long)).toBe('Escape—{4}{B}, Exile three other cards from…');
    expect(shortTitle('Ward {2}')).toBe('Ward {2}');
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (title) => {
        expect(shortTitle(title).length).toBeLessThanOrEqual(48);
      }),
    );
  });
});

describe('what is said at a place', () => {
  const revision = {
    reminder: 'This creature pays [cost].',
    general: 'This creature pays.',
    granted: {
      reminder: 'The [holder:creature] pays [cost].',
      general: 'The [holder:creature] pays.',
    },
    player: { reminder: 'You pay.' },
    inForm: { tolled: { reminder: 'It has paid.' } },
  };
  const said = (params: Params, form?: string) =>
    fillReminder(saidHere(revision, params, form), params);

  it.each<[Params, string]>([
    [{ cost: '{2}' }, 'This creature pays {2}.'],
    [{ who: 'other', holder: 'token', cost: '{2}' }, 'The token pays {2}.'],
    [{ who: 'any' }, 'The creature pays.'],
    [{ who: 'player' }, 'You pay.'],
  ])('%j: %s', (params, sentence) => {
    expect(said(params)).toBe(sentence);
  });

  it('is of the form where that has a sentence of its own, and so is the title', () => {
    expect(said({ who: 'any' }, 'tolled')).toBe('It has paid.');
    expect(fillTitle(ox, { tail: ' {2}' }, 2, revision.inForm.tolled)).toBe('Tolled');
  });

  it('is known by what the sense says, where the text alone does not tell it', () => {
    const oxen = {
      ...ox,
      forms: [{ text: 'ox' }, { text: 'ox', sense: { says: 'ox of another' } }],
    };
    expect([sayingOf(oxen, 0), sayingOf(oxen, 1)]).toEqual(['ox', 'ox of another']);
    expect(fillTitle(oxen, {}, 1, { reminder: 'It is another’s.' })).toBe('Ox of another');
  });

  it('is of the card where nothing is known of other holders', () => {
    expect(saidHere({ reminder: 'This pays.' }, { who: 'player' }).reminder).toBe('This pays.');
  });
});
