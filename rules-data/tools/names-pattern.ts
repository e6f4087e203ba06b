import type { LanguageFile } from './language-schema.ts';

/** Latin and Cyrillic letters, their marks, and digits: what words are made of where they are divided by spaces. */
const LETTERS = '0-9A-Za-z\\u00aa-\\u024f\\u0300-\\u036f\\u0400-\\u04ff';
const SMALL = '0-9a-z\\u00df-\\u00f6\\u00f8-\\u00ff\\u0153\\u0300-\\u036f\\u0430-\\u045f';
const CAPITAL = 'A-Z\\u00c0-\\u00d6\\u00d8-\\u00de\\u0152\\u0400-\\u042f';
/** A word also begins where a card's line break was lost: "TrampelschadenMyriade". */
const BEGINS = `(?:(?<![${LETTERS}]|[${LETTERS}][-‑])|(?<=[${SMALL}])(?=[${CAPITAL}]))`;
/** A pronoun may hang on a verb by a hyphen ("exile-a"), and a capital begins what followed a lost line break. */
const ENDS = `(?![${SMALL}])`;

/**
 * One pattern for all spellings of a language's names, without flags but `g`: `*` at an end of a spelling stands for
 * the other letters of its word. Patterns of letters by Unicode property would take seconds to compile.
 */
export function namesPattern(spellings: readonly string[], stands: LanguageFile['stands']): string {
  const texts = [...new Set(spellings)];
  if (stands === 'anywhere') return longestFirst(texts) || '(?!)';
  const ends = stands === 'words' ? ENDS : '';
  const whole = texts.filter((text) => !text.includes('*'));
  const begun = texts.filter((text) => text.endsWith('*') && !text.startsWith('*'));
  const inner = texts.filter((text) => text.startsWith('*'));
  const parts = [
    ...(whole.length ? [`(?:${longestFirst(whole)})${ends}`] : []),
    ...(begun.length ? [`(?:${longestFirst(begun)})[${SMALL}]*`] : []),
    ...(inner.length ? [`[${LETTERS}-]*(?:${longestFirst(inner)})${ends}`] : []),
  ];
  return parts.length ? `${BEGINS}(?:${parts.join('|')})` : '(?!)';
}

/** Longer names before those they begin with, grouped by first letter, which the engine chooses by at once. */
function longestFirst(texts: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const text of [...texts].sort((a, b) => b.length - a.length)) {
    const [first = '', ...rest] = characters(text.replaceAll('*', ''));
    const group = groups.get(first);
    if (group) group.push(rest.join(''));
    else groups.set(first, [rest.join('')]);
  }
  return [...groups].map(([first, rest]) => `${first}(?:${rest.join('|')})`).join('|');
}

/** A spelling as patterns: words may begin with a capital or not, and a line may be wrapped between them. */
function characters(text: string): string[] {
  return [...text].map((char, i) => {
    if (char === ' ') return '\\s+';
    if (/[еЕ]/.test(char)) return '[еёЕЁ]';
    return i === 0 || /[\s'’-]/.test(text[i - 1] ?? '') ? either(char) : escaped(char);
  });
}

/** A letter, small or capital. */
function either(letter: string): string {
  const small = letter.toLowerCase();
  const big = letter.toUpperCase();
  return small === big || big.length > 1 ? escaped(letter) : `[${small}${big}]`;
}

function escaped(char: string): string {
  // The text that is searched has one kind of apostrophe.
  return char === '’' ? "'" : char.replace(/[.*+?^${}()|[\]\\/]/, '\\$&');
}
