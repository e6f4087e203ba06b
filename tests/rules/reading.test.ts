import { describe, expect, it } from 'vitest';
import { compileIndex, compileTexts } from '../../rules-data/tools/compile.ts';
import { compileFormats } from '../../rules-data/tools/load-formats.ts';
import { isEditionChoice, resolveEdition } from '../../src/rules/edition-choice.ts';
import { entryUnder, readingOf } from '../../src/rules/reading.ts';

const index = compileIndex();
const texts = compileTexts();
const formats = new Map(compileFormats().map((format) => [format.id, format]));
const NEWEST = index.editions.at(-1)?.date ?? '';

function entry(formatId: string, id: string, card?: string) {
  const term = index.terms.find((one) => one.id === id);
  const text = texts[id];
  if (!term || !text) throw new Error(`no ${id}`);
  const reading = readingOf(`format:${formatId}`, index, { format: formats.get(formatId) });
  return entryUnder(reading, term, text, {}, 0, card);
}

describe('a choice', () => {
  it.each(['newest', 'as-printed', '2003-07-01', 'format:middle-school'])('may be %s', (choice) =>
    expect(isEditionChoice(choice)).toBe(true),
  );

  it.each([
    '',
    'old',
    'format:',
    'format:Middle School',
    '2003-7-1',
    7,
    null,
    {},
    `format:${'a'.repeat(99)}`,
  ])('may not be %s', (choice) => expect(isEditionChoice(choice)).toBe(false));

  it('comes to the newest edition where there is no card, no such format, no such edition', () => {
    for (const choice of [
      'newest',
      'as-printed',
      'format:middle-school',
      'format:gone',
      '1998-01-01',
    ] as const)
      expect(resolveEdition(choice, index)).toBe(NEWEST);
    expect(resolveEdition('2003-07-01', index)).toBe('2003-07-01');
  });

  it('of a format comes to the edition that the format is played by', () => {
    const dated = { ...index, formats: [{ id: 'x', name: 'X', base: '2002-10-07' }] };
    expect(resolveEdition('format:x', dated)).toBe('2002-10-07');
  });
});

describe('a reading', () => {
  it('has the format that was chosen, and no other that is at hand', () => {
    const format = formats.get('middle-school');
    expect(readingOf('format:middle-school', index, { format })).toEqual({
      edition: NEWEST,
      format,
    });
    expect(readingOf('format:premodern', index, { format })).toEqual({ edition: NEWEST });
    expect(readingOf('2003-07-01', index, { format })).toEqual({ edition: '2003-07-01' });
  });

  it('is under the printing’s edition only where each card is read as printed', () => {
    const printed = { edition: '2003-10-01', why: 'printing', beforeFirst: false } as const;
    expect(readingOf('as-printed', index, { printed })).toEqual({ edition: '2003-10-01', printed });
    expect(readingOf('newest', index, { printed })).toEqual({ edition: NEWEST });
    expect(readingOf('as-printed', index)).toEqual({ edition: NEWEST });
  });
});

describe('an entry under a format', () => {
  it('is that of the base edition, with the exception before it', () => {
    const deathtouch = entry('middle-school', 'deathtouch');
    expect(deathtouch).toMatchObject({ edition: NEWEST, number: '702.2', status: 'known' });
    expect(deathtouch.format).toMatchObject({
      name: 'Middle School',
      base: NEWEST,
      exceptions: [{ id: 'damage-on-the-stack', in: '2009-05-01', rules: ['310.4', '310.4b'] }],
    });
  });

  it.each([
    'middle-school',
    'classic-magic',
    'old-school-95',
    'old-school-french',
    'old-school-atlantic',
  ])('speaks of mana burn as in force in %s, with its rule of then', (id) => {
    expect(entry(id, 'mana-burn')).toMatchObject({
      edition: '2009-05-01',
      number: '300.3',
      status: 'known',
      reminder: expect.stringMatching(/you lose 1 life for each/),
      format: { base: NEWEST, exceptions: [{ id: 'mana-burn-by-phase' }] },
    });
  });

  it('speaks in the format’s own words where no edition has the rule, and gives no number', () => {
    expect(entry('old-school-channel-fireball', 'mana-burn')).toMatchObject({
      number: undefined,
      reminder: expect.stringMatching(/when a step or phase ends is lost, and you lose 1 life/),
      format: { exceptions: [{ stated: 'nowhere', rules: [] }] },
    });
  });

  it('says that damage waits where it does, and that it does not elsewhere', () => {
    expect(entry('middle-school', 'damage-on-the-stack').reminder).toMatch(/waits on the stack/);
    expect(entry('premodern', 'damage-on-the-stack').reminder).toMatch(/no longer uses the stack/);
    expect(entry('premodern', 'mana-burn').reminder).toMatch(/no mana burn any more/);
  });

  it('says of single cards only on these cards', () => {
    expect(entry('old-school-swedish', 'destroy', 'Chaos Orb').format?.exceptions).toHaveLength(1);
    expect(entry('old-school-swedish', 'destroy', 'Bramble Ox').format?.exceptions).toEqual([]);
  });
});
