import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasInnerBreak, plainRuns } from '../../src/host-page/text/plain-runs.ts';

const shown = (data: string, keepBreaks = false) =>
  plainRuns(data, keepBreaks)
    .map(({ text }) => text)
    .join('');

describe('the text of a node', () => {
  it('has no soft hyphens and zero-width characters', () => {
    expect(shown('fly\u00ading and vigi\u200blance')).toBe('flying and vigilance');
  });

  it('has plain spaces and apostrophes, and keeps curly ones', () => {
    expect(shown('first\u00a0strike, ox\u02bcs, ox’s')).toBe("first strike, ox's, ox’s");
  });

  it('has white space folded, as it is laid out', () => {
    expect(shown('\n      Flying,\n      haste  ')).toBe(' Flying, haste ');
  });

  it('has line breaks where they are laid out', () => {
    expect(shown('Flying\n  Haste', true)).toBe('Flying\nHaste');
    expect(hasInnerBreak('Flying\nHaste')).toBe(true);
    expect(hasInnerBreak('\n   Flying, haste\n')).toBe(false);
  });

  it('maps each character to where it stands', () => {
    const data = 'fly\u00ading,\n\n  first\u00a0strike';
    for (const { from, text } of plainRuns(data, false))
      for (let i = 0; i < text.length; i++) {
        const there = data[from + i] ?? '';
        expect(text[i]).toBe(/\s/.test(there) ? ' ' : there);
      }
  });

  it('is mapped in order and inside the node, whatever stands there', () => {
    const signs = fc.constantFrom(
      'a',
      'B',
      ' ',
      '\n',
      '\t',
      '\u00ad',
      '\u200b',
      '\u00a0',
      '’',
      '`',
      '{',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), fc.boolean(), (list, keepBreaks) => {
        const data = list.join('');
        let at = 0;
        for (const { from, text } of plainRuns(data, keepBreaks)) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(text.length).toBeGreaterThan(0);
          at = from + text.length;
          expect(at).toBeLessThanOrEqual(data.length);
        }
        const letters = (text: string) => text.replace(/[^aB{😀]/gu, '');
        expect(letters(shown(data, keepBreaks))).toBe(letters(data));
      }),
    );
  });
});
