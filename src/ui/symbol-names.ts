/** Spoken names of the symbols that cards print, for screen readers. Keys are what stands between the braces. */
const NAMES: Readonly<Record<string, string>> = {
  W: 'white mana',
  U: 'blue mana',
  B: 'black mana',
  R: 'red mana',
  G: 'green mana',
  C: 'colorless mana',
  S: 'snow mana',
  T: 'tap',
  Q: 'untap',
  E: 'energy',
  P: 'Phyrexian mana',
  A: 'acorn',
  TK: 'ticket',
  CHAOS: 'chaos',
  PW: 'planeswalker',
  X: 'X generic mana',
  Y: 'Y generic mana',
  Z: 'Z generic mana',
  '½': 'one half generic mana',
  '∞': 'infinite generic mana',
};

/**
 * A symbol's name: "white mana", "2 generic mana", "white or blue mana", "white mana or 2 life". Takes what
 * stands between the braces, in either case.
 */
export function symbolName(code: string): string {
  const upper = code.toUpperCase();
  const known = NAMES[upper];
  if (known) return known;
  if (/^\d+$/.test(upper)) return `${upper} generic mana`;
  const parts = upper.split('/');
  if (parts.length < 2) return code;
  const names = parts.filter((part) => part !== 'P').map(symbolName);
  const last = names.length - 1;
  const either = names
    .map((name, i) => (i < last ? name.replace(/ (?:generic )?mana$/, '') : name))
    .join(' or ');
  return parts.includes('P') ? `${either}, or 2 life` : either;
}
