import { readData } from '../../rules-data/tools/load.ts';
import { CitationsFile } from '../../rules-data/tools/schema.ts';
import type { TermDetails } from '../../src/rules/types.ts';

/**
 * The places of all cited rules, in the form of a term's own. The extension gets those that it prints; whoever
 * checks wants those of the reminders too.
 */
export function allPlaces(): TermDetails['places'] {
  const { places, rules } = readData(CitationsFile, 'citations.json');
  return Object.fromEntries(
    Object.entries(rules).flatMap(([edition, numbers]) =>
      Object.entries(numbers).flatMap(([number, position]) => {
        const moves = places[position];
        return moves ? [[`${edition} ${number}`, moves] as const] : [];
      }),
    ),
  );
}
