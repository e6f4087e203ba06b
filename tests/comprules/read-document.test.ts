import { describe, expect, it } from 'vitest';
import { allRules, findRule, sensesOf, wholeNumber } from '../../src/comprules/find-rule.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { documentText, ruleText } from '../../src/comprules/rebuild.ts';
import {
  DRAWN,
  MODERN,
  toRtf,
  toUtf8,
  toUtf16,
  toWindows1252,
  WRAPPED,
} from './sample-documents.ts';

const read = (text: string) => readDocument(toUtf8(text));
const bare = (text: string) => text.replace(/\s+/g, '');
const numbers = (text: string) => [...allRules(read(text))].map(({ number }) => number);
const paragraphs = (text: string, number: string) =>
  findRule(read(text), number)?.paragraphs.map((p) => p.text);

const ORDER =
  '1 100 100.1 100.1a 100.2 101 101.1 101.1a 101.1b 2 200 200.1 201 201.1 201.2 201.2a 202 202.1 202.2 202.2a 202.2b 202.3 202.3a';

describe.each([
  ['modern', MODERN],
  ['wrapped', WRAPPED],
  ['from RTF', new TextDecoder('windows-1252').decode(toWindows1252(MODERN))],
])('the %s layout', (_, text) => {
  it('gives the date and every rule once, in order', () => {
    expect(read(text).effective).toBe('2027-03-05');
    expect(numbers(text).join(' ')).toBe(ORDER);
  });

  it('can be put together again without loss', () => {
    expect(bare(documentText(read(text)))).toBe(bare(text));
  });

  it('attaches examples to their rule, and keeps later paragraphs apart', () => {
    expect(findRule(read(text), '100.2')?.paragraphs.map((p) => p.kind)).toEqual([
      'text',
      'example',
      'example',
    ]);
    expect(paragraphs(text, '201.2a')).toHaveLength(2);
    expect(findRule(read(text), '202.2b')?.paragraphs.at(-1)?.text).toMatch(
      /^Example: .*four thorns\.$/,
    );
  });

  it('tells headings from sentences', () => {
    expect(findRule(read(text), '202.2')?.title).toBe('Bramble');
    expect(findRule(read(text), '202.3')?.title).toBe('Mulch!');
    expect(findRule(read(text), '201.1')?.title).toBeUndefined();
  });

  it('reads the glossary with its senses', () => {
    const { glossary } = read(text);
    expect(glossary.map(({ term }) => term)).toEqual(['Bed', 'Bramble', 'Zinnia (Obsolete)']);
    const [bed] = glossary;
    expect(bed && sensesOf(bed)).toEqual([
      { number: 1, text: 'A place for plants.' },
      { number: 2, text: 'What a gardener sleeps in.' },
      { number: undefined, text: 'See rule 100.2.' },
    ]);
  });

  it('keeps the list of contents out of the rules, and the credits out of the glossary', () => {
    const { front, back } = read(text);
    expect(front.map(({ title }) => title)).toEqual(['', 'Introduction', 'Contents']);
    expect(front[2]?.paragraphs.at(-1)?.text).toBe('Credits');
    expect(back.map(({ title }) => title)).toEqual(['Credits']);
  });
});

it('joins the lines of a wrapped paragraph', () => {
  expect(paragraphs(WRAPPED, '202.1')).toHaveLength(1);
  expect(findRule(read(WRAPPED), '100.2')?.paragraphs[1]?.text).toContain(' or the third.');
});

describe('the layout of 1999', () => {
  const document = read(DRAWN);

  it('is read, with the date from the end', () => {
    expect(document.effective).toBe('2027-03-05');
    expect(bare(documentText(document))).toBe(bare(DRAWN));
    expect(numbers(DRAWN).join(' ')).toBe('1 100 100.1 100.2 100.2a 2 202 202.1 202.2 202.2a');
  });

  it('has indented subrules with upper-case examples, and takes no cited number for a rule', () => {
    expect(document.sections[0]?.rules[0]?.rules[0]?.paragraphs.map((p) => p.text)).toEqual([
      'Two gardeners meet at one table and each of them brings a spade. See rule 202.2, "Bramble."',
    ]);
    const kinds = findRule(document, '100.2a')?.paragraphs.map((p) => p.kind);
    expect(kinds).toEqual(['text', 'example', 'ornament']);
  });

  it('has definitions of several paragraphs, and drawn lines that are no text', () => {
    expect(document.glossary.map(({ term }) => term)).toEqual(['Bed', 'Bramble']);
    expect(document.glossary[0]?.paragraphs.map((p) => p.text.slice(0, 7))).toEqual([
      'A place',
      'It is d',
    ]);
    expect(document.back.map(({ title }) => title)).toEqual(['Index', 'Credits', 'Copyrights']);
    expect(document.back[0]?.paragraphs.filter((p) => p.kind === 'text')).toHaveLength(2);
  });
});

describe('encodings', () => {
  it.each([
    ['utf-8', toUtf8(MODERN)],
    ['utf-8-bom', toUtf8(`\ufeff${MODERN}`)],
    ['utf-16le', toUtf16(MODERN, true, true)],
    ['utf-16le', toUtf16(MODERN, true, false)],
    ['utf-16be', toUtf16(MODERN, false, true)],
    ['utf-16be', toUtf16(MODERN, false, false)],
    ['windows-1252', toWindows1252(MODERN)],
    ['rtf', toRtf(MODERN)],
  ])('%s', (encoding, bytes) => {
    const document = readDocument(bytes);
    expect(document.encoding).toBe(encoding);
    expect(bare(documentText(document))).toBe(bare(MODERN));
  });
});

describe('line ends', () => {
  it.each([
    ['CRLF', '\r\n'],
    ['CR', '\r'],
    ['CR CR LF', '\r\r\n'],
  ])('%s', (_, end) => {
    expect(numbers(MODERN.replace(/\n/g, end)).join(' ')).toBe(ORDER);
  });

  it('a mix of all, blank lines of NBSP, and U+2028 within a rule', () => {
    const ends = ['\r\n', '\n', '\r', '\n\u00a0\n', '\u2028'];
    let i = 0;
    const text = MODERN.replace(/\n/g, () => ends[i++ % ends.length] ?? '\n');
    const fixed = text.replace(/\u2028(?=\d{3})/g, '\n\u00a0\n');
    expect(numbers(fixed).join(' ')).toBe(ORDER);
    expect(bare(documentText(read(fixed)))).toBe(bare(fixed));
  });
});

it('U+2028 within a rule or an entry parts its paragraphs', () => {
  const text = MODERN.replace(
    'they toss a seed.',
    'they toss a seed.\u2028It must be a pea.',
  ).replace('Bed\n1. A place for plants.\n2. What', 'Bed\n1. A place for plants.\u20282. What');
  expect(paragraphs(text, '101.1a')).toEqual([
    'If both are as tall, they toss a seed.',
    'It must be a pea.',
  ]);
  expect(read(text).glossary[0]?.paragraphs.map(({ kind }) => kind)).toEqual([
    'sense',
    'sense',
    'text',
  ]);
});

describe('slips of the documents', () => {
  const withRule = (printed: string) => MODERN.replace('101.1b A lost', `${printed} A lost`);

  it.each([
    ['101.1b.', '101.1b'],
    ['101. 1b', '101.1b'],
    ['101.b', '101.1b'],
    ['101.2', '101.2'],
    ['101.1aa', '101.1aa'],
    ['101.1a', '101.1a'],
  ])('%s is rule %s, and stays as printed', (printed, number) => {
    const text = withRule(printed);
    const rule = [...allRules(read(text))].at(8);
    expect([rule?.number, rule?.label]).toEqual([number, printed]);
    expect(bare(documentText(read(text)))).toBe(bare(text));
  });

  it('a rule without a blank line before it', () => {
    expect(numbers(MODERN.replace('\n\n101.1a', '\n101.1a')).join(' ')).toBe(ORDER);
  });

  it('a term fused with its first sense', () => {
    const { glossary } = read(MODERN.replace('Bed\n1. A', 'Bed1. A'));
    expect(glossary[0]?.term).toBe('Bed');
    expect(glossary[0]?.paragraphs[0]).toEqual({ kind: 'sense', text: '1. A place for plants.' });
  });

  it('no list of contents', () => {
    const text = MODERN.replace(/Contents[\s\S]*?Credits\n\n/, '');
    expect(numbers(text).join(' ')).toBe(ORDER);
  });

  it('the RTF that lost its soft line breaks', () => {
    const text = MODERN.replace('Bed\n1. A place for plants.\n2. What', 'Bed\nWhat').replace(
      'thorns. See rule 202.2, “Bramble.”\n\nZinnia (Obsolete)\nAn',
      'thorns. See rule 202.2, “Bramble.”Zinnia (Obsolete)An',
    );
    const document = readDocument(toRtf(text));
    expect(document.glossary.map(({ term }) => term)).toEqual([
      'Bed',
      'Bramble',
      'Zinnia (Obsolete)',
    ]);
  });
});

describe('one rule', () => {
  const document = read(MODERN);

  it('comes whole, with heading, subrules and examples', () => {
    const rule = findRule(document, '202.2');
    expect(rule && ruleText(rule)).toBe(
      [
        '202.2. Bramble',
        '',
        '202.2a Bramble is a habit of thorny plants. “Bramble [number]” means that many thorns.',
        '',
        '202.2b Bramble Twice is a variant of bramble.',
        'Example: A plant with bramble 2 and bramble twice has four thorns.',
      ].join('\n'),
    );
  });

  it('is found from its subrule, and is not found where there is none', () => {
    expect(findRule(document, wholeNumber('202.2b'))?.title).toBe('Bramble');
    expect(findRule(document, '202.9')).toBeUndefined();
  });

  it('given twice: the one under its own heading wins', () => {
    const text = MODERN.replace('100.2. A garden', '101.1. A garden');
    expect(findRule(read(text), '101.1')?.paragraphs[0]?.text).toBe('The taller gardener begins.');
  });

  it('given twice under its heading: the first wins', () => {
    const text = MODERN.replace('101.1b A lost', '101.1a A lost');
    expect(findRule(read(text), '101.1a')?.paragraphs[0]?.text).toMatch(/^If both/);
  });
});
