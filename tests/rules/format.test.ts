import { describe, expect, it } from 'vitest';
import { compileFormats } from '../../rules-data/tools/load-formats.ts';
import { damageWaits, exceptionsOf } from '../../src/rules/format.ts';

const formats = new Map(compileFormats().map((format) => [format.id, format]));
const formatOf = (id: string) => {
  const format = formats.get(id);
  if (!format) throw new Error(`no format ${id}`);
  return format;
};

/** What stands first under a format for a term, and where it is stated; undefined: nothing. */
function first(id: string, term: string, card?: string) {
  const [exception] = exceptionsOf(formatOf(id), term, card);
  return exception && [exception.text, exception.in, exception.rules.join(' ')];
}

const inForce = (id: string, term: string) => formatOf(id).terms[term]?.inForce;

const BURN_BY_PHASE = [
  expect.stringMatching(/when a phase ends, you lose 1 life/),
  '2009-05-01',
  '300.3',
];
const BURN_BY_STEP = [expect.stringMatching(/at the end of each step/), undefined, ''];
const STACK = (rules: string) => [
  expect.stringMatching(/^Combat damage waits on the stack/),
  '2009-05-01',
  rules,
];
const WISHES = [expect.stringMatching(/wishes of Judgment/), '2009-05-01', '217.1e'];
const CARD = (name: string) => [expect.stringContaining(name), undefined, ''];
const PHASE_BURNERS = [
  'old-school-eternal-central',
  'old-school-atlantic',
  'old-school-french',
  'old-school-95',
  'middle-school',
  'classic-magic',
];
const STACKERS = ['middle-school', 'classic-magic'];

describe('what is shown first of a term that a format touches', () => {
  it.each(
    PHASE_BURNERS.flatMap((id) => [
      [id, 'mana-burn'],
      [id, 'mana-pool'],
    ]),
  )('%s: %s: the phase’s end', (id, term) => expect(first(id, term)).toEqual(BURN_BY_PHASE));

  it.each(['mana-burn', 'mana-pool'])(
    'Channel Fireball: %s: each step’s end, by no edition',
    (term) => expect(first('old-school-channel-fireball', term)).toEqual(BURN_BY_STEP),
  );

  it.each(
    STACKERS.flatMap((id) =>
      [
        ['banding', '310.1 310.4'],
        ['bands-with-other', '310.1 310.4'],
        ['damage-on-the-stack', '310.1 310.4'],
        ['phasing', '310.1 310.4'],
        ['regenerate', '310.1 310.4'],
        ['protection', '310.1 310.4'],
        ['first-strike', '310.1 310.5'],
        ['double-strike', '310.1 310.5'],
        ['trample', '310.4 310.4c'],
        ['sacrifice', '310.1 310.4a'],
        ['deathtouch', '310.4 310.4b'],
        ['lifelink', '310.4 310.4b'],
        ['wither', '310.4 310.4b'],
        ['infect', '310.4 310.4b'],
      ].map(([term, rules]) => [id, term, rules] as const),
    ),
  )('%s: %s: damage on the stack, %s', (id, term = '', rules = '') =>
    expect(first(id, term)).toEqual(STACK(rules)),
  );

  it.each(
    STACKERS.flatMap((id) => [
      [id, 'exile'],
      [id, 'removed-from-the-game'],
    ]),
  )('%s: %s: wishes', (id, term) => expect(first(id, term)).toEqual(WISHES));

  it.each(['tap', 'untap'])('French: %s: tapped blockers', (term) =>
    expect(first('old-school-french', term)).toEqual([
      expect.stringMatching(/^A blocker that becomes tapped/),
      undefined,
      '',
    ]),
  );

  it.each([
    ...['swedish', 'eternal-central', 'atlantic', 'channel-fireball', 'french'].map((id) => [
      `old-school-${id}`,
      'destroy',
      'Chaos Orb',
    ]),
    ...['swedish', 'eternal-central', 'atlantic', 'french'].map((id) => [
      `old-school-${id}`,
      'tap',
      'Falling Star',
    ]),
    ['old-school-95', 'destroy', 'Chaos Orb'],
    ['old-school-eternal-central', 'exile', 'Ring of Ma’rûf'],
    ['old-school-95', 'exile', 'Ring of Ma’rûf'],
  ])('%s: %s on %s: the card’s other text', (id = '', term = '', card = '') => {
    expect(exceptionsOf(formatOf(id), term, card)).toContainEqual(
      expect.objectContaining({ stated: 'card', text: expect.stringContaining(card) }),
    );
    expect(
      exceptionsOf(formatOf(id), term, 'Bramble Ox').filter(({ stated }) => stated === 'card'),
    ).toEqual([]);
    expect(exceptionsOf(formatOf(id), term).filter(({ stated }) => stated === 'card')).toEqual([]);
  });

  it('knows a card however its name is written', () => {
    expect(first('old-school-eternal-central', 'exile', "RING OF MA'RUF")).toEqual(
      CARD('Ring of Ma’rûf'),
    );
  });

  it('Swedish: ante, as everywhere', () =>
    expect(first('old-school-swedish', 'ante')).toEqual([
      expect.stringMatching(/^Ante is optional/),
      '2026-09-25',
      '407.1 407.3',
    ]));

  it('is nothing where a format does not touch the term, and never anything in Premodern', () => {
    for (const id of PHASE_BURNERS) expect(first(id, 'flying')).toBeUndefined();
    for (const id of ['old-school-swedish', 'premodern'])
      for (const term of ['mana-burn', 'first-strike', 'exile', 'tap'])
        expect(first(id, term)).toBeUndefined();
    expect(formatOf('premodern').exceptions).toEqual([]);
  });
});

describe('what a format brings back', () => {
  it('speaks as if in force', () => {
    for (const id of PHASE_BURNERS)
      expect(inForce(id, 'mana-burn')).toEqual({ edition: '2009-05-01' });
    for (const id of STACKERS)
      expect(inForce(id, 'damage-on-the-stack')).toEqual({ edition: '2009-05-01' });
    expect(inForce('old-school-channel-fireball', 'mana-pool')).toEqual({
      reminder: expect.stringMatching(/each step and phase, and what was left burns you/),
    });
  });

  it('is nothing else', () => {
    expect(inForce('old-school-swedish', 'mana-burn')).toBeUndefined();
    expect(inForce('middle-school', 'first-strike')).toBeUndefined();
    expect(inForce('old-school-french', 'damage-on-the-stack')).toBeUndefined();
  });

  it('makes combat damage wait in the two formats that say so', () => {
    expect([...formats.values()].filter(damageWaits).map(({ id }) => id)).toEqual([
      'classic-magic',
      'middle-school',
    ]);
  });
});
