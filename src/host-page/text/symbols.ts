/** Words that sites write for a symbol in an image's text, in lower case. */
const WORDS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
  snow: 'S',
  tap: 'T',
  untap: 'Q',
  energy: 'E',
  infinite: '∞',
  infinity: '∞',
  chaos: 'CHAOS',
  planeswalk: 'PW',
  ticket: 'TK',
};

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const WRITTEN = /^(?:\{[^{}\s]{1,8}\})+$/;
const CODE = /^(?:\d{1,3}|[wubrgcsxyz]|[tqe]|[wubrg2c]\/[wubrgp](?:\/p)?)$/i;

/** Classes that announce a symbol font or image: mana-font, Moxfield and mtg.wtf, Scryfall. */
const FAMILY =
  /(?:^|\s)(?:mana|ms|card-symbol|mana-symbol|mana-icon)(?:\s|$)|(?:^|\s)(?:mana|card-symbol)-(?:\d{1,2}|tap|untap|[wubrgcsxyztqe]|[wubrg2c][wubrgp]p?)(?:\s|$)/i;
const CLASS_CODE =
  /(?:^|\s)(?:mana|ms|card-symbol|symbol|icon)-(\d{1,3}|tap|untap|energy|infinity|[wubrgcsxyztqe]|[wubrg2c][wubrgp]p?)(?=\s|$)/i;

const FILE =
  /(?:mana|symbol)[^?#]*[/_-](\d{1,3}|tap|untap|[wubrgcsxyztq]|[wubrg2][wubrgp])\.(?:svg|png|gif|webp)|[?&]name=(\w{1,5})&.*type=symbol/i;

/** A part of what a symbol is called: "two generic", "one blue", "two life", "phyrexian red". */
function partOfWords(words: string): string | undefined {
  const phyrexian = words.replace(/^phyrexian | phyrexian$/, '');
  if (phyrexian !== words) return WORDS[phyrexian] && `${WORDS[phyrexian]}/P`;
  const [, many = '', what = ''] = /^(?:(\S+) )?(\S+)$/.exec(words) ?? [];
  if (what === 'life') return 'P';
  const count = what === 'generic' ? many : many ? '' : what;
  if (NUMBERS.includes(count)) return String(NUMBERS.indexOf(count));
  if (/^(?:\d+|[xyz])$/.test(count)) return count.toUpperCase();
  return /^(?:an?|one|1)?$/.test(many) ? WORDS[what] : undefined;
}

/** What an image's alternative text or title says as a symbol: "Red" is {R}, "White or Blue" {W/U}. */
export function symbolOfWords(words: string): string | undefined {
  const text = words.trim().toLowerCase();
  if (WRITTEN.test(text)) return text.toUpperCase();
  if (CODE.test(text)) return `{${text.toUpperCase()}}`;
  if (text === 'variable colorless') return '{X}';
  // A number in a word is no symbol by itself.
  if (NUMBERS.includes(text)) return undefined;
  // As sites, screen readers and our own drawings say it: "tap this permanent", "one white mana or two life".
  const parts = text
    .replace(/ (?:symbol|this permanent|counter)$/, '')
    .split(' or ')
    .map((part) => partOfWords(part.replace(/ mana$/, '')));
  return parts.includes(undefined) ? undefined : `{${parts.join('/')}}`;
}

/** A code of a symbol font: "2", "tap", "wu" (white or blue), "2w", "gp" (Phyrexian green). */
function symbolOfCode(code: string): string {
  const text = code.toLowerCase();
  const word = WORDS[text];
  if (word !== undefined) return `{${word}}`;
  const parts = /^([wubrg2c])([wubrg])(p)?$|^([wubrgc])(p)$/.exec(text);
  if (!parts) return `{${text.toUpperCase()}}`;
  return `{${parts.slice(1).filter(Boolean).join('/').toUpperCase()}}`;
}

/** What an element's classes say as a symbol: "mana mana-2" is {2}, "ms ms-tap ms-cost" {T}. */
export function symbolOfClass(className: string): string | undefined {
  if (!FAMILY.test(className)) return undefined;
  const code = CLASS_CODE.exec(className)?.[1];
  return code === undefined ? undefined : symbolOfCode(code);
}

/** Longer than the end of any path that names a symbol: addresses of a page's own making have no bound. */
const PATH_END = 200;

/** What the address of an image says as a symbol: ".../mana_symbols/tap.png" is {T}. */
export function symbolOfFile(src: string): string | undefined {
  const query = src.search(/[?#]/);
  const end = query < 0 ? src.length : query;
  const [, file, name] = FILE.exec(src.slice(Math.max(0, end - PATH_END), end + PATH_END)) ?? [];
  const code = file ?? name;
  return code === undefined ? undefined : symbolOfCode(code);
}
