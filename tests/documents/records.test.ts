import { describe, expect, it } from 'vitest';
import { findRule } from '../../src/comprules/find-rule.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { documentText } from '../../src/comprules/rebuild.ts';
import { joinDocument, splitDocument } from '../../src/documents/records.ts';
import { encode, inventedText } from '../browser/documents/invented-document.ts';

function invented(lines: readonly string[] = []) {
  const text = inventedText({
    date: 'September 25, 2026',
    section: 7,
    keywords: [{ number: 19, name: 'Trample', rules: ['It treads.', 'It treads more.', ...lines] }],
  });
  return readDocument(new Uint8Array(encode(text, 'utf-8-bom')));
}

describe('a document in pieces', () => {
  it('is the same document once put together', () => {
    const document = invented();
    const { frame, rules } = splitDocument(document);
    expect(joinDocument(frame, rules)).toEqual(document);
    expect(documentText(joinDocument(frame, structuredClone(rules)))).toBe(documentText(document));
  });

  it('has a keyword’s rule whole in one piece, and its list without it', () => {
    const { rules } = splitDocument(invented());
    const of = (key: string) => rules.find((record) => record.key === key);
    expect(of('702.19')?.rule.rules.map(({ number }) => number)).toEqual(['702.19a', '702.19b']);
    expect(of('702')?.rule.rules).toEqual([]);
    expect(of('702')?.below).toEqual([{ key: '702.19', title: 'Trample' }]);
  });

  it('keeps both rules of a number that was given twice, and finds the same one as before', () => {
    const document = invented();
    const [twin] = document.sections.flatMap(({ rules }) =>
      rules.flatMap((heading) => heading.rules),
    );
    if (!twin) throw new Error('the invented document has rules');
    const doubled = {
      ...document,
      sections: document.sections.map((section, i) =>
        i === 0
          ? {
              ...section,
              rules: section.rules.map((heading) => ({
                ...heading,
                rules: [
                  ...heading.rules,
                  { ...twin, paragraphs: [{ kind: 'text', text: 'A twin.' } as const] },
                ],
              })),
            }
          : section,
      ),
    };
    const { frame, rules } = splitDocument(doubled);
    expect(joinDocument(frame, rules)).toEqual(doubled);
    const record = rules.find(({ key }) => key === twin.number);
    expect(record?.rule).toEqual(findRule(doubled, twin.number));
    expect(rules.some(({ key }) => key === `${twin.number} (2)`)).toBe(true);
  });
});
