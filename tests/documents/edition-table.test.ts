import { describe, expect, it } from 'vitest';
import { indexRules } from '../../src/comprules/find-rule.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { editionTable } from '../../src/documents/edition-table.ts';
import { fingerprint } from '../../src/documents/fingerprint.ts';
import type { TermRules } from '../../src/documents/term-rules.ts';
import {
  encode,
  type Invented,
  type InventedKeyword,
  inventedText,
} from '../browser/documents/invented-document.ts';

const TRAMPLE: InventedKeyword = {
  number: 19,
  name: 'Trample',
  rules: ['It treads. See rule 510.1.'],
};
const WARD: InventedKeyword = { number: 21, name: 'Ward', rules: ['It costs you.'] };

function read(keywords: readonly InventedKeyword[], more: Partial<Invented> = {}) {
  const text = inventedText({ date: 'January 22, 2027', section: 7, keywords, ...more });
  return readDocument(new Uint8Array(encode(text, 'utf-8-bom')));
}

/** What would be known had the given document been the newest. */
function knowing(keywords: readonly InventedKeyword[]): TermRules {
  const rules = indexRules(read(keywords));
  const terms = keywords.map(({ number, name }) => {
    const rule = rules.get(`702.${number}`);
    if (!rule) throw new Error('the invented document has its keywords');
    const prints = [['2026-09-25', fingerprint(rule)] as const];
    const term = { kind: 'ability' as const, name, headings: [name], number: rule.number, prints };
    return [name.toLowerCase(), term] as const;
  });
  return { newest: '2026-09-25', editions: [], official: {}, terms: Object.fromEntries(terms) };
}

describe('the table of an imported edition', () => {
  it('follows a keyword through a renumbering, which is no change of its rule', () => {
    const moved = { ...TRAMPLE, number: 20, rules: ['It treads. See rule 511.2.'] };
    const table = editionTable(read([moved]), knowing([TRAMPLE]));
    expect(table).toMatchObject({
      date: '2027-01-22',
      numbers: { trample: '702.20' },
      changed: [],
      terms: [],
    });
  });

  it('names terms whose rule reads otherwise, and those that are gone', () => {
    const other = { ...TRAMPLE, rules: ['It treads gently. See rule 510.1.'] };
    const table = editionTable(read([other]), knowing([TRAMPLE, WARD]));
    expect(table.changed).toEqual(['trample']);
    expect(table.numbers).toEqual({ trample: '702.19', ward: null });
  });

  it('finds new keywords of all three lists, with the document’s own words', () => {
    const zorble = { number: 196, name: 'Zorble Whenever', rules: ['Zorble wakes hens.'] };
    const frumple = { number: 3, name: 'Frumple', rules: ['To frumple is to fold.'] };
    const document = read([TRAMPLE, zorble], {
      actions: [frumple],
      abilityWords: ['oxsong', 'henlore'],
    });
    const { terms } = editionTable(document, knowing([TRAMPLE]));
    expect(terms.map(({ id, name, kind, number }) => [id, name, kind, number])).toEqual([
      ['imported-frumple', 'Frumple', 'action', '701.3'],
      ['imported-zorble-whenever', 'Zorble Whenever', 'ability', '702.196'],
      ['imported-oxsong', 'Oxsong', 'ability-word', '207.2c'],
      ['imported-henlore', 'Henlore', 'ability-word', '207.2c'],
    ]);
    expect(terms[1]?.words).toBe('Zorble wakes hens.');
  });
});

describe('a fingerprint', () => {
  const print = (...rules: string[]) => {
    const rule = indexRules(read([{ number: 1, name: 'Hop', rules }])).get('702.1');
    return rule && fingerprint(rule);
  };
  it('is blind to quotes, case, spaces and references', () => {
    expect(print('An ox’s hop. See rule 510.1c.')).toBe(print("an ox's  hop. See rule 603.2-4."));
  });
  it('sees a changed word, a moved sentence, a new paragraph', () => {
    const one = print('An ox hops.', 'A hen hops.');
    expect(print('An ox hops.', 'A hen flies.')).not.toBe(one);
    expect(print('A hen hops.', 'An ox hops.')).not.toBe(one);
    expect(print('An ox hops. A hen hops.')).not.toBe(one);
  });
});
