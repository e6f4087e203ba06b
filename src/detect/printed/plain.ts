const ODD = /[\u00a0\u2009\u202f\u3000‘’ʼ“”‐‑−–―Ёё０-９Ｘ]/;
const ALL_ODD = new RegExp(ODD, 'g');
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '–': '—',
  '―': '—',
  // Russian cards write both.
  ё: 'е',
  Ё: 'Е',
  Ｘ: 'X',
};
/** How far a full-width digit is from the digit it looks like. */
const FULL_WIDTH = 0xff10 - 0x30;

/** A printed text with one kind of quote, hyphen, dash, space and digit, character for character: offsets stay. */
export function plainPrinted(text: string): string {
  return ODD.test(text) ? text.replace(ALL_ODD, plainChar) : text;
}

function plainChar(char: string): string {
  const code = char.charCodeAt(0);
  if (code >= 0xff10 && code <= 0xff19) return String.fromCharCode(code - FULL_WIDTH);
  return PLAIN[char] ?? ' ';
}
