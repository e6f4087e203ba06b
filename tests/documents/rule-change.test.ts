import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../src/comprules/types.ts';
import { ruleChange } from '../../src/documents/rule-change.ts';
import { packRuleChange, unpackRuleChange } from '../../src/documents/rule-changes.ts';
import { timelineOf } from '../../src/documents/timeline.ts';

/** Rule 900.1 with a part for each sentence. */
function rule(number: string, ...sentences: string[]): Rule {
  const part = (text: string, i: number): Rule => ({
    number: `${number}${'abcdefgh'[i]}`,
    label: '',
    paragraphs: [{ kind: 'text', text }],
    rules: [],
  });
  return { number, label: '', title: 'Mooing', paragraphs: [], rules: sentences.map(part) };
}

describe('what became of a rule', () => {
  it.each([
    ['a part more', ['An ox moos.'], ['An ox moos.', 'A hen does not.'], { added: ['901.1b'] }],
    [
      'a part less',
      ['An ox moos.', 'A hen does not.'],
      ['A hen does not.'],
      { removed: ['900.1a'] },
    ],
    ['other words', ['An ox moos.'], ['An ox may moo.'], { reworded: ['901.1a'] }],
    [
      'one between two that stay',
      ['An ox moos.', 'A hen does not.'],
      ['An ox moos.', 'A cow does too.', 'A hen does not.'],
      { added: ['901.1b'] },
    ],
    ['another reference', ['See rule 900.1a.'], ['See rule 901.1a.'], {}],
  ])('is told by its parts: %s', (_, before, after, wanted) => {
    expect(ruleChange(rule('900.1', ...before), rule('901.1', ...after))).toEqual({
      added: [],
      reworded: [],
      removed: [],
      ...wanted,
    });
  });

  it('is packed without loss', () => {
    const numbers = fc.array(fc.stringMatching(/^\d{3}\.\d{1,2}[a-z]?$/), { maxLength: 9 });
    fc.assert(
      fc.property(fc.record({ added: numbers, reworded: numbers, removed: numbers }), (change) => {
        expect(unpackRuleChange(packRuleChange(change))).toEqual(change);
      }),
    );
  });

  it('stands in the timeline at the edition that brought it', () => {
    const term = { kind: 'ability' as const, name: 'Mooing', headings: [], number: '901.1' };
    const moments = timelineOf(
      'mooing',
      {
        ...term,
        prints: [
          ['2001-01-01', 'aaaaaaaa'],
          ['2002-01-01', 'bbbbbbbb'],
        ],
      },
      undefined,
      ['2001-01-01', '2002-01-01'],
      [],
      { '2002-01-01': '+901.1b -900.1d' },
    );
    expect(moments.map(({ what, change }) => [what, change])).toEqual([
      ['changed', { added: ['901.1b'], reworded: [], removed: ['900.1d'] }],
      ['new', undefined],
    ]);
  });
});
