import type { Rule } from '../comprules/types.ts';

/** References to rules are renumbered in every other edition, and that changes nothing of what a rule says. */
const REFERENCE = /\b\d{3}(?:\.\d+[a-z]*)?(?:\s?[-–—]\s?(?:\d{3}\.\d+)?[a-z0-9]{1,3}\b)?/g;

/**
 * A short mark of what a rule says: two rules have the same where their headings and sentences are the same but
 * for numbers of rules, quotes, italics, case and spaces. Examples do not count: they explain, and rule nothing.
 * Eight hexadecimal digits (FNV-1a).
 */
export function fingerprint(rule: Rule): string {
  let hash = 0x811c9dc5;
  const add = (text: string) => {
    const plain = text
      .toLowerCase()
      .replace(REFERENCE, ' ')
      .replace(/[^a-z0-9+/{}]+/g, ' ')
      .trim();
    for (let i = 0; i < plain.length; i++)
      hash = Math.imul(hash ^ plain.charCodeAt(i), 0x01000193) >>> 0;
    // Where one paragraph ends and the next begins is part of what is said.
    hash = Math.imul(hash ^ 0x0a, 0x01000193) >>> 0;
  };
  const visit = ({ title, paragraphs, rules }: Rule) => {
    if (title !== undefined) add(title);
    for (const { kind, text } of paragraphs) if (kind !== 'example') add(text);
    rules.forEach(visit);
  };
  visit(rule);
  return hash.toString(16).padStart(8, '0');
}
