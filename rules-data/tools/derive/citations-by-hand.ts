import { readData } from '../load.ts';
import { CitationsByHandFile } from '../schema.ts';
import type { Chain, Chains } from './chains.ts';

const FILE = 'citations-by-hand.json';

/** The curated places of cited rules. */
export function readCitationsByHand(root?: string): CitationsByHandFile {
  return readData(CitationsByHandFile, FILE, root);
}

/**
 * Chains with the curated places put in: each named rule's chain as it was followed, except in the editions that
 * an entry speaks of. What an entry names and the documents do not have comes back as a problem.
 */
export function mendChains(
  entries: CitationsByHandFile,
  dates: readonly string[],
  chains: Chains,
): { readonly chains: Chains; readonly problems: string[] } {
  const mended = new Map<Chain, Map<string, string>>();
  const problems: string[] = [];
  for (const entry of entries) {
    const say = (problem: string) =>
      problems.push(`${FILE}: ${entry.rule} of ${entry.in}: ${problem}`);
    const chain = chains.find(entry.in, entry.rule);
    if (!chain) {
      say('there is no such rule');
      continue;
    }
    let other: Chain | undefined;
    let named = '';
    if (entry.number !== null) {
      named = `${entry.number} of ${entry.of}`;
      other = chains.find(entry.of ?? '', entry.number);
      if (!other) say(`there is no rule ${named}`);
    }
    const now = mended.get(chain) ?? new Map(chain);
    mended.set(chain, now);
    const stretch = dates.filter((date) => entry.from <= date && date < entry.until);
    if (stretch.length === 0) say(`no edition from ${entry.from} until ${entry.until}`);
    for (const date of stretch) {
      const number = other?.get(date);
      if (number !== undefined) now.set(date, number);
      else now.delete(date);
      if (other && number === undefined) say(`${named} does not stand in ${date}`);
    }
  }
  return {
    problems,
    chains: {
      find: (date, number) => {
        const chain = chains.find(date, number);
        return chain && (mended.get(chain) ?? chain);
      },
    },
  };
}
