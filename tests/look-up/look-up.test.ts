import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createLookUp } from '../../src/look-up/index.ts';
import { fillTitle } from '../../src/rules/reminder.ts';

const lookUp = createLookUp(compileIndex());
const titles = (query: string) =>
  lookUp(query).map(({ term, params, form }) => fillTitle(term, params, form));
const ids = (query: string) => lookUp(query).map(({ term }) => term.id);

describe('what players type', () => {
  // 60 look-ups with the wanted first hit.
  it.each([
    // Names and forms.
    ['flash', 'Flash'],
    ['FLASHBACK', 'Flashback'],
    ['ward', 'Ward'],
    ['storm', 'Storm'],
    ['milled', 'Mill'],
    ['first  strike', 'First Strike'],
    ['double-strike', 'Double Strike'],
    ['for mirrodin', 'For Mirrodin!'],
    ['swampwalk', 'Swampwalk'],
    ['Plainscycling', 'Plainscycling'],
    ['scry', 'Scry'],
    ['the initiative', 'The Initiative'],
    ['monarch', 'The Monarch'],
    ['landfall', 'Landfall'],
    ['cascade', 'Cascade'],
    // As it stands on a card, with its parameter.
    ['Protection from red', 'Protection from red'],
    ['protection from Dragons', 'Protection from Dragons'],
    ['Ward {2}', 'Ward {2}'],
    ['Ward—Pay 3 life', 'Ward—Pay 3 life'],
    ['amass Orcs 2', 'Amass Orcs 2'],
    ['Kicker {2}{W}', 'Kicker {2}{W}'],
    ['Hexproof from black', 'Hexproof from black'],
    ['Equip {3}', 'Equip {3}'],
    ['Crew 3', 'Crew 3'],
    ['Snow swampwalk', 'Snow Swampwalk'],
    ['Cycling {2}', 'Cycling {2}'],
    ['Suspend 4—{1}{U}', 'Suspend 4—{1}{U}'],
    ['Madness {1}{R}', 'Madness {1}{R}'],
    ['Enchant creature', 'Enchant creature'],
    ['Affinity for artifacts', 'Affinity for artifacts'],
    ['Bushido 2', 'Bushido 2'],
    ['Flying, trample', 'Flying'],
    // Players' words.
    ['ETB', 'Enters'],
    ['LTB', 'Leaves the Battlefield'],
    ['CMC', 'Converted Mana Cost'],
    ['mana value', 'Mana Value'],
    ['can’t be countered', 'Counter'],
    ['landwalk', 'Landwalk'],
    ['tutor', 'Search'],
    ['blink', 'Exile'],
    ['ping', 'Any Target'],
    ['fizzle', 'Fizzle'],
    ['unblockable', 'Unblockable'],
    ['can’t be blocked', 'Unblockable'],
    ['sac', 'Sacrifice'],
    ['eot', 'Until End of Turn'],
    ['treasure', 'Treasure Token'],
    ['summoning sickness', 'Summoning Sickness'],
    ['poison', 'Poison Counter'],
    ['coin flip', 'Flip a Coin'],
    ['sorcery speed', 'As a Sorcery'],
    // Beginnings and mistakes.
    ['trampel', 'Trample'],
    ['vigilence', 'Vigilance'],
    ['indestructable', 'Indestructible'],
    ['hexprof', 'Hexproof'],
    ['deathtuch', 'Deathtouch'],
    ['bandng', 'Banding'],
    ['protecton from red', 'Protection'],
    ['cumulativ upkep', 'Cumulative Upkeep'],
    ['lifelnik', 'Lifelink'],
    ['prolif', 'Proliferate'],
    ['regenrate', 'Regenerate'],
  ])('%s: %s first', (query, title) => {
    expect(titles(query)[0]?.toLowerCase()).toBe(title.toLowerCase());
  });

  it('keeps beginnings behind what is exactly meant', () => {
    expect(titles('flash').slice(0, 2)).toEqual(['Flash', 'Flashback']);
  });

  it('finds what stands in the middle of a word, after what begins so', () => {
    expect(ids('link')).toContain('lifelink');
  });

  it('finds nothing for nothing, and nothing for noise', () => {
    expect([ids('  '), ids('qqqxyz'), ids('treads hens')]).toEqual([[], [], []]);
  });
});

describe('what stands on a card', () => {
  it('gives every keyword of a line', () => {
    expect(titles('Flying, trample').slice(0, 2)).toEqual(['Flying', 'Trample']);
  });

  it('gives all terms of a whole text in its order, each once', () => {
    const text =
      'Flying, ward {2}\nWhen this creature enters, scry 2, then destroy target artifact.\nEach Elk you control has flying.\nCycling {1}{G}';
    const found = ids(text);
    expect(found.filter((id) => /^(?:flying|ward|scry|destroy|cycling)$/.test(id))).toEqual([
      'flying',
      'ward',
      'scry',
      'destroy',
      'cycling',
    ]);
    expect(titles(text)).toContain('Cycling {1}{G}');
  });

  it('is read in lines though a field of one line divides them by a sign', () => {
    expect(ids('Flying | Vigilance | Equip {2}').slice(0, 3)).toEqual([
      'flying',
      'vigilance',
      'equip',
    ]);
  });
});

describe('any text', () => {
  it('is looked up without an error, each term once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (query) => {
        const found = ids(query);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 300 },
    );
  });

  it('may be a whole book: what is beyond a card is left', () => {
    const card = 'Flying. ';
    const long = card.repeat(100_000);
    expect(ids(long)).toEqual(['flying']);
    expect(ids(`${' '.repeat(10)}${'x'.repeat(5000)} trample`)).toEqual([]);
  });
});
