import { describe, expect, it } from 'vitest';
import { englishWord } from '../../rules-data/tools/english-words.ts';
import { BulkFileError } from '../../src/cards/bulk-error.ts';
import { cardFromBulk } from '../../src/cards/card-from-bulk.ts';

const OX = {
  object: 'card',
  name: 'Bramble Ox',
  layout: 'normal',
  type_line: 'Creature — Ox',
  oracle_text: 'Trample\nWhen Bramble Ox enters, scry 1.',
  keywords: ['Scry', 'Trample'],
  lang: 'en',
  set: 'brm',
  set_name: 'Brambles',
  set_type: 'expansion',
  released_at: '2027-01-22',
};

describe('a card of a bulk file', () => {
  it('has its name, its text and its set', () => {
    expect(cardFromBulk(OX, 1)).toEqual({
      name: 'Bramble Ox',
      faces: [{ name: 'Bramble Ox', types: OX.type_line, text: OX.oracle_text }],
      set: { name: 'Brambles', released: '2027-01-22', isMain: true },
      isForFun: false,
    });
  });

  it('of two faces has a text on each', () => {
    const { oracle_text: text, ...card } = OX;
    const card_faces = [
      { name: 'Bramble Ox', type_line: 'Creature — Ox', oracle_text: text },
      { name: 'Bramble Barn', type_line: 'Land', oracle_text: '' },
    ];
    const found = cardFromBulk({ ...card, name: 'Bramble Ox // Bramble Barn', card_faces }, 1);
    expect(found?.name).toBe('Bramble Ox // Bramble Barn');
    expect(found?.faces.map((face) => [face.name, face.text])).toEqual([
      ['Bramble Ox', text],
      ['Bramble Barn', ''],
    ]);
  });

  it('with the same face on both sides has that one', () => {
    const card_faces = [OX, OX];
    const found = cardFromBulk({ name: 'Bramble Ox // Bramble Ox', card_faces }, 1);
    expect(found?.name).toBe('Bramble Ox');
    expect(found?.faces).toHaveLength(1);
  });

  it('is kept as far as it goes without text, without a set, of a layout nobody knows', () => {
    expect(cardFromBulk({ name: 'Hen', layout: 'hexagonal' }, 1)).toEqual({
      name: 'Hen',
      faces: [{ name: 'Hen', types: '', text: undefined }],
      isForFun: false,
    });
    expect(cardFromBulk({ name: 'Hen', card_faces: [], oracle_text: null }, 1)?.faces).toHaveLength(
      1,
    );
    expect(cardFromBulk({ ...OX, released_at: 'soon' }, 1)?.set).toBeUndefined();
  });

  it.each(['token', 'double_faced_token', 'emblem', 'art_series'])(
    'of the layout %s is none by its name',
    (layout) => expect(cardFromBulk({ ...OX, layout }, 1)).toBeUndefined(),
  );

  it('that is only the front of a pack is none', () => {
    expect(cardFromBulk({ ...OX, type_line: 'Card' }, 1)).toBeUndefined();
    expect(cardFromBulk({ ...OX, type_line: 'Card // Card' }, 1)).toBeUndefined();
  });

  it.each([
    [
      { object: 'ruling', comment: 'An ox is no hen.' },
      'Number 7 in the file is not a card: “ruling”.',
    ],
    [{ set: 'brm' }, 'Number 7 in the file is not a card: “{"set":"brm"}”.'],
    [{ ...OX, name: '' }, 'is not a card'],
    [{ ...OX, name: 'x'.repeat(1000) }, 'is not a card'],
    [
      { ...OX, oracle_text: ['Trample'] },
      'Card number 7, “Bramble Ox”, has something other than text',
    ],
    [{ ...OX, card_faces: [{ name: 3 }] }, 'is not a card: “{"name":3}”'],
    [null, 'is not a card: “null”'],
  ])('that is nonsense is refused: %j', (value, told) => {
    const read = () => cardFromBulk(value, 7);
    expect(read).toThrow(BulkFileError);
    try {
      read();
    } catch (error) {
      if (!(error instanceof BulkFileError)) throw error;
      expect(error.messages.map((m) => englishWord(...m)).join(' ')).toContain(told);
    }
  });
});
