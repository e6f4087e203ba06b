import type { PrintedLanguage, PrintedName } from '../rules/printed-language.ts';
import type { Params } from '../rules/types.ts';
import { onPlainText } from './on-plain-text.ts';
import { plain } from './plain.ts';
import type { Context, Detector, Match } from './types.ts';

/** A word between two costs: "{1} und/oder {R}". */
const JOIN = /[^{}\s]+(?=\s*\{)/g;

/**
 * Makes the detector for texts printed in a language. Offsets and texts are as in `createDetector`; each match says
 * the term's printed name. Keeps nothing of one text for the next.
 */
export function createPrintedDetector(language: PrintedLanguage): Detector {
  const { spellings, parts, tests, terms, reads, values, tag } = language;
  const compiled = new Map<string, RegExp>();

  /** What a pattern finds where it is tried. `flags` are the same for a pattern each time. */
  function at(pattern: string, flags: string, text: string, index = 0): RegExpExecArray | null {
    const regexp = compiled.get(pattern) ?? new RegExp(pattern, flags);
    compiled.set(pattern, regexp);
    regexp.lastIndex = index;
    return regexp.exec(text);
  }

  function namesOf(found: string): readonly PrintedName[] {
    const word = found.toLowerCase().replace(/\s+/g, ' ').replaceAll('ё', 'е');
    return spellings[word] ?? parts.find(([part]) => at(part, '', word))?.[1] ?? [];
  }

  function find(text: string, { place, cardName = '' }: Context): Match[] {
    const matches: Match[] = [];
    if (place === 'prose' && !at(language.speaks, '', text)) return matches;
    const own = plain(cardName);
    for (const { 0: word, index: start } of text.matchAll(new RegExp(language.names, 'g'))) {
      const end = start + word.length;
      if (own && text.slice(Math.max(0, end - own.length), start + own.length).includes(own))
        continue;
      const name = namesOf(word).find(
        ([, begins, ends]) =>
          at(tests[begins] ?? '', 'uy', text, start) && at(tests[ends] ?? '', 'uy', text, end),
      );
      if (!name) continue;
      const [term] = name;
      const printed = { name: terms[term]?.[0] ?? '', lang: tag };
      matches.push({ term, form: 0, start, end, printed });
    }
    return matches;
  }

  function params(text: string, { term, start, end }: Match): Params {
    const type = namesOf(text.slice(start, end)).find(([named]) => named === term)?.[3];
    const said: Record<string, string> = type ? { type } : {};
    // The heading is the English name, and so is what follows it.
    let tail = '';
    for (const read of terms[term]?.[1] ?? []) {
      const [slot, joint, before, after] = reads[read] ?? ['', '', '', ''];
      const found = at(after, 'iuy', text, end) ?? at(before, 'iuy', text, start);
      const value = found?.slice(1).find(Boolean);
      if (!found || !value) continue;
      said[slot] =
        values[value.toLowerCase()] ?? value.replace(JOIN, (join) => values[join] ?? join);
      tail += joint + said[slot];
      if (found.index === end) end += found[0].length;
    }
    if (tail) said.tail = tail;
    return said;
  }

  return onPlainText({ find, params, paramsHere: params });
}
