import type { Rule } from '../../../src/comprules/types.ts';
import type { EditionText } from './editions.ts';

/** One rule as alignment sees it. */
export interface Passage {
  readonly number: string;
  /** Headings pair with headings and sentences with sentences. */
  readonly kind: 'heading' | 'title' | 'text';
  /** The heading it stands under: "trample" for 702.19b, "combat damage step" for 510.2. */
  readonly context: string;
  /** Its words in a common spelling, without the numbers it refers to. */
  readonly words: readonly string[];
  /** The words joined: equal for equal texts. */
  readonly key: string;
}

/** Wording that changed everywhere at once, most of it on 2009-07-11: old, new. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/\bcom(e|es|ing) into play\b/g, 'enter the battlefield'],
  [/\bcame into play\b/g, 'entered the battlefield'],
  [/\b(?:enters|entering) the battlefield\b/g, 'enter the battlefield'],
  [/\binto play\b/g, 'onto the battlefield'],
  [/\bin play\b/g, 'on the battlefield'],
  [/\bremove(?:s|d)? from the game\b/g, 'exile'],
  [/\bexile[sd]\b/g, 'exile'],
  [/\blocal enchantments?\b/g, 'aura'],
  [/\bstate based effects?\b/g, 'state based action'],
  [/\bin response\b/g, 'response'],
  [/\bplay(ed|ing|s)? (a|the) (spell|card)\b/g, 'cast$1 $2 $3'],
  [/\bhis or her\b/g, 'their'],
  [/\bhe or she\b/g, 'they'],
  [/\bhim or her\b/g, 'them'],
];

const REFERENCE = /\b\d{3}(?:\.\d+[a-z]*)?(?:\s?[-–—]\s?(?:\d{3}\.\d+)?[a-z0-9]{1,3}\b)?/g;

/** A text's words in a common spelling: no quotes, italics, references; words renamed since in the new form. */
export function commonWords(text: string): string[] {
  let plain = text
    .toLowerCase()
    .replace(REFERENCE, ' ')
    .replace(/\{o?([^}]*)\}/g, ' $1 ')
    .replace(/[^a-z0-9+/]+/g, ' ');
  for (const [old, now] of RENAMED) plain = plain.replace(old, now);
  return plain.split(' ').filter((word) => word !== '');
}

/** All rules of an edition, in order, sections left out; of a number given twice the one in its place. */
export function passagesOf({ document, rules }: EditionText): Passage[] {
  const passages: Passage[] = [];
  const visit = (rule: Rule, depth: number, context: string) => {
    if (rules.get(rule.number) === rule) passages.push(passage(rule, depth, context));
    const inner = rule.title?.toLowerCase() ?? context;
    for (const below of rule.rules) visit(below, depth + 1, inner);
  };
  for (const section of document.sections) for (const rule of section.rules) visit(rule, 2, '');
  return passages;
}

function passage(rule: Rule, depth: number, context: string): Passage {
  const kind = depth === 2 ? 'heading' : rule.title === undefined ? 'text' : 'title';
  const text =
    rule.title ??
    rule.paragraphs
      .filter((paragraph) => paragraph.kind === 'text')
      .map((paragraph) => paragraph.text)
      .join(' ');
  return { number: rule.number, kind, context, ...wording(text) };
}

/** Nine in ten rules stand word for word in the edition before, so each wording is worked out once. */
const known = new Map<string, Pick<Passage, 'words' | 'key'>>();

function wording(text: string): Pick<Passage, 'words' | 'key'> {
  const before = known.get(text);
  if (before) return before;
  const words = commonWords(text);
  const now = { words, key: words.join(' ') };
  known.set(text, now);
  return now;
}
