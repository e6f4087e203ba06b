// Invented documents in each of the layouts that the editions have had. No sentence of them is official.

const CHAPTERS = `1. First Things
100. Basics
101. Beginnings

2. More Things
200. General Matters
201. Keyword Actions
202. Keyword Abilities

Glossary

Credits`;

const RULES = `1. First Things

100. Basics

100.1. Two gardeners meet at one table. See rule 202.2, “Bramble.”

100.1a Each gardener brings a spade (see rules 100.2 and 101.1a–b).

100.2. A garden has beds. Section 2 says more of them.
Example: A gardener with three beds may plant in the first, the second, or the third.
Example: A gardener without beds waits.

101. Beginnings

101.1. The taller gardener begins.

101.1a If both are as tall, they toss a seed.

101.1b A lost seed is tossed again.

2. More Things

200. General Matters

200.1. These matters are general.

201. Keyword Actions

201.1. Some words ask for work.

201.2. Water

201.2a To water a plant means to pour until the bed is {T}.
     A second pouring follows where the first ran off.

202. Keyword Abilities

202.1. Some words are short for long habits. The ability words are dewfall, hedge row, and moonrise.

202.2. Bramble

202.2a Bramble is a habit of thorny plants. “Bramble [number]” means that many thorns.

202.2b Bramble Twice is a variant of bramble.
Example: A plant with bramble 2 and bramble twice has four thorns.

202.3. Mulch!

202.3a Mulch! keeps the {o2oG} warm.

Glossary

Bed
1. A place for plants.
2. What a gardener sleeps in.
See rule 100.2.

Bramble
A habit that grows thorns. See rule 202.2, “Bramble.”

Zinnia (Obsolete)
An older word for a flower.

Credits

Garden design: A. N. Other

Published by nobody. All plants are invented.`;

const FRONT = `Gardening: The Comprehensive Rules

These rules are effective as of March 5, 2027.

Introduction

This document is for people who garden much, and it is written so that its first paragraph is longer than any line of a text that was wrapped by hand, because that is how a reader of documents can tell the two kinds of layout apart.

Contents

${CHAPTERS}`;

/** The layout since 2009: a paragraph a line, blank lines between. */
export const MODERN = `${FRONT}\n\n${RULES}\n`;

/** Wraps each paragraph at a width, as the files of 2001 to 2004 do, with trailing spaces. */
function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      const indent = /^ */.exec(line)?.[0] ?? '';
      const rows: string[] = [];
      let row = indent;
      for (const word of line.trim().split(' ')) {
        if (row.trim() !== '' && row.length + word.length > width) {
          rows.push(`${row} `);
          row = word;
        } else row = row.trim() === '' ? indent + word : `${row} ${word}`;
      }
      return [...rows, row].join('\n');
    })
    .join('\n');
}

/** The layout of 2001: lines wrapped by hand, "current as of", straight quotes. */
export const WRAPPED = wrap(
  MODERN.replace('effective as of', 'current as of').replace(/[“”]/g, '"').replace(/–/g, '-'),
  78,
);

/** The layout of April 1999: drawn lines, indented subrules and definitions, EXAMPLE, the date at the end. */
export const DRAWN = `${'='.repeat(60)}
COMPREHENSIVE RULES                                   03/05/27
${'='.repeat(60)}

${'-'.repeat(60)}
Contents
${'-'.repeat(60)}

Introduction
1. First Things
     100. Basics
2. More Things
     202. Keyword Abilities
Glossary
Index

${'-'.repeat(60)}
Introduction
${'-'.repeat(60)}

This book is for gardeners.

${'-'.repeat(60)}
1. First Things
${'-'.repeat(60)}

100. Basics
-----------

100.1. Two gardeners meet at one table and each of them brings a spade. See rule
202.2, "Bramble."

100.2. Beds

  100.2a A bed is long and it is wide, and a gardener who lies down in it is not
  counted as a plant.
  EXAMPLE: A gardener lies down in the bed with the tulips and is not watered at
  all that day.

${'-'.repeat(60)}
2. More Things
${'-'.repeat(60)}

202. Keyword Abilities
----------------------

202.1. Some words are short for long habits.

202.2. Bramble

  202.2a Bramble grows thorns.

${'-'.repeat(60)}
Glossary
${'-'.repeat(60)}

Bed
  A place for plants, mostly long and in the best of cases quite a bit longer than
  wide.

  It is dug twice.

Bramble
  A habit. See rule 202.2.

${'-'.repeat(60)}
Index
${'-'.repeat(60)}

Bed, 100.2
\tlong, 100.2a

${'-'.repeat(60)}
Credits
${'-'.repeat(60)}

Garden design: A. N. Other

${'-'.repeat(60)}
Copyrights
${'-'.repeat(60)}

These rules are current as of March 5, 2027.

(C)2027 Nobody. All plants are invented.
`;

const CP1252: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96 };

/** A text as bytes of windows-1252; for the characters that the samples use. */
export function toWindows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => CP1252[char] ?? char.charCodeAt(0));
}

/** A text as bytes of UTF-16, with or without byte order mark. */
export function toUtf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const whole = mark ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(whole.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < whole.length; i++) view.setUint16(i * 2, whole.charCodeAt(i), littleEndian);
  return bytes;
}

/** A text as bytes of UTF-8. */
export function toUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A text as an RTF file: styles around it, one paragraph a line. */
export function toRtf(text: string): Uint8Array {
  const body = text
    .replace(/[\\{}]/g, '\\$&')
    .replace(/“/g, "\\'93")
    .replace(/”/g, '\\rdblquote ')
    .replace(/’/g, '\\rquote ')
    .replace(/–/g, '\\u8211 -')
    .replace(/\n/g, '\r\n\\par ');
  const head =
    '{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl{\\f0 Garden Sans;}}{\\*\\company Nobody}{\\info{\\title Hidden}}';
  return toWindows1252(`${head}\\pard\\plain {\\b\\f0 ${body}}\r\n}`);
}
