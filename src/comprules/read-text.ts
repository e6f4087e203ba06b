import { DocumentBuilder } from './document-builder.ts';
import { isOrnament, SENSE, splitLines } from './lines.ts';
import { type Label, readLabel } from './rule-label.ts';

const FRONT_TITLES = new Set(['Introduction', 'Contents']);
const GLOSSARY = 'Glossary';
const BACK_TITLES = new Set([
  'Index',
  'Credits',
  'Questions?',
  'Contact Information',
  'Copyrights',
]);

/** Headings are short; the longest of an official edition has 50 characters. */
const MAX_TITLE = 70;
/** Keywords end in "!" now and then, so that is no end of a sentence here. */
const SENTENCE_END = /[.:;,][)"”'’_]*$/;
/** A term and its first numbered sense on one line: "Zorble1. A thing ..." (a slip of the edition of 2021-06-18). */
const FUSED = /^([^.]{1,60}[^\s\d.])(1\. .*)$/;

/** The parts of a document as they were read, before anything is checked. */
export type Parts = DocumentBuilder;

/** Reads a document's text in one pass over its lines. Never throws: judging the parts is another's task. */
export function readText(text: string): Parts {
  return new TextReader(text).read();
}

class TextReader {
  readonly #lines: readonly string[];
  readonly #wrapped: boolean;
  readonly #parts = new DocumentBuilder();
  #place: 'front' | 'body' | 'glossary' | 'back' = 'front';
  #bodyFrom = 0;
  #afterBlank = true;
  #indent = 0;

  constructor(text: string) {
    const { lines, wrapped } = splitLines(text);
    this.#lines = lines;
    this.#wrapped = wrapped;
  }

  read(): Parts {
    const lines = this.#lines;
    for (let i = 0; i < lines.length; i++) this.#readLine(lines[i] ?? '', i);
    return this.#parts;
  }

  #readLine(raw: string, index: number): void {
    const line = this.#trim(raw);
    if (line === '') {
      this.#afterBlank = true;
      return;
    }
    if (isOrnament(line)) {
      this.#add(line);
      this.#afterBlank = true;
      return;
    }
    if (this.#place === 'front') this.#readFront(line, index);
    else if (this.#place === 'body') this.#readBody(line, index);
    else if (this.#place === 'glossary') this.#readGlossary(line, index);
    else if (!this.#readBackTitle(line)) this.#add(line);
    this.#afterBlank = false;
  }

  #trim(raw: string): string {
    const line = raw.trim();
    if (this.#wrapped || this.#place === 'glossary')
      this.#indent = line === '' ? 0 : raw.length - raw.trimStart().length;
    return line;
  }

  #add(line: string, senses = false): void {
    this.#parts.sink.add(line, this.#indent, this.#afterBlank, this.#wrapped, senses);
  }

  /** A label counts at the start of a paragraph: wrapped lines can begin with a number that is cited. */
  #label(line: string): Label | undefined {
    if (this.#wrapped && !this.#afterBlank) return undefined;
    return readLabel(line, this.#parts.current);
  }

  #readFront(line: string, index: number): void {
    const label = this.#label(line);
    if (label?.depth === 1) {
      this.#place = 'body';
      this.#bodyFrom = index;
      this.#parts.startRule(label, line.slice(label.label.length).trim());
    } else this.#frontLine(line);
  }

  #frontLine(line: string): void {
    const { front, sink } = this.#parts;
    // A list of contents may begin with the line "Introduction".
    const listed =
      front.at(-1)?.title === 'Contents' && sink.list.every((p) => p.kind === 'ornament');
    if (FRONT_TITLES.has(line) && !listed) this.#parts.startChapter(front, line);
    else this.#add(line);
  }

  #readBody(line: string, index: number): void {
    const label = this.#label(line);
    const rest = label ? line.slice(label.label.length).trim() : '';
    if (label && (label.depth > 1 || isTitle(rest))) {
      if (label.number === '1' && this.#parts.ruleCount === 0) this.#takeForContents(index);
      const titled = label.depth < 3 || (label.depth === 3 && this.#standsAlone(rest, index));
      this.#parts.startRule(label, titled ? rest : undefined);
      if (!titled && rest) this.#parts.sink.begin(rest, line.length + this.#indent, this.#indent);
    } else if (line === GLOSSARY && this.#parts.ruleCount > 0) {
      this.#place = 'glossary';
      this.#parts.startGlossary();
    } else if (this.#parts.ruleCount === 0 || !this.#readBackTitle(line)) this.#add(line);
  }

  /** The sections so far have no rules: they were the contents, and the true ones begin at this line. */
  #takeForContents(index: number): void {
    const { front } = this.#parts;
    this.#parts.dropSections();
    this.#parts.startChapter(front, '');
    front.pop();
    const before = front.pop();
    this.#parts.startChapter(front, before?.title ?? '');
    for (const { text } of before?.paragraphs ?? []) this.#parts.sink.add(text, 0, true, false);
    this.#afterBlank = true;
    for (let i = this.#bodyFrom; i < index; i++) {
      const line = this.#trim(this.#lines[i] ?? '');
      if (line === '' || isOrnament(line)) this.#afterBlank = true;
      if (line !== '') this.#frontLine(line);
      if (line !== '' && !isOrnament(line)) this.#afterBlank = false;
    }
  }

  /** Whether a rule's first line is a heading; in a wrapped document the line after tells. */
  #standsAlone(rest: string, index: number): boolean {
    if (!isTitle(rest)) return false;
    const next = (this.#lines[index + 1] ?? '').trim();
    return !this.#wrapped || next === '' || isOrnament(next);
  }

  #readBackTitle(line: string): boolean {
    if (!BACK_TITLES.has(line)) return false;
    this.#place = 'back';
    this.#parts.startChapter(this.#parts.back, line);
    return true;
  }

  #readGlossary(line: string, index: number): void {
    if (this.#readBackTitle(line)) return;
    const mayStart = this.#afterBlank && this.#indent === 0;
    const fused =
      mayStart && (this.#lines[index + 1] ?? '').startsWith('2. ') ? FUSED.exec(line) : null;
    if (fused?.[1] && fused[2]) {
      this.#parts.startTerm(fused[1]);
      this.#add(fused[2], true);
    } else if (mayStart && !this.#goesOn(line)) this.#parts.startTerm(line);
    else this.#add(line, true);
  }

  /** Whether a line after a blank one still belongs to the entry before: a sentence, a sense, an example. */
  #goesOn(line: string): boolean {
    if (this.#parts.glossary.length === 0) return false;
    return SENSE.test(line) || (line.length > MAX_TITLE && SENTENCE_END.test(line));
  }
}

function isTitle(text: string): boolean {
  return text !== '' && text.length <= MAX_TITLE && !SENTENCE_END.test(text);
}
