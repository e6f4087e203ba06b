import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIn, packCards, SHARDS, shardsOf } from '../../src/cards/shard.ts';
import type { Card } from '../../src/cards/types.ts';

const KICKER = { term: 'kicker', form: 0, params: { cost: '{2}{W}', tail: ' {2}{W}' } };
const FLYING = { term: 'flying', form: 0, params: { who: 'other', holder: 'creature' } } as const;
const OX: Card = { name: 'Bramble Ox', faces: [{ name: 'Bramble Ox', terms: [KICKER] }] };
const TWO: Card = {
  name: 'Ox // Cow',
  faces: [
    { name: 'Ox', terms: [] },
    { name: 'Cow', terms: [FLYING, { ...KICKER, form: 2 }] },
  ],
};

/** What a store with these cards answers. */
function find(cards: readonly Card[], written: string): Card | undefined {
  const store = packCards(cards);
  return findIn(
    shardsOf(written).map((shard) => store[shard] ?? ''),
    written,
  );
}

describe('packed cards', () => {
  it.each(['Bramble Ox', 'BRAMBLE OX', 'Bramble Ox (Thorns #7)', 'A-Bramble Ox'])(
    'are found as %s',
    (written) => {
      expect(find([TWO, OX], written)).toEqual(OX);
    },
  );

  it.each(['Ox', 'Cow', 'Ox // Cow', 'Ox/Cow', 'A-Ox // A-Cow', 'cow (Set #2)'])(
    'of two faces are found whole as %s',
    (written) => {
      expect(find([TWO, OX], written)).toEqual(TWO);
    },
  );

  it.each(['Ox // Bull', 'Bramble', 'Bramble Ox of the North', '', 'kicker', 'Cow // Ox'])(
    'are not found as %j',
    (written) => {
      expect(find([TWO, OX], written)).toBeUndefined();
    },
  );

  it.each(['ox', 'Cow', 'ox-cow', 'Ox-Cow', 'oxcow'])(
    'of two faces are found whole in an address as /%s',
    (slug) => {
      expect(find([OX, TWO], `/${slug}`)).toEqual(TWO);
    },
  );

  it.each([
    [
      'Lim-Dûl’s Ox, the "Half"-Cow',
      'Lim-Dul-s-Ox-the-Half-Cow limduls-ox-the-half-cow limdulsoxthehalfcow',
    ],
    ['+2 Ox & Cow', '2-Ox-Cow +2-ox-&-cow 2oxcow'],
    ["Ox-o'-the-Rest", 'Ox-o-the-Rest oxotherest Ox-o--the-Rest ox_o_the_rest'],
  ])('called %s are found in addresses', (name, slugs) => {
    const odd: Card = { name, faces: [{ name, terms: [FLYING] }] };
    for (const slug of slugs.split(' ')) expect(find([OX, odd], `/${slug}`), slug).toEqual(odd);
    // Of words that are no address each sign counts.
    expect(find([OX, odd], name.replace(/[^a-z]/gi, ''))).toBeUndefined();
  });

  it('in an address go by its hyphens before its letters alone', () => {
    const [one, two] = ['Ox Cow', 'Oxcow'].map((name) => ({ name, faces: [{ name, terms: [] }] }));
    expect(find([two, one] as Card[], '/ox-cow')).toEqual(one);
    expect(find([one, two] as Card[], '/oxcow')).toEqual(two);
  });

  it('keep the digital version apart where both are there', () => {
    const digital: Card = { name: 'A-Ox', faces: [{ name: 'A-Ox', terms: [FLYING] }] };
    expect(find([TWO, digital], 'A-Ox')).toEqual(digital);
    expect(find([TWO, digital], 'a-ox')).toEqual(digital);
    expect(find([TWO, digital], 'Ox')).toEqual(TWO);
  });

  it('of two stores go by the spelling first, and by the order of the stores where that is one', () => {
    const digital: Card = { name: 'A-Ox', faces: [{ name: 'A-Ox', terms: [FLYING] }] };
    const newer: Card = { name: 'Ox', faces: [{ name: 'Ox', terms: [FLYING] }] };
    const among = (written: string) =>
      findIn(
        [packCards([newer]), packCards([TWO, digital])].flatMap((store) =>
          shardsOf(written).map((shard) => store[shard] ?? ''),
        ),
        written,
      );
    expect(among('A-Ox')).toEqual(digital);
    expect(among('Ox')).toEqual(newer);
  });

  it('whose faces are not known to be one card are put together where they are written so', () => {
    const [front, back] = TWO.faces.map((face) => ({ name: face.name, faces: [face] }));
    if (!front || !back) throw new Error('two faces');
    expect(find([front, back], 'Ox // Cow')).toEqual(TWO);
    expect(find([front, back], 'Cow')).toEqual(back);
    expect(find([front, back], 'Ox // Ox')).toEqual(front);
    expect(find([front, back], 'Ox // Bull')).toBeUndefined();
  });

  it('go by their own name before a face that another card has', () => {
    const cow: Card = { name: 'Cow', faces: [{ name: 'Cow', terms: [KICKER] }] };
    const other: Card = {
      name: 'Cow // Calf',
      faces: [
        { name: 'Cow', terms: [] },
        { name: 'Calf', terms: [] },
      ],
    };
    expect(find([TWO, other, cow], 'Cow')).toEqual(cow);
    expect(find([TWO, other], 'Cow')).toEqual(other);
  });

  it('give all names in one list, a line each', () => {
    expect(packCards([OX, TWO]).names).toBe('Bramble Ox\nOx // Cow');
  });

  it('come back whatever stands in them', () => {
    const word = fc.stringMatching(/^[a-z-]{1,12}$/);
    const said = fc.string({ unit: 'grapheme', minLength: 1 });
    const term = fc.record({
      term: word,
      form: fc.nat(9),
      params: fc.dictionary(word, said, { maxKeys: 3, noNullPrototype: true }),
    });
    const face = fc.record({
      name: fc
        .string({ minLength: 1, maxLength: 30 })
        .map((rest) => `Ox${rest.replaceAll('/', '')}`),
      terms: fc.array(term, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(face, { minLength: 1, maxLength: 2 }), (faces) => {
        const card = { name: faces.map(({ name }) => name).join(' // '), faces };
        for (const { name } of faces) expect(find([card], name)).toEqual(card);
      }),
    );
  });

  it('are spread over all shards', () => {
    const cards = Array.from({ length: 20 * SHARDS }, (_, i) => {
      const name = `Ox of the ${i}th Field`;
      return { name, faces: [{ name, terms: [] }] };
    });
    const { names: _, ...shards } = packCards(cards);
    const lines = Object.values(shards).map((shard) => shard.split('\n').length);
    expect(Math.max(...lines)).toBeLessThan(50);
    expect(Math.min(...lines)).toBeGreaterThan(3);
  });
});
