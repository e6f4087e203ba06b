/** What the start of a line says: the number it gives and how it is printed. */
export interface Label {
  /** Regular form: "7", "702", "702.19", "702.19b". */
  readonly number: string;
  /** As printed, with a stop: "702.19.", "606. 8b". */
  readonly label: string;
  readonly depth: 1 | 2 | 3 | 4;
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isLower = (code: number) => code >= 0x61 && code <= 0x7a;
const isSpace = (code: number) => code === 0x20 || code === 0xa0 || code === 0x09;
const STOP = 0x2e;
/** No rule has more subrules than two letters can count ("704.5aa"). */
const MAX_LETTERS = 2;

/**
 * Reads the number at the start of a trimmed line, or undefined where the line is none of a rule's. `current` is
 * the number of the rule read last: slips such as "606. 8b" and "408.f" count only within it.
 */
export function readLabel(line: string, current: string): Label | undefined {
  if (!isDigit(line.charCodeAt(0))) return undefined;
  if (line.charCodeAt(1) === STOP)
    return isSpace(line.charCodeAt(2))
      ? { number: line.slice(0, 1), label: line.slice(0, 2), depth: 1 }
      : undefined;
  if (!isDigit(line.charCodeAt(1)) || !isDigit(line.charCodeAt(2))) return undefined;
  if (line.charCodeAt(3) !== STOP) return undefined;
  const heading = line.slice(0, 3);
  let at = 4;
  if (isSpace(line.charCodeAt(4))) {
    // "606. 8b": a slip where the space stands inside the number; else a heading, "606. Loyalty".
    if (!current.startsWith(`${heading}.`) || !isDigit(line.charCodeAt(5)))
      return { number: heading, label: line.slice(0, 4), depth: 2 };
    at = 5;
  }
  const digits = skip(line, at, isDigit);
  const letters = skip(line, digits, isLower);
  if (letters - digits > MAX_LETTERS) return undefined;
  let end = letters;
  if (line.charCodeAt(end) === STOP) end++;
  else if (!isSpace(line.charCodeAt(end))) return undefined;
  if (isDigit(line.charCodeAt(end)) || isLower(line.charCodeAt(end))) return undefined;
  if (digits === at) {
    // "408.f": the rule's own number was left out.
    const rule = /^\d{3}\.\d+/.exec(current)?.[0];
    if (letters === at || at === 5 || !rule?.startsWith(`${heading}.`)) return undefined;
    return { number: rule + line.slice(at, letters), label: line.slice(0, end), depth: 4 };
  }
  if (at === 5 && letters === digits) return { number: heading, label: line.slice(0, 4), depth: 2 };
  return {
    number: `${heading}.${line.slice(at, letters)}`,
    label: line.slice(0, end),
    depth: letters > digits ? 4 : 3,
  };
}

function skip(line: string, from: number, accepts: (code: number) => boolean): number {
  let at = from;
  while (accepts(line.charCodeAt(at))) at++;
  return at;
}
