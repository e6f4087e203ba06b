import type { Chapter, Document, GlossaryEntry, Paragraph, Rule } from './types.ts';

/**
 * A document's text, put together again from its parts: each paragraph on a line, a blank line between rules and
 * entries. Equal to the text that was read, apart from white space.
 */
export function documentText(
  document: Pick<Document, 'front' | 'sections' | 'glossaryNotes' | 'glossary' | 'back'>,
): string {
  const out: string[] = [];
  for (const chapter of document.front) pushChapter(out, chapter);
  for (const section of document.sections) pushRule(out, section);
  if (document.glossary.length > 0 || document.glossaryNotes.length > 0) {
    out.push('Glossary', '');
    pushParagraphs(out, document.glossaryNotes);
    for (const entry of document.glossary) pushEntry(out, entry);
  }
  for (const chapter of document.back) pushChapter(out, chapter);
  return out.join('\n');
}

/** One rule's text with all that stands under it, as `documentText` writes it. */
export function ruleText(rule: Rule): string {
  const out: string[] = [];
  pushRule(out, rule);
  return out.join('\n').trimEnd();
}

function pushRule(out: string[], rule: Rule): void {
  const [first, ...rest] = rule.paragraphs;
  if (rule.title !== undefined) {
    out.push(`${rule.label} ${rule.title}`);
    pushLines(out, rule.paragraphs);
  } else {
    out.push(first ? `${rule.label} ${first.text}` : rule.label);
    pushLines(out, rest);
  }
  out.push('');
  for (const below of rule.rules) pushRule(out, below);
}

function pushChapter(out: string[], { title, paragraphs }: Chapter): void {
  if (title) out.push(title, '');
  pushParagraphs(out, paragraphs);
}

function pushEntry(out: string[], { term, paragraphs }: GlossaryEntry): void {
  out.push(term);
  pushLines(out, paragraphs);
  out.push('');
}

function pushLines(out: string[], paragraphs: readonly Paragraph[]): void {
  for (const { text } of paragraphs) out.push(text);
}

function pushParagraphs(out: string[], paragraphs: readonly Paragraph[]): void {
  pushLines(out, paragraphs);
  if (paragraphs.length > 0) out.push('');
}
