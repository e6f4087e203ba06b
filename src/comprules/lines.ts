import type { Paragraph } from './types.ts';

/** Any of the line ends that editions use, alone or mixed, and U+2028 within a rule. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/**
 * Longest line of a document that is wrapped by hand: 142 characters at most in the official ones; in the
 * others the longest line has over 700.
 */
const WRAP_LIMIT = 200;
/**
 * A wrapped line shorter than this ended on purpose: wrapped at 78 or 100 columns, a line ends early only
 * before a longer word than the game has.
 */
const DELIBERATE_END = 50;

/** A document's lines, and whether its paragraphs are wrapped over several of them. */
export interface Lines {
  readonly lines: readonly string[];
  readonly wrapped: boolean;
}

/** Splits a document's text into lines, without their line ends. */
export function splitLines(text: string): Lines {
  const lines = text.split(LINE_END);
  let longest = 0;
  for (const line of lines) if (line.length > longest) longest = line.length;
  return { lines, wrapped: longest < WRAP_LIMIT };
}

const ORNAMENT = /^[-=*_~]{3,}$/;
const EXAMPLE = /^_?examples?_?:/i;
/** A numbered sense of a glossary entry. */
export const SENSE = /^\d\d?\. /;

/** Whether a line is drawn, not written. */
export function isOrnament(line: string): boolean {
  const code = line.charCodeAt(0);
  // Quick look first: this runs for each line of a document.
  return (
    (code === 0x2d || code === 0x3d || code === 0x2a || code === 0x5f || code === 0x7e) &&
    ORNAMENT.test(line)
  );
}

function kindOf(line: string, senses: boolean): Paragraph['kind'] {
  const code = line.charCodeAt(0);
  if ((code === 0x45 || code === 0x65 || code === 0x5f) && EXAMPLE.test(line)) return 'example';
  if (senses && code >= 0x31 && code <= 0x39 && SENSE.test(line)) return 'sense';
  return isOrnament(line) ? 'ornament' : 'text';
}

/** Collects the lines of one place into paragraphs. */
export class Paragraphs {
  readonly list: { kind: Paragraph['kind']; text: string }[] = [];
  #lastLength = 0;
  #lastIndent = 0;

  /**
   * Adds a line, trimmed. In a wrapped document (`wrapped`) it goes on with the paragraph before where no blank
   * line (`afterBlank`), indent, label or deliberate line end parts the two.
   */
  add(line: string, indent: number, afterBlank: boolean, wrapped: boolean, senses = false): void {
    const kind = kindOf(line, senses);
    const last = this.list.at(-1);
    if (
      wrapped &&
      !afterBlank &&
      last &&
      last.kind !== 'ornament' &&
      kind === 'text' &&
      indent <= this.#lastIndent &&
      this.#lastLength >= DELIBERATE_END
    ) {
      // A word or number parted after its hyphen or dash has no space there.
      last.text += /[^\s][-—–/]$/.test(last.text) ? line : ` ${line}`;
    } else this.list.push({ kind, text: line });
    this.#lastLength = line.length + indent;
    this.#lastIndent = indent;
  }

  /** Notes how a heading line or label set the first line of a paragraph begun elsewhere. */
  begin(text: string, lineLength: number, indent: number): void {
    this.list.push({ kind: kindOf(text, false), text });
    this.#lastLength = lineLength;
    this.#lastIndent = indent;
  }
}
