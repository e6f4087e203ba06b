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
  'variable colorless': 'X',
  'tap symbol': 'T',
  'untap symbol': 'Q',
  'tap this permanent': 'T',
  'untap this permanent': 'Q',
};

const COLOR = '(white|blue|black|red|green|colorless)';
const HYBRID = new RegExp(`^${COLOR} or ${COLOR}$`);
const TWO_OR = new RegExp(`^two or ${COLOR}$`);
const PHYREXIAN = new RegExp(`^phyrexian ${COLOR}$|^${COLOR} phyrexian$`);
const ONE = new RegExp(`^one ${COLOR}(?: mana)?$`);
const WRITTEN = /^(?:\{[^{}\s]{1,8}\})+$/;
const CODE = /^(?:\d{1,3}|[wubrgcsxyz]|[tqe]|[wubrg2c]\/[wubrgp](?:\/p)?)$/i;

/** Classes that announce a symbol font or image: mana-font, Moxfield and mtg.wtf, Scryfall. */
const FAMILY = /(?:^|\s)(mana|ms|card-symbol|mana-symbol|mana-icon)(?:\s|$)/;
const CLASS_CODE =
  /(?:^|\s)(?:mana|ms|card-symbol|symbol|icon)-(\d{1,3}|tap|untap|energy|infinity|[wubrgcsxyztqe]|[wubrg2c][wubrgp]p?)(?=\s|$)/i;

const FILE =
  /(?:mana|symbol)[^?#]*[/_-](\d{1,3}|tap|untap|[wubrgcsxyztq]|[wubrg2][wubrgp])\.(?:svg|png|gif|webp)/i;

function letter(color: string | undefined): string {
  return WORDS[color ?? ''] ?? '';
}

/** What an image's alternative text or title says as a symbol: "Red" is {R}, "White or Blue" {W/U}. */
export function symbolOfWords(words: string): string | undefined {
  // "2 generic mana" and "white mana" are how our own drawings, and screen readers' texts, say it.
  const text = words
    .trim()
    .toLowerCase()
    .replace(/ (?:generic )?mana$/, '');
  if (text === '') return undefined;
  if (WRITTEN.test(text)) return text.toUpperCase();
  if (CODE.test(text)) return `{${text.toUpperCase()}}`;
  const word = WORDS[text];
  if (word !== undefined) return `{${word}}`;
  const hybrid = HYBRID.exec(text);
  if (hybrid) return `{${letter(hybrid[1])}/${letter(hybrid[2])}}`;
  const twoOr = TWO_OR.exec(text);
  if (twoOr) return `{2/${letter(twoOr[1])}}`;
  const phyrexian = PHYREXIAN.exec(text);
  if (phyrexian) return `{${letter(phyrexian[1] ?? phyrexian[2])}/P}`;
  const one = ONE.exec(text);
  return one ? `{${letter(one[1])}}` : undefined;
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

/** What the address of an image says as a symbol: ".../mana_symbols/tap.png" is {T}. */
export function symbolOfFile(src: string): string | undefined {
  const code = FILE.exec(src)?.[1];
  return code === undefined ? undefined : symbolOfCode(code);
}
