import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishWord } from '../../rules-data/tools/english-words.ts';
import { decode } from '../../src/comprules/decode.ts';
import { DocumentError } from '../../src/comprules/document-error.ts';
import { allRules } from '../../src/comprules/find-rule.ts';
import { keywordHeadings } from '../../src/comprules/keywords.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { documentText } from '../../src/comprules/rebuild.ts';
import { referencesIn } from '../../src/comprules/references.ts';
import {
  DRAWN,
  MODERN,
  toRtf,
  toUtf8,
  toUtf16,
  toWindows1252,
  WRAPPED,
} from './sample-documents.ts';

/** Each of the five kinds of damage; ten thousand in all, as issue 3 asks. */
const RUNS = 2000;
/** Milliseconds; two thousand readings take some seconds, more where the machine is busy. */
const PATIENCE = 120_000;

const SOURCES: readonly Uint8Array[] = [
  toUtf8(MODERN),
  toUtf8(`\ufeff${MODERN.replace(/\n/g, '\r\n')}`),
  toWindows1252(WRAPPED),
  toUtf16(MODERN, true, true),
  toUtf16(WRAPPED, false, false),
  toUtf8(DRAWN.replace(/\n/g, '\r')),
  toRtf(MODERN),
];

const bare = (text: string) => text.replace(/\s+/g, '');

/** Reads bytes and holds the outcome to the promise: all of the text is there, or a refusal says why. */
function readTrulyOrRefuse(bytes: Uint8Array): DocumentError | undefined {
  try {
    const document = readDocument(bytes);
    expect(bare(documentText(document))).toBe(bare(decode(bytes).text));
    expect(document.effective).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const rule of allRules(document))
      for (const { text } of rule.paragraphs)
        for (const { start, end, number } of referencesIn(text))
          expect(text.slice(start, end).startsWith(number)).toBe(true);
    keywordHeadings(document);
    return undefined;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    expect(englishWord(...error.found)).toMatch(/\.$/);
    expect(englishWord(...error.advice)).toMatch(/\.$/);
    return error;
  }
}

const source = fc.constantFrom(...SOURCES);
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (bytes: Uint8Array, share: number) => Math.floor(bytes.length * share);
const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

describe('damaged inputs are read truly or refused', { timeout: PATIENCE }, () => {
  it('cut off', () => {
    fc.assert(
      fc.property(source, place, (bytes, share) => {
        const cut = bytes.slice(0, at(bytes, share));
        const error = readTrulyOrRefuse(cut);
        // The last tenth holds the credits, where a cut can fall after a sentence and lose no rule.
        if (share < 0.85) expect(error).toBeDefined();
      }),
      { numRuns: RUNS },
    );
  });

  it('a piece cut out, or two pieces swapped', () => {
    fc.assert(
      fc.property(source, place, place, place, fc.boolean(), (bytes, x, y, z, swap) => {
        const [a = 0, b = 0, c = 0] = [x, y, z].map((s) => at(bytes, s)).sort((i, j) => i - j);
        readTrulyOrRefuse(
          swap
            ? join(bytes.slice(0, a), bytes.slice(b, c), bytes.slice(a, b), bytes.slice(c))
            : join(bytes.slice(0, a), bytes.slice(b)),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('bytes put in or changed', () => {
    const junk = fc.uint8Array({ minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(source, place, junk, fc.boolean(), (bytes, share, extra, over) => {
        const i = at(bytes, share);
        readTrulyOrRefuse(join(bytes.slice(0, i), extra, bytes.slice(over ? i + extra.length : i)));
      }),
      { numRuns: RUNS },
    );
  });

  it('read or written in the wrong encoding', () => {
    const label = fc.constantFrom(
      'utf-8',
      'utf-16le',
      'utf-16be',
      'windows-1252',
      'koi8-r',
      'shift_jis',
    );
    const write = fc.constantFrom(
      toUtf8,
      (text: string) => toUtf16(text, true, true),
      (text: string) => toUtf16(text, false, false),
      (text: string) => toUtf16(`x${text}`, true, false).slice(1),
    );
    fc.assert(
      fc.property(source, label, write, place, (bytes, wrong, writer, share) => {
        // From a place on, so that the two encodings can also be mixed in one file.
        const i = at(bytes, share) & ~1;
        const tail = writer(new TextDecoder(wrong).decode(bytes.slice(i)));
        readTrulyOrRefuse(join(bytes.slice(0, i), tail));
      }),
      { numRuns: RUNS },
    );
  });

  it('random bytes, and random text in the form of rules', () => {
    const word = fc.constantFrom(
      '1. A',
      '100. B',
      '100.1. c',
      '100.1a d',
      'Glossary',
      'Credits',
      '',
      '2. x',
      'as of May 1, 2027',
      'Example: e',
      '---',
      '{\\rtf',
      '702.',
    );
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(word, { maxLength: 40 }).map((lines) => toUtf8(lines.join('\n'))),
    );
    fc.assert(
      fc.property(noise, (bytes) => void readTrulyOrRefuse(bytes)),
      { numRuns: RUNS },
    );
  });
});
