/** Letters that no normal form takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** What shops and galleries add to tell a printing: "(Set #12)", "(0123)", "[SET]"; never words alone in parentheses. */
const PRINTING = /\s*(?:\([^()]*(?:#|\d)[^()]*\)|\[[^[\]]*\])\s*$/;
/** The mark of a digital version, before each face. */
const DIGITAL = /(^|\/\/\s*)A-(?=\S)/gi;
/** Nearly all names: of these the key is made at once, which a search through all of them needs. */
const PLAIN = /^[A-Za-z0-9',-]+(?: [A-Za-z0-9',-]+)*$/;
/** Longer than any card's name with what is added to it; such a text is a sentence. */
const LONGEST = 200;

/**
 * A name as it is compared: small letters without accents, ligatures taken apart, one space between words, one
 * slash between faces, no punctuation but hyphens. '' where nothing is left.
 */
export function nameKey(name: string): string {
  if (PLAIN.test(name)) {
    const key = name.toLowerCase().replace(/[',]/g, '');
    if (!/^ | {2}| $/.test(key)) return key;
  }
  const plain = name
    .replace(/[™℠]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[æœøßđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s*\/+\s*/g, '/')
    .replace(/^\//, '')
    .replace(/\s+/g, ' ');
  const letters = plain.replace(/[^\p{L}\p{N} /_+&-]/gu, '').replace(/ {2,}/g, ' ');
  return letters.trim();
}

/** A name as an address has it: "/jhoira-s-familiar", "/willothewisp". With the slash, for words may look so too. */
const IN_ADDRESS = /^\/(?=[^/\s]+$)/;

/**
 * Letters and digits alone, after a slash, as no other key is: what is left of a name in any address, whatever a site
 * puts there for spaces, hyphens, apostrophes and commas, or leaves out.
 */
export function addressKey(name: string): string {
  return `/${nameKey(name).replace(/[^\p{L}\p{N}]/gu, '')}`;
}

/** A name as it is shown to a user, for whom an address is taken apart again as far as that goes. */
export function readableName(written: string): string {
  return IN_ADDRESS.test(written) ? written.slice(1).replace(/[-_+]+/g, ' ') : written;
}

/**
 * The keys under which a name may be known, as a site wrote it: first all of it, then without what tells the
 * printing, then without the mark of the digital version; of an address first with its hyphens as spaces. None where it
 * cannot be a name.
 */
export function cardNames(written: string): string[] {
  if (written.length > LONGEST) return [];
  if (IN_ADDRESS.test(written)) {
    const key = addressKey(written);
    return key === '/' ? [] : [nameKey(readableName(written)), key];
  }
  const spellings = [written];
  for (let rest = written; PRINTING.test(rest); ) {
    rest = rest.replace(PRINTING, '');
    spellings.push(rest);
  }
  const keys = [...spellings, ...spellings.map((name) => name.trim().replace(DIGITAL, '$1'))];
  return [...new Set(keys.map(nameKey))].filter(Boolean);
}

/**
 * What is the same in all that `cardNames` gives for a name, and for the name in the index, whether it is written with
 * its other face or alone: by it the shard is chosen. Of two faces as sites write them the key of each; an address does
 * not say where one ends.
 */
export function commonKeys(written: string): string[] {
  if (IN_ADDRESS.test(written)) return [addressKey(written)];
  const plain = written.slice(0, LONGEST).replace(/[([].*/s, '');
  const faces = [plain.replace(/\/.*/s, ''), ...(/[^/]*$/.exec(plain) ?? [])];
  return [...new Set(faces.map((face) => addressKey(face.trim().replace(DIGITAL, '$1'))))];
}
