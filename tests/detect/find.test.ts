import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import type { Context } from '../../src/detect/types.ts';
import { indexOf } from './small-index.ts';

const index = indexOf({
  zorble: ['ability', { text: 'zorble', then: ['[n]'] }, 'zorbled'],
  gleam: ['ability', 'gleam'],
  'moss-pact': ['ability', 'moss pact'],
  'moss-pact-with': ['ability', { text: 'moss pact with', then: ['[name]'] }],
  'owl-step': ['ability', 'owl-step'],
  "warden's-oath": ['ability', "warden's oath"],
  fetch: ['action', { text: 'fetch', then: ['[n]'] }, 'fetches'],
  banish: ['basic-action', 'banish', 'banished'],
  dawnfall: ['ability-word', 'dawnfall'],
  acorn: ['token', 'Acorn', 'Acorns'],
  typewalk: ['ability', '[type]walk', 'landwalk'],
});
const detector = createDetector(index);
const RULES: Context = { place: 'rules' };

/** The words marked in a text. */
function marked(text: string, context: Context = RULES): string[] {
  return detector.find(text, context).map(({ start, end }) => text.slice(start, end));
}

describe('find', () => {
  it('marks exactly the words, whatever their dress', () => {
    expect(marked('Moss pact')).toEqual(['Moss pact']);
    expect(marked('Gleam, moss\npact')).toEqual(['Gleam', 'moss\npact']);
    expect(marked('Gleam, moss\u00a0pact')).toEqual(['Gleam', 'moss\u00a0pact']);
    expect(marked('Owl-step')).toEqual(['Owl-step']);
    expect(marked('Owl‑step')).toEqual(['Owl‑step']);
    expect(marked('Warden’s oath')).toEqual(['Warden’s oath']);
    expect(marked('GLEAM, ZORBLE 2')).toEqual(['GLEAM', 'ZORBLE']);
  });

  it('takes a hyphen for a part of the word and two for a dash', () => {
    expect(marked('This has un-gleam and gleam-light.')).toEqual([]);
    expect(marked('Dawnfall--Draw a card.')).toEqual(['Dawnfall']);
    expect(marked('Dawnfall - Draw a card.')).toEqual(['Dawnfall']);
  });

  it('prefers the longer spelling and falls back to the shorter', () => {
    expect(detector.find('Moss pact with Bramble Ox', RULES)[0]?.term).toBe('moss-pact-with');
    expect(detector.find('It has moss pact with no cost.', RULES)[0]?.term).not.toBe(undefined);
    expect(detector.find('Moss pact', RULES)[0]?.term).toBe('moss-pact');
  });

  it('takes the type with a glued form', () => {
    expect(marked('Swampwalk, snow islandwalk')).toEqual(['Swampwalk', 'snow islandwalk']);
    const [match] = detector.find('Snow swampwalk', RULES);
    expect(match && detector.params('Snow swampwalk', match)).toEqual({ type: 'snow Swamp' });
  });

  it('leaves the own name alone, in full, in short, with any apostrophe', () => {
    const named = (cardName: string): Context => ({ place: 'rules', cardName });
    expect(marked('Gleam Ox has gleam.', named('Gleam Ox'))).toEqual(['gleam']);
    expect(marked('Orla’s Gleam has gleam.', named("Orla's Gleam"))).toEqual(['gleam']);
    expect(marked('Gleam Ox attacks. Gleam', named('Gleam Ox, Owl of Moss'))).toEqual(['Gleam']);
    expect(marked('Banish Gleam Ox: Fetch 2.', named('Gleam Ox // Moss'))).toEqual([
      'Banish',
      'Fetch',
    ]);
  });

  it('tells names of other cards by their capitals', () => {
    expect(marked('Put a creature named Pale Gleam onto the battlefield.')).toEqual([]);
    expect(marked('Gleam Weaver deals 1 damage.')).toEqual([]);
  });

  it('knows a term from its name alone, as a newer edition gives it', () => {
    expect(marked('Zorble 2')).toEqual(['Zorble']);
    expect(marked('Creatures you control have zorble 1.')).toEqual(['zorble']);
    expect(marked('The zorbles sang.')).toEqual([]);
  });

  it('wants capitals for tokens', () => {
    expect(marked('Create two Acorns. He eats acorns.')).toEqual(['Acorns']);
  });

  it.each([
    ['Thornfen Warden has trample and first strike.', ['trample', 'first strike']],
    ['Bramble Ox has flying, vigilance, and lifelink.', ['flying', 'vigilance', 'lifelink']],
    ['The copy will have flying and haste.', ['flying', 'haste']],
    ['It has haste.', ['haste']],
    ['The shop has reach and vigilance over the market.', []],
    ['He has patience and haste in all things.', []],
    ['Rome has reach and a vigilance of its own.', []],
  ])('marks all of a list that somebody has, in prose: %s', (text, wanted) => {
    const real = createDetector(compileIndex());
    const found = real.find(text, { place: 'prose' });
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(wanted);
  });

  it('marks in prose only what is beyond doubt', () => {
    const prose: Context = { place: 'prose' };
    expect(marked('The gleam of gold. They fetch water and banish fear.', prose)).toEqual([]);
    expect(marked('A creature with gleam and moss pact wins.', prose)).toEqual([
      'gleam',
      'moss pact',
    ]);
    expect(marked('I like fetch 2 on turn one.', prose)).toEqual(['fetch']);
  });

  it('finds nothing with an empty index and in an empty text', () => {
    expect(createDetector(indexOf({})).find('Flying', RULES)).toEqual([]);
    expect(marked('')).toEqual([]);
  });
});

describe('senses', () => {
  const sensed = createDetector(
    indexOf({
      bolt: [
        'ability',
        { text: 'bolt', sense: { at: 'anywhere', after: '\\s+of moss', prose: true } },
      ],
      ring: ['action', { text: 'ring', sense: { notAfter: '\\s+finger' } }],
      hush: ['action', { text: 'hush', sense: { notBefore: 'quiet\\s+' } }],
      crown: ['designation', { text: 'crown', sense: { before: '\\bthe\\s+' } }],
      Keeper: ['designation', { text: 'keeper', sense: { at: 'anywhere', capital: true } }],
      spark: ['action', { text: 'spark', sense: { prose: '\\s+\\d' } }],
    }),
  );
  const words = (text: string, place: Context['place'] = 'rules') =>
    sensed.find(text, { place }).map(({ start, end }) => text.slice(start, end));

  it('ask for what stands before and after', () => {
    expect(words('They bolt the door, a bolt of moss.')).toEqual(['bolt']);
    expect(words('You may ring. You may ring finger.')).toEqual(['ring']);
    expect(words('You hush. They quiet hush.')).toEqual(['hush']);
    expect(words('It takes the crown from a crown.')).toEqual(['crown']);
    expect(words('Choose a Keeper. A keeper sleeps.')).toEqual(['Keeper']);
  });

  it('open a form to prose', () => {
    expect(words('A bolt of moss.', 'prose')).toEqual(['bolt']);
    expect(words('Then spark 3, or spark joy.', 'prose')).toEqual(['spark']);
  });
});
