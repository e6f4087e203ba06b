import { type LocalizedMessage, localizedMessage } from '../localized-message.ts';
import { DocumentError, GET_AGAIN, GET_TEXT } from './document-error.ts';
import type { Parts } from './read-text.ts';
import type { Chapter, Rule } from './types.ts';

/**
 * Throws DocumentError where a document's parts are not those of a whole document of the Comprehensive Rules:
 * sections from 1 on with the headings that the contents list, a glossary, and credits at the end.
 */
export function checkWhole(parts: Parts): void {
  if (parts.ruleCount === 0) throw noRules(parts);
  const reached = parts.glossary.at(-1)?.term ?? parts.current;
  if (parts.back.length === 0) throw truncated(parts, reached);
  if (parts.glossary.length === 0) throw damaged(localizedMessage('fileNoGlossary'));
  if (!parts.back.some(({ title }) => title === 'Credits')) throw truncated(parts, reached);
  checkEnd(parts.back, reached);
  checkOrder(parts.sections);
  checkContents(parts);
}

function noRules(parts: Parts): DocumentError {
  if (/comprehensive\s+rules/i.test(textOf(parts.front)) && parts.sections.length > 0)
    return new DocumentError(
      'truncated',
      localizedMessage('fileEndsBeforeRules'),
      GET_AGAIN,
      'the contents',
    );
  return new DocumentError('not-rules', localizedMessage('fileNoRules'), GET_TEXT);
}

function truncated(parts: Parts, reached: string): DocumentError {
  const found =
    parts.glossary.length > 0
      ? localizedMessage('fileEndsInGlossary', reached)
      : localizedMessage('fileEndsAtRule', reached);
  return new DocumentError('truncated', found, GET_AGAIN, reached);
}

function damaged(found: LocalizedMessage): DocumentError {
  return new DocumentError('damaged', found, GET_AGAIN);
}

/**
 * The last lines of all editions end a sentence, give an address, or name the owners of rights. A copy that
 * breaks off among the latter has all its rules and passes.
 */
const LAST_LINE = /[.!?][)”"']*$|\.com>?$|@[\w.]+$|©/;

function checkEnd(back: readonly Chapter[], reached: string): void {
  const last = back.at(-1);
  const text = last?.paragraphs.at(-1)?.text ?? '';
  if (LAST_LINE.test(text)) return;
  throw new DocumentError(
    'truncated',
    localizedMessage('fileEndsUnder', last?.title ?? ''),
    GET_AGAIN,
    reached,
  );
}

/** The documents themselves have a heading out of order now and then (432 for 423 in 2006), never two. */
const MAX_MISPLACED = 1;

function checkOrder(sections: readonly Rule[]): void {
  let misplaced = 0;
  sections.forEach((section, i) => {
    if (section.number !== String(i + 1))
      throw damaged(localizedMessage('fileNoSection', String(i + 1), section.number));
    section.rules.forEach((heading, k) => {
      if (!heading.number.startsWith(section.number))
        throw damaged(localizedMessage('fileRuleInSection', heading.number, section.number));
      const before = section.rules[k - 1];
      if (before && before.number >= heading.number && ++misplaced > MAX_MISPLACED)
        throw damaged(localizedMessage('fileRuleAfter', heading.number, before.number));
    });
  });
}

/** A line of the contents, with the page number of printed editions. */
const CONTENTS_LINE = /^(\d{3})\. (.*?)(?:\.{3,}\d+)?$/;

function checkContents({ front, sections }: Parts): void {
  const headings = sections.flatMap(({ rules }) => rules);
  const numbers = new Set(headings.map(({ number }) => number));
  const titles = new Set(headings.map(({ title }) => title));
  for (const { paragraphs } of front)
    for (const { text } of paragraphs) {
      const [, number = '', title = ''] = CONTENTS_LINE.exec(text) ?? [];
      if (number && !numbers.has(number) && !titles.has(title))
        throw damaged(localizedMessage('fileRuleMissing', number, title));
    }
}

function textOf(chapters: readonly Chapter[]): string {
  return chapters.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n');
}
