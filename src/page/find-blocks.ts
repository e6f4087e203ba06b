import type { BlockRoot } from './block-text.ts';
import { partOf } from './tags.ts';

/** Tells whether a text could hold a term: a false yes costs a little, a false no loses a mark. */
export type MayHold = (text: string) => boolean;

/** Characters on each side of a seam between two text nodes that a term can reach over. */
const SEAM = 24;
/** Text longer than this is looked at only when it is no script or style: pages keep their data there. */
const LONG = 2000;
/** Shorter texts hold no term: they are white space, signs, symbols. */
const SHORT = 3;

const SPACE = 32;
const HYPHEN = 45;

/**
 * Finds the text nodes of a tree that could hold a term, or its end, in document order. Reads nothing but
 * the text of nodes: asking for the element of each would cost more than all else.
 */
export function findTexts(root: Node, mayHold: MayHold, found: (node: Text) => void): void {
  const document = root.ownerDocument as Document;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  /** The text before, where it was not blank, and whether blank ones stood since. */
  let before: Text | undefined;
  let gap = false;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { data } = node;
    const { length } = data;
    if (length < SHORT && data.trim() === '') {
      gap = true;
      continue;
    }
    if (length > LONG && isProgram(node)) continue;
    const holds =
      (length >= SHORT && mayHold(data)) ||
      (before !== undefined && joins(before, gap, node, mayHold)) ||
      (hasInvisible(data) && mayHold(visible(data)));
    if (holds) found(node);
    before = node;
    gap = false;
  }
}

/** Whether a term could begin in the text before and end in this one: "fly|ing", "first |strike". */
function joins(before: Text, gap: boolean, node: Text, mayHold: MayHold): boolean {
  const end = before.data;
  const { data } = node;
  const last = gap ? SPACE : end.charCodeAt(end.length - 1);
  const after = data.charCodeAt(0);
  if (!goesOn(last) || !goesOn(after)) return false;
  // Letters that touch are one word if they stand in one block, and a hidden part may stand between.
  if (last !== SPACE && after !== SPACE) return blockOf(before) === blockOf(node);
  // After a gap, a capital begins something new: the next line, the next name.
  if (last === SPACE && isCapital(after)) return false;
  return mayHold(`${end.slice(-SEAM)} ${data.slice(0, SEAM)}`);
}

/** The block that a node's text belongs to: its nearest block element, or the shadow root it stands in. */
export function blockOf(node: Node): BlockRoot | undefined {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) {
    if (parent.nodeType !== 1) return parent.nodeType === 11 ? (parent as ShadowRoot) : undefined;
    const part = partOf((parent as Element).localName);
    if (part === 'block') return parent as Element;
    if (part === 'skip') return undefined;
  }
  return undefined;
}

function isProgram(node: Text): boolean {
  return partOf(node.parentElement?.localName ?? '') === 'skip';
}

/** Soft hyphens and zero-width spaces cut words for the eye of a RegExp only. */
function hasInvisible(data: string): boolean {
  return data.includes('\u00ad') || data.includes('\u200b');
}

function visible(data: string): string {
  return data.replace(/[\u00ad\u200b]/g, '');
}

function goesOn(code: number): boolean {
  return isLetter(code) || code === SPACE || code === HYPHEN;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || isCapital(code) || code === 0xad || code > 0xbf;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}
