import { isElement, parentElement, textContent } from '../dom.ts';
import type { BlockText } from './block-text.ts';

/** A stretch of one text node, or a whole element that stands for a symbol. */
export type Span = TextSpan | SymbolSpan;

export interface TextSpan {
  readonly node: Text;
  readonly from: number;
  to: number;
}

interface SymbolSpan {
  readonly node: Element;
}

/** Whether a span is a symbol's element. */
export function isSymbolSpan(span: Span): span is SymbolSpan {
  return isElement(span.node);
}

/** What of the page lies exactly under the characters from start to end of a block's text, in reading order. */
export function spansOf(read: BlockText, start: number, end: number): Span[] {
  return read.text[start] === '{' ? symbolSpans(read, start, end) : textSpans(read, start, end);
}

/** Stretches of text, one a text node. */
function textSpans({ textRuns }: BlockText, start: number, end: number): TextSpan[] {
  const spans: TextSpan[] = [];
  let i = firstAfter(textRuns, start);
  for (let run = textRuns[i]; run && run.at < end; run = textRuns[++i]) {
    const { node, from, at, length } = run;
    const first = from + Math.max(0, start - at);
    const last = from + Math.min(length, end - at);
    const previous = spans.at(-1);
    // A soft hyphen or folded space divides the runs of one node, not the word.
    if (previous?.node === node) previous.to = last;
    // White space between two elements is no part of the words.
    else if (/\S/.test(node.substringData(first, last - first)))
      spans.push({ node, from: first, to: last });
  }
  return spans;
}

/**
 * The elements of a run of symbols; where a symbol is text, the element around it if that holds no more, for the text
 * itself may be drawn out of sight.
 */
function symbolSpans(read: BlockText, start: number, end: number): Span[] {
  const spans = new Map<Node, Span>();
  const { symbolRuns } = read;
  let i = firstAfter(symbolRuns, start);
  let run = symbolRuns[i];
  let at = start;
  while (at < end) {
    if (run && run.at <= at) {
      spans.set(run.node, { node: run.node });
      at = run.at + run.length;
      run = symbolRuns[++i];
      continue;
    }
    const stop = Math.min(end, run?.at ?? end);
    for (const span of textSpans(read, at, stop)) {
      const around = parentElement(span.node);
      if (around && isWholeIn(around, span)) spans.set(around, { node: around });
      else spans.set(span.node, span);
    }
    at = stop;
  }
  return [...spans.values()];
}

function isWholeIn(around: Element, { node, from, to }: TextSpan): boolean {
  const text = textContent(around).trim();
  return text.length === to - from && text === node.substringData(from, to - from);
}

/** The index of the first run that ends after an offset: a long text has many thousands. */
function firstAfter(
  runs: readonly { readonly at: number; readonly length: number }[],
  offset: number,
): number {
  let low = 0;
  for (let high = runs.length; low < high; ) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run && run.at + run.length <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
