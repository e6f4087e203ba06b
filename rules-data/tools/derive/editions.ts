import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexRules, type RuleIndex } from '../../../src/comprules/find-rule.ts';
import { type KeywordHeading, keywordHeadings } from '../../../src/comprules/keywords.ts';
import { readDocument } from '../../../src/comprules/read-document.ts';
import type { Document } from '../../../src/comprules/types.ts';

/** One edition, read by our own reader. */
export interface EditionText {
  readonly date: string;
  readonly document: Document;
  readonly rules: RuleIndex;
  readonly keywords: readonly KeywordHeading[];
}

/** Where the official files are; outside the project, never copied into it. */
export const DOCUMENTS = join(import.meta.dirname, '../../../../shared/cr');

/** Reads all editions of a folder with an index.json and its files, oldest first. */
export function readEditionTexts(folder = DOCUMENTS): EditionText[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    effective: string;
    file: string;
  }[];
  return index
    .map(({ effective, file }) => {
      const document = readDocument(readFileSync(join(folder, file)));
      if (document.effective !== effective)
        throw new Error(`${file}: the text is of ${document.effective}, not ${effective}`);
      return {
        date: effective,
        document,
        rules: indexRules(document),
        keywords: keywordHeadings(document),
      };
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
