import { gzipSync } from 'node:zlib';

const KB = 1024;

/** Most bytes gzipped a bundle may have. The content script is loaded by every card page. */
const BUDGETS: Readonly<Record<string, number>> = {
  'content.js': 44 * KB,
  // Comes once somebody points at a page's words.
  'popover.js': 30 * KB,
  'background.js': 17 * KB,
  // The card index; read once, at install and update.
  'cards.bin': 220 * KB,
};

/** Prints every bundle's size, plain and gzipped; returns the names of those past their budget. */
export function weigh(files: ReadonlyMap<string, Uint8Array>): string[] {
  const over: string[] = [];
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!/\.(js|css|json|bin)$/.test(name) || /^(?:_locales|sites)\//.test(name)) continue;
    const gzipped = gzipSync(bytes, { level: 9, memLevel: 9 }).length;
    const budget = BUDGETS[name];
    const limit = budget === undefined ? '' : `  of ${budget}`;
    console.log(
      `${name.padEnd(18)}${String(bytes.length).padStart(9)}${String(gzipped).padStart(9)} gzipped${limit}`,
    );
    if (budget !== undefined && gzipped > budget) over.push(name);
  }
  return over;
}
