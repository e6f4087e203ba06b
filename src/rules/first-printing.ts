import { plainName } from './set-table.ts';

/**
 * In which set each card first came out, by its name: facts for 29,000 faces, in parts so that a look-up reads one.
 * A part holds " key+code key+code ": the key is made of the name, the code is the set's. A name that is no card's
 * is taken for one once in 150,000 times.
 */
export const FIRST_PRINTING_PARTS = 256;

/** Where a card's name is looked up: the part's number, and its key in it. Of two faces the first counts. */
export function firstPrintingKey(name: string): { readonly part: number; readonly key: string } {
  // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
  let hash = 0x811c9dc5;
  for (const sign of plainName(name.split('//')[0] ?? '')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return { part: hash % FIRST_PRINTING_PARTS, key: (hash >>> 8).toString(36).padStart(5, '0') };
}

/** The code of the set in which a card first came out, by a key and its part; undefined where the part has it not. */
export function firstPrintingIn(part: string, key: string): string | undefined {
  return part.split(` ${key}`)[1]?.split(' ')[0];
}
