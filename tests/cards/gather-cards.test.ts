import { describe, expect, it } from 'vitest';
import { compileIndex, compileTexts } from '../../rules-data/tools/compile.ts';
import { BulkFileError } from '../../src/cards/bulk-error.ts';
import { gatherCards } from '../../src/cards/gather-cards.ts';
import { createFaceReader } from '../../src/cards/read-face.ts';
import { findIn, packCards, shardsOf } from '../../src/cards/shard.ts';
import { createDetector } from '../../src/detect/index.ts';

const index = compileIndex();
const readFace = createFaceReader(index, compileTexts(), createDetector(index));
const OX = { name: 'Bramble Ox', text: 'Trample' };
const BUILT_IN = packCards([
  { name: OX.name, faces: [readFace(OX)] },
  { name: 'Gravel Hen', faces: [readFace({ name: 'Gravel Hen', text: 'Flying' })] },
]);

const bulk = (name: string, oracle_text: string | undefined, more: object = {}) => ({
  object: 'card',
  name,
  ...(oracle_text !== undefined && { oracle_text }),
  ...more,
});

function gather(...values: readonly object[]) {
  const cards = gatherCards(readFace, BUILT_IN);
  for (const [i, value] of values.entries()) cards.take(value, i + 1);
  return cards.end();
}

/** The terms that a name leads to among what was brought; undefined where it leads to nothing. */
function terms({ shards }: ReturnType<typeof gather>, name: string) {
  const own = shardsOf(name).map((shard) => shards[shard] ?? '');
  return findIn(own, name)?.faces.map((face) =>
    face.terms.map(({ term, params }) => term + (params.cost ?? params.n ?? '')),
  );
}

describe('what a bulk file brings', () => {
  it('are the cards that are not built in, and those that say something else', () => {
    const found = gather(
      bulk('Bramble Ox', 'Trample'),
      bulk('Gravel Hen', 'Flying, ward {2}'),
      bulk('Mire Goat', 'When Mire Goat enters, scry 2.'),
    );
    expect(found.counts).toEqual({ cards: 3, added: 1, changed: 1 });
    expect(terms(found, 'Bramble Ox')).toBeUndefined();
    expect(terms(found, 'Gravel Hen')).toEqual([['flying', 'ward{2}']]);
    expect(terms(found, 'Mire Goat')).toEqual([['scry2']]);
    expect(found.shards.names?.split('\n').sort()).toEqual(['Gravel Hen', 'Mire Goat']);
  });

  it('is little where the file says what is built in', () => {
    const { shards, counts } = gather(bulk('Bramble Ox', 'Trample'), bulk('Gravel Hen', 'Flying'));
    expect(Object.values(shards).join('')).toBe('');
    expect(counts).toEqual({ cards: 2, added: 0, changed: 0 });
  });

  it('are both faces of a card, under each name', () => {
    const card_faces = [bulk('Bramble Ox', 'Trample'), bulk('Bramble Barn', 'Cycling {W}')];
    const found = gather(bulk('Bramble Ox // Bramble Barn', undefined, { card_faces }));
    for (const name of ['Bramble Ox', 'Bramble Barn', 'Bramble Ox // Bramble Barn'])
      expect(terms(found, name)).toEqual([['trample'], ['cycling{W}']]);
    expect(found.counts).toMatchObject({ added: 0, changed: 1 });
  });

  it('takes a card whose words are gone as it is now, but not one whose text the file leaves out', () => {
    expect(terms(gather(bulk('Gravel Hen', '')), 'Gravel Hen')).toEqual([[]]);
    const silent = gather(bulk('Gravel Hen', undefined), bulk('Mire Goat', 'Scry 1.'));
    expect(terms(silent, 'Gravel Hen')).toBeUndefined();
    const unknown = gather(bulk('Odd Goat', undefined), bulk('Mire Goat', 'Scry 1.'));
    expect(terms(unknown, 'Odd Goat')).toEqual([[]]);
  });

  it('is the first of a name, and no card for fun before another', () => {
    const fun = bulk('Mire Goat', 'Haste', { set_type: 'funny' });
    const real = bulk('Mire Goat', 'Flying');
    for (const order of [
      [fun, real],
      [real, fun],
      [fun, real, bulk('Mire Goat', 'Reach')],
    ])
      expect(terms(gather(...order), 'Mire Goat')).toEqual([['flying']]);
    expect(gather(fun, fun).counts.cards).toBe(1);
  });

  it('tells the newest set, an expansion where there is any', () => {
    const set = (name: string, released_at: string, set_type = 'expansion') =>
      bulk('Mire Goat', '', { set_name: name, released_at, set_type });
    const sets = [
      set('Old', '2020-01-01'),
      set('New', '2027-01-22'),
      set('Fair', '2027-03-01', 'promo'),
    ];
    expect(gather(...sets).counts.newest).toEqual({ name: 'New', released: '2027-01-22' });
    expect(gather(set('Fair', '2027-03-01', 'promo')).counts.newest?.name).toBe('Fair');
  });

  it('is refused where it is nothing that could be explained', () => {
    expect(() => gather(bulk('Mire Goat', undefined))).toThrow(BulkFileError);
    expect(() => gather(bulk('Soldier', 'Haste', { layout: 'token' }))).toThrow(BulkFileError);
    expect(() => gather({ object: 'ruling' })).toThrow(BulkFileError);
  });
});
