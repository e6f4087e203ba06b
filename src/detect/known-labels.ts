/** What a label stands after on its line: a bullet, a sentence, a parenthesis. */
const FRONT = /^.*(?:[\n•·●*+|—(".!?:]|-\s)\s*/s;
/** What follows a label: a dash in any spelling, a colon, or the end of its line. */
const AFTER = '(?=\\s*(?:$|[\\n—:-]))';

/**
 * Makes the test whether a word belongs to a label known by name, which then decides before grammar does: pages write
 * labels as lines of their own, in capitals, before colons and hyphens, where grammar takes "Fight Crime" for an order.
 */
export function knownLabels(
  names: string | undefined,
): (text: string, start: number, end: number) => boolean {
  if (!names) return () => false;
  const longest = Math.max(...names.split('|').map(({ length }) => length));
  let regexp: RegExp | undefined;
  return (text, start, end) => {
    const from = Math.max(0, start - longest);
    const before = text.slice(from, start);
    regexp ??= new RegExp(`(?:${names.replace(/[.*+?^${}()[\]\\]/g, '\\$&')})${AFTER}`, 'iy');
    regexp.lastIndex = from + (FRONT.exec(before)?.[0].length ?? 0);
    return regexp.test(text) && regexp.lastIndex >= end;
  };
}
