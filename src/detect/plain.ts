const ODD = /[\u00a0\u2009\u202f‘’ʼ“”‐‑−–―]/;
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
};

/**
 * The text with one kind of quote, hyphen, dash and space, character for character: offsets stay. All rules
 * and senses know these only.
 */
export function plain(text: string): string {
  return ODD.test(text) ? text.replace(ALL_ODD, (char) => PLAIN[char] ?? ' ') : text;
}

/** The spelling under which words are looked up: small letters, single spaces, tight dashes. */
export function spelled(words: string): string {
  return plain(words)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:—|--) ?/g, '—');
}
