import { type LocalizedMessage, localizedMessage } from '../localized-message.ts';
import { checkWhole } from './check-whole.ts';
import { decode } from './decode.ts';
import { DocumentError, GET_TEXT } from './document-error.ts';
import { effectiveDate } from './effective-date.ts';
import { type Parts, readText } from './read-text.ts';
import type { Chapter, Document } from './types.ts';

/**
 * Reads one edition of the Comprehensive Rules from its file's bytes, in one pass. Throws DocumentError, which
 * says what was found and what to do, for anything that is no whole document: another kind of file, damaged or
 * truncated text, a text without rules or without its date.
 */
export function readDocument(bytes: Uint8Array): Document {
  const { text, encoding } = decode(bytes);
  const parts = readText(text);
  checkWhole(parts);
  const { front, sections, glossaryNotes, glossary, back } = parts;
  return { effective: dateOf(parts), encoding, front, sections, glossaryNotes, glossary, back };
}

/** The date stands on the title page; the conversion of 1999-04-23 has it with the copyrights. */
function dateOf({ front, back }: Parts): string {
  return dateIn(front) ?? dateIn(back) ?? refuse(localizedMessage('fileNoDate'));
}

function dateIn(chapters: readonly Chapter[]): string | undefined {
  for (const { paragraphs } of chapters)
    for (const { text } of paragraphs) {
      const date = effectiveDate(text);
      if (date) return date;
    }
  return undefined;
}

function refuse(found: LocalizedMessage): never {
  throw new DocumentError('no-date', found, GET_TEXT);
}
