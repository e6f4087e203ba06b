import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishWord } from '../../rules-data/tools/english-words.ts';
import { BulkFileError } from '../../src/cards/bulk-error.ts';
import { bulkFileReader } from '../../src/cards/bulk-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What is read of bytes that come in chunks which end at the given offsets. */
function read(bytes: Uint8Array, seams: readonly number[] = []): unknown[] {
  const found: unknown[] = [];
  const reader = bulkFileReader((value) => found.push(value));
  let from = 0;
  for (const seam of [...seams, bytes.length]) {
    reader.push(bytes.subarray(from, seam));
    from = seam;
  }
  reader.end();
  return found;
}

/** How bytes are refused: its kind and what the user reads, or undefined. */
function refusal(bytes: Uint8Array): { kind: string; told: string } | undefined {
  try {
    read(bytes);
    return undefined;
  } catch (error) {
    if (!(error instanceof BulkFileError)) throw error;
    return { kind: error.kind, told: error.messages.map((m) => englishWord(...m)).join(' ') };
  }
}

/** Cards with everything that JSON's grammar has for an end that is none. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('{', '}', '"', '\\', '\\"', '"}', '[{]', '∞ 𝕏 é', '],', '\u2028', '\n{"a":1}\n'),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(text, tie('any'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any;
const card = fc.record({ name: text, oracle_text: text, more: value });
const file = fc
  .record({
    cards: fc.array(card, { minLength: 1, maxLength: 6 }),
    isArray: fc.boolean(),
    indent: fc.constantFrom(undefined, 2),
    bom: fc.boolean(),
    ending: fc.constantFrom('', '\n', '\r\n \n'),
  })
  .map(({ cards, isArray, indent, bom, ending }) => {
    const all = cards.map((each) => JSON.stringify(each, undefined, isArray ? indent : undefined));
    const body = isArray ? `[\n${all.join(',\n')}\n]` : all.join('\n');
    // JSON has no negative zero to give back.
    return {
      cards: JSON.parse(JSON.stringify(cards)),
      isArray,
      bytes: bytesOf((bom ? '\ufeff' : '') + body + ending),
      whole: bytesOf((bom ? '\ufeff' : '') + body),
    };
  });

describe('a bulk file', () => {
  it('gives the same cards in whatever chunks it comes', () => {
    fc.assert(
      fc.property(file, fc.array(fc.nat()), ({ cards, bytes }, places) => {
        const seams = places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b);
        expect(read(bytes, seams)).toEqual(cards);
      }),
      { numRuns: 500 },
    );
  });

  it('comes byte by byte', () => {
    const cards = [
      { name: 'Bramble “Öx” 𝕏', text: 'a } b \\" c [ {' },
      { name: '', list: [[{}]] },
    ];
    const bytes = bytesOf(JSON.stringify(cards));
    const seams = Array.from({ length: bytes.length }, (_, i) => i);
    expect(read(bytes, seams)).toEqual(cards);
  });

  it('is refused wherever it was cut, but for lines that end whole', () => {
    fc.assert(
      fc.property(
        file,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        ({ cards, isArray, whole }, share) => {
          const cut = whole.subarray(0, Math.floor(whole.length * share));
          const found = refusal(cut);
          if (found) {
            // Of the byte order mark alone nobody can tell what it stood before.
            if (cut.length > 2) expect(['cut', 'empty']).toContain(found.kind);
            return;
          }
          expect(isArray).toBe(false);
          expect(cards).toEqual(expect.arrayContaining(read(cut)));
          expect(new TextDecoder().decode(cut).trimEnd()).toMatch(/\}$/);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('with a changed byte is never read as other cards without the change being in one', () => {
    fc.assert(
      fc.property(file, fc.nat(), fc.nat({ max: 255 }), ({ cards, bytes }, place, byte) => {
        const damaged = bytes.slice();
        damaged[place % damaged.length] = byte;
        if (refusal(damaged)) return;
        expect(read(damaged)).toHaveLength(cards.length);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['', 'empty', 'The file is empty.'],
    [' \n ', 'empty', 'The file is empty.'],
    ['[]', 'not-cards', 'not a list of cards'],
    ['[1, 2]', 'not-cards', 'not a list of cards'],
    ['["Bramble Ox"]', 'not-cards', 'not a list of cards'],
    ['name,cost\nBramble Ox,{1}{G}', 'not-cards', 'it begins with “name,cost”.'],
    ['<!doctype html><p>{}', 'other-format', 'a web page'],
    ['%PDF-1.7', 'other-format', 'a PDF'],
    ['\u0000\u0001\u0002', 'other-format', 'not a text file'],
    ['{"name":"Bramble Ox"}\n{"name":"Hen"', 'cut', 'breaks off at card number 2, byte 35.'],
    ['[{"name":"Bramble Ox"},', 'cut', 'breaks off at card number 2'],
    ['[{"name":"Bramble Ox"}', 'cut', 'breaks off at card number 2'],
    [
      '[{"name":"Bramble Ox"} {"name":"Hen"}]',
      'damaged',
      'card number 2, at byte 23, cannot be read',
    ],
    ['[{"name":"Bramble Ox"}] []', 'damaged', 'card number 2, at byte 24, cannot be read'],
    ['{"name":"Bramble Ox"}\n{"name":Hen}', 'damaged', 'card number 2, at byte 22, cannot be read'],
    ['{"name":"Bramble Ox"}\nHen', 'damaged', 'card number 2, at byte 22, cannot be read'],
  ])('%j is refused with what was found', (content, kind, told) => {
    const found = refusal(bytesOf(content));
    expect(found?.kind).toBe(kind);
    expect(found?.told).toContain(told);
    expect(found?.told).toMatch(/Nothing was changed\.$/);
  });

  it('of bytes that are no UTF-8 is refused at the card that has them', () => {
    const bytes = bytesOf('{"name":"Hen"}\n{"name":"Ox?"}');
    bytes[bytes.length - 3] = 0xff;
    expect(refusal(bytes)).toMatchObject({ kind: 'damaged' });
    expect(refusal(bytes)?.told).toContain('card number 2, at byte 15,');
  });

  it('that is one great object is refused before it is read whole', () => {
    const reader = bulkFileReader(() => undefined);
    reader.push(bytesOf('{"meta":{"version":"5"},"data":{'));
    const entry = bytesOf(`"Bramble Ox":[{"text":"${'x'.repeat(1000)}"}],`);
    const pushAll = () => {
      for (let i = 0; i < 10_000; i++) reader.push(entry);
    };
    expect(pushAll).toThrow(/cardsOneObject/);
  });

  it('does not keep the room that a chunk came in', () => {
    const found: unknown[] = [];
    const reader = bulkFileReader((each) => found.push(each));
    const room = new Uint8Array(1100).fill(0x20);
    room.set(bytesOf('[{"name":"Bramb'), 1085);
    reader.push(room);
    room.fill(0x21);
    reader.push(bytesOf('le Ox"}]'));
    reader.end();
    expect(found).toEqual([{ name: 'Bramble Ox' }]);
  });
});
