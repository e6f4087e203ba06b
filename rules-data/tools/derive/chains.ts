import { align } from './align.ts';
import type { EditionText } from './editions.ts';
import { type Passage, passagesOf } from './passage.ts';

/** One rule through the editions: its number in each, by the edition's date; absent where it does not stand. */
export type Chain = ReadonlyMap<string, string>;

/** Finds the chain of the rule that has a number in an edition. */
export interface Chains {
  readonly find: (date: string, number: string) => Chain | undefined;
}

/**
 * How many editions a rule may be missing and still be the same when its very words come back: documents lose a
 * rule by a slip and restore it in the next edition or the one after.
 */
const MAX_GAP = 3;

interface Link {
  readonly chain: Map<string, string>;
  readonly passage: Passage;
  readonly edition: number;
}

/** Follows every rule from edition to edition by its text. */
export function chainRules(editions: readonly EditionText[]): Chains {
  const byPlace = new Map<string, Map<string, string>>();
  let last = new Map<string, Link>();
  let lastPassages: Passage[] = [];
  let lost: Link[] = [];
  editions.forEach((edition, position) => {
    const passages = passagesOf(edition);
    const back = new Map([...align(lastPassages, passages)].map(([a, b]) => [b, a]));
    const now = new Map<string, Link>();
    const used = new Set<Link>();
    for (const passage of passages) {
      const before = last.get(back.get(passage.number) ?? '');
      const link =
        before ??
        lost.find((l) => l.passage.key === passage.key && l.passage.context === passage.context);
      if (link) used.add(link);
      const chain = link?.chain ?? new Map<string, string>();
      chain.set(edition.date, passage.number);
      byPlace.set(`${edition.date} ${passage.number}`, chain);
      now.set(passage.number, { chain, passage, edition: position });
    }
    lost = [...lost, ...last.values()].filter(
      (link) => !used.has(link) && position - link.edition <= MAX_GAP,
    );
    last = now;
    lastPassages = passages;
  });
  return { find: (date, number) => byPlace.get(`${date} ${number}`) };
}
