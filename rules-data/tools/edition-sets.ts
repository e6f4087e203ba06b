import { editionOfSet } from '../../src/rules/edition-sets.ts';
import type { EditionDate } from '../../src/rules/types.ts';
import { readSets } from './load-sets.ts';

/** What came out beside the sets that the rules were made for. */
const BESIDE = new RegExp(
  [
    ...['tokens?', 'promos?', 'art series', 'gift cards', 'theme decks', 'event deck', 'box set'],
    ...['duel decks', 'commander', 'anthology', 'vault', 'premium deck', 'archenemy', 'planechase'],
    ...[
      'jumpstart',
      'arena',
      'alchemy',
      'masters',
      'remastered',
      'guild kit',
      'clash pack',
      'showdown',
    ],
    ...[
      'welcome deck',
      'signature spellbook',
      'planeswalkers',
      'kit',
      'mystical archive',
      'hascon',
    ],
    ...['inventions', 'expeditions', 'mythic edition', 'secret lair', 'game night', 'ponies'],
    ...[
      'universes within',
      'retro artifacts',
      'transformers',
      'multiverse legends',
      'enchanting tales',
    ],
    ...[
      'jurassic world',
      'breaking news',
      'big score',
      'stellar sights',
      'eternal',
      'unsanctioned',
    ],
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
  'i',
);

/** Most sets that stand beside one edition's date. */
const MOST_NAMES = 3;

/**
 * The sets by which players know each edition, in step with `dates` (oldest first): those that came out while it was
 * in force and had promos, tokens or decks of their own; '' where there was none.
 */
export function editionNames(dates: readonly EditionDate[], root?: string): string[] {
  const { sets } = readSets(root);
  const all = Object.entries(sets).flatMap(([date, list]) =>
    list.map((set) => ({ date, code: set.split(' ', 1)[0] ?? '', name: set.replace(/^\S+ /, '') })),
  );
  const codes = new Set(all.map(({ code }) => code));
  const isLarge = ({ code }: { code: string }) =>
    code.length === 3 &&
    (codes.has(`p${code}`) || codes.has(`t${code}`) || codes.has(`${code.slice(0, 2)}c`));
  return dates.map((edition) => {
    // What came before all editions is read under the first, and was not made for it.
    const here = all.filter(({ date }) => date >= edition && editionOfSet(dates, date) === edition);
    const large = here.filter(isLarge);
    const main = large.filter(({ name }) => !BESIDE.test(name));
    const named = main.length > 0 ? main : large;
    return named
      .slice(0, MOST_NAMES)
      .map(({ name }) => name)
      .join(', ');
  });
}
