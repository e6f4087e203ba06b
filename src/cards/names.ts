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
    .replace(/\s+/g, ' ');
  const letters = plain.replace(/[^\p{L}\p{N} /_+&-]/gu, '').replace(/ {2,}/g, ' ');
  return letters.trim();
}

/**
 * The keys under which a name may be known, as a site wrote it: first all of it, then without what tells the
 * printing, then without the mark of the digital version. None where it cannot be a name.
 */
export function cardNames(written: string): string[] {
  if (written.length > LONGEST) return [];
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
 * its other face or alone: by it the shard is chosen. Of two faces as sites write them the key of each.
 */
export function commonKeys(written: string): string[] {
  const plain = written.slice(0, LONGEST).replace(/[([].*/s, '');
  const faces = [plain.replace(/\/.*/s, ''), ...(/[^/]*$/.exec(plain) ?? [])];
  return [...new Set(faces.map((face) => nameKey(face.trim().replace(DIGITAL, '$1'))))];
}
