import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A keyword of an invented edition: its number without the list's, its name, its paragraphs a, b, c ... */
export interface InventedKeyword {
  readonly number: number;
  readonly name: string;
  readonly rules: readonly string[];
}

export interface Invented {
  /** "January 22, 2027" */
  readonly date: string;
  /** 7: keywords stand in 702; 5: in 502, as before 2009-07-11. */
  readonly section: 5 | 7;
  readonly keywords: readonly InventedKeyword[];
  readonly actions?: readonly InventedKeyword[];
  readonly abilityWords?: readonly string[];
}

const SECTIONS = [
  'Game Concepts',
  'Parts of a Card',
  'Card Types',
  'Zones',
  'Turn Structure',
  'Spells, Abilities, and Effects',
  'Additional Rules',
];

/**
 * A small document in the layout of the Comprehensive Rules. Headings and numbers are the game's; all sentences
 * are made up for the tests.
 */
export function inventedText({ date, section, keywords, actions, abilityWords }: Invented): string {
  const headings = (n: number): [number: number, title: string, rules: string[]][] => {
    if (n === 2 && abilityWords)
      return [
        [
          207,
          'Text Box',
          [
            `207.2. Italics mean little here.`,
            `207.2c The ability words are ${list(abilityWords)}.`,
          ],
        ],
      ];
    if (n === 5 && section === 7)
      return [
        [500, 'General', ['500.1. A turn has parts, says this test.']],
        [
          510,
          'Combat Damage Step',
          [
            '510.1. Somebody says who is hurt. See rule 100.1 for who that can be.',
            '510.1c An ox that is blocked hurts its blockers.',
            'Example: Bramble Ox is blocked by two hens, and both are sorry.',
          ],
        ],
      ];
    if (n !== section)
      return [[n * 100, 'General', [`${n}00.1. This is part ${n} of an invented book.`]]];
    const lists: [number, string, string[]][] = [];
    if (actions) lists.push([n * 100 + 1, 'Keyword Actions', keywordLines(n * 100 + 1, actions)]);
    lists.push([n * 100 + 2, 'Keyword Abilities', keywordLines(n * 100 + 2, keywords)]);
    return [[n * 100, 'General', [`${n}00.1. Odds and ends are kept here.`]], ...lists];
  };
  const numbers = SECTIONS.slice(0, section).map((title, i) => ({ n: i + 1, title }));
  return [
    'An invented book of rules',
    `These rules are effective as of ${date}.`,
    'Introduction',
    'No word of this book is anybody’s but the tests’.',
    'Contents',
    ...numbers.flatMap(({ n, title }) => [
      `${n}. ${title}`,
      ...headings(n).map(([number, heading]) => `${number}. ${heading}`),
    ]),
    'Glossary',
    'Credits',
    ...numbers.flatMap(({ n, title }) => [
      `${n}. ${title}`,
      ...headings(n).flatMap(([number, heading, rules]) => [`${number}. ${heading}`, ...rules]),
    ]),
    'Glossary',
    'Ox\nA beast of these tests. See rule 100.1.',
    'Credits',
    'Written by nobody in particular.',
    '',
  ].join('\n\n');
}

function list(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

function keywordLines(heading: number, keywords: readonly InventedKeyword[]): string[] {
  return keywords.flatMap(({ number, name, rules }) => [
    `${heading}.${number}. ${name}`,
    ...rules.map((text, i) => `${heading}.${number}${String.fromCharCode(97 + i)} ${text}`),
  ]);
}

export type Encoding = 'utf-8-bom' | 'utf-16le' | 'windows-1252';

const UPPER: Readonly<Record<string, number>> = { '’': 0x92, '“': 0x93, '”': 0x94, '—': 0x97 };

/** A text's bytes. windows-1252 knows the curly signs that the invented texts have. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8-bom') return Buffer.from(`\ufeff${text}`, 'utf8');
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  return Uint8Array.from(
    text.replaceAll('\n', '\r\n'),
    (sign) => UPPER[sign] ?? sign.charCodeAt(0),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'reminder-text-'));

/** Writes a file for an upload; gives its path. */
export function fileOf(name: string, content: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const TRAMPLE: InventedKeyword = {
  number: 19,
  name: 'Trample',
  rules: [
    'Trample is a manner of walking. (See rule 510, “Combat Damage Step.”)',
    'An ox with trample treads on hens and on what is behind them.',
  ],
};

/** Three editions in three encodings, as files. */
export function threeEditions(): readonly string[] {
  const words = ['landfall', 'metalcraft'];
  const newest = inventedText({
    date: 'September 25, 2026',
    section: 7,
    keywords: [TRAMPLE],
    abilityWords: words,
  });
  const middle = inventedText({
    date: 'July 11, 2009',
    section: 7,
    keywords: [{ ...TRAMPLE, number: 17 }],
    abilityWords: words,
  });
  const oldest = inventedText({
    date: 'July 23, 2001',
    section: 5,
    keywords: [
      { number: 9, name: 'Trample', rules: ['Trample was a word of few rules. See rule 100.1.'] },
    ],
  });
  return [
    fileOf('newest.txt', encode(newest, 'utf-8-bom')),
    fileOf('middle.txt', encode(middle, 'windows-1252')),
    fileOf('oldest.txt', encode(oldest, 'utf-16le')),
  ];
}

/** An edition of 2027 with keywords that nobody has written about yet. */
export function futureEdition(): string {
  const text = inventedText({
    date: 'January 22, 2027',
    section: 7,
    keywords: [
      { ...TRAMPLE, number: 20 },
      {
        number: 196,
        name: 'Zorble',
        rules: ['Zorble is a triggered ability. “Zorble N” means an ox wakes N hens.'],
      },
    ],
    actions: [{ number: 3, name: 'Frumple', rules: ['To frumple a card is to fold its corner.'] }],
    abilityWords: ['landfall', 'oxsong'],
  });
  return fileOf('future.txt', encode(text, 'utf-8-bom'));
}

/** An edition with so many rules that storing it takes a while, and room. */
export function hugeEdition(): string {
  const keywords = Array.from({ length: 9_000 }, (_, i) => ({
    number: i + 1,
    name: `Word ${i + 1}`,
    rules: [`The ${i + 1}th word does nothing at all, and says so at length, as tests do.`],
  }));
  const text = inventedText({ date: 'July 11, 2009', section: 7, keywords });
  return fileOf('huge.txt', encode(text, 'utf-8-bom'));
}
