import { describe, expect, it } from 'vitest';
import { englishWord } from '../../rules-data/tools/english-words.ts';
import { DocumentError } from '../../src/comprules/document-error.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import {
  DRAWN,
  MODERN,
  toRtf,
  toUtf8,
  toUtf16,
  toWindows1252,
  WRAPPED,
} from './sample-documents.ts';

function refusal(bytes: Uint8Array | string): DocumentError {
  try {
    readDocument(typeof bytes === 'string' ? toUtf8(bytes) : bytes);
  } catch (error) {
    if (error instanceof DocumentError) return error;
    throw error;
  }
  throw new Error('it was read');
}

describe('what is no document is refused, and the message says what it is', () => {
  it.each([
    ['empty', '', /empty/],
    ['other-format', '%PDF-1.7\nobj', /PDF/],
    ['other-format', 'PK\x03\x04word/document.xml', /Word/],
    ['web-page', '<!DOCTYPE html><title>202.2. Bramble</title>', /web page/],
    ['web-page', '\ufeff\n<html lang="en">', /web page/],
    ['not-rules', 'Dear gardener,\nthere are 3 beds.\n', /no numbered rules/],
    ['no-date', MODERN.replace('March 5', 'March 35'), /date/],
    ['truncated', MODERN.slice(0, MODERN.indexOf('100.1.')), /before the first rule/],
  ] as const)('%s', (kind, text, found) => {
    const error = refusal(text);
    expect(error.kind).toBe(kind);
    expect(englishWord(...error.found)).toMatch(found);
    expect(englishWord(...error.advice)).toMatch(/TXT/);
  });

  it('a picture, noise, and a file far too large', () => {
    expect(refusal(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2)).kind).toBe('other-format');
    expect(refusal(Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251)).kind).toBe(
      'not-text',
    );
    const large = refusal(new Uint8Array(20 * 1024 * 1024));
    expect([large.kind, englishWord(...large.found)]).toEqual([
      'too-large',
      'The file is 20 MB; the Comprehensive Rules are about one.',
    ]);
  });
});

describe('a truncated copy says how far it reached', () => {
  it.each([
    ['in a rule', 'a habit of', '202.2a', MODERN],
    ['between rules', '202.2b', '202.2a', MODERN],
    ['in a wrapped rule', 'a habit of', '202.2a', WRAPPED],
    ['in the drawn layout', '202.2a', '202.2', DRAWN],
    ['in the glossary', 'An older word', 'Zinnia (Obsolete)', MODERN],
    ['before the credits', 'Credits\n\nGarden', 'Zinnia (Obsolete)', MODERN],
    ['in the credits', 'design: A.', 'Zinnia (Obsolete)', MODERN],
  ])('%s', (_, at, reached, text) => {
    const error = refusal(text.slice(0, text.lastIndexOf(at)));
    expect([error.kind, error.reached]).toEqual(['truncated', reached]);
  });

  it('also when the cut goes through a character, or through an RTF file', () => {
    const bytes = toUtf8(MODERN);
    const quote = bytes.lastIndexOf(0xe2);
    expect(refusal(bytes.slice(0, quote + 1)).kind).toBe('truncated');
    const wide = toUtf16(MODERN, true, true);
    expect(refusal(wide.slice(0, (wide.length >> 1) | 1)).kind).toBe('truncated');
    const rtf = toRtf(MODERN);
    expect(refusal(rtf.slice(0, rtf.length - 300)).kind).toBe('truncated');
  });
});

describe('a damaged copy is not taken for whole', () => {
  it.each([
    [
      'a section that is missing',
      MODERN.replace(/2\. More Things\n\n200\. /, '200. '),
      /Rule 200 stands in section 1/,
    ],
    [
      'a heading that the contents list',
      MODERN.replace(/\n101\. Beginnings\n\n101[\s\S]*?(?=\n2\. More)/, ''),
      /Rule 101/,
    ],
    [
      'a glossary that is missing',
      MODERN.replace(/\nGlossary\n\nBed[\s\S]*?(?=\nCredits\n\nGarden)/, ''),
      /glossary/,
    ],
    ['quotes decoded wrongly', MODERN.replace(/[“]/g, '’').replace(/’/g, 'â€™'), /wrong encoding/],
  ])('%s', (_, text, found) => {
    const error = refusal(text);
    expect(error.kind).toBe('damaged');
    expect(englishWord(...error.found)).toMatch(found);
  });

  it('UTF-8 with lost bytes is not read as windows-1252', () => {
    const bytes = toUtf8(MODERN);
    const at = bytes.indexOf(0xe2);
    const lossy = new Uint8Array([...bytes.slice(0, at), ...bytes.slice(at + 1)]);
    expect(refusal(lossy).kind).toBe('damaged');
    expect(readDocument(toWindows1252(MODERN)).encoding).toBe('windows-1252');
  });
});
