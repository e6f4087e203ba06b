import type { Source } from './source.ts';
import { has } from './types.ts';

/**
 * Sources whose damage is alike: what one of them can do with a point, each can. Together they can divide
 * their power in every way that they can one by one, so the search treats them as one.
 */
export interface Pool {
  readonly sources: readonly Source[];
  readonly power: number;
  readonly deathtouch: boolean;
  readonly lifelink: boolean;
  readonly trample: boolean;
  readonly ordered: boolean;
}

/** One source's damage: amounts for the victims in the order given, and for the player. */
export interface Share {
  readonly source: number;
  readonly parts: readonly number[];
  readonly player: number;
}

/** Groups sources into pools. A damage assignment order binds each source by itself, so those stay apart. */
export function pools(sources: readonly Source[]): Pool[] {
  const groups = new Map<string, Source[]>();
  for (const source of sources) {
    const kind = `${has(source.creature, 'deathtouch')},${has(source.creature, 'lifelink')},${source.trample}`;
    const key = source.ordered ? `${source.index}` : kind;
    groups.set(key, [...(groups.get(key) ?? []), source]);
  }
  return [...groups.values()].map((group) => ({
    sources: group,
    power: group.reduce((sum, source) => sum + source.power, 0),
    deathtouch: group.some((source) => has(source.creature, 'deathtouch')),
    lifelink: group.some((source) => has(source.creature, 'lifelink')),
    trample: group.some((source) => source.trample),
    ordered: group.some((source) => source.ordered),
  }));
}

/**
 * Deals a pool's amounts out to its sources, each source whole to one place where it fits, the biggest first.
 * The last of `amounts` is the player's; every amount is used up.
 */
export function unpool(pool: Pool, amounts: readonly number[]): Share[] {
  const left = [...amounts];
  const given = new Map(pool.sources.map((source) => [source, amounts.map(() => 0)]));
  const give = (source: Source, place: number, amount: number) => {
    const row = given.get(source);
    if (row) row[place] = (row[place] ?? 0) + amount;
    left[place] = (left[place] ?? 0) - amount;
  };
  const split: Source[] = [];
  for (const source of [...pool.sources].sort((a, b) => b.power - a.power)) {
    const fits = left.indexOf(source.power);
    const place = fits >= 0 ? fits : left.findIndex((amount) => amount > source.power);
    if (place >= 0) give(source, place, source.power);
    else split.push(source);
  }
  for (const source of split) {
    let rest = source.power;
    left.forEach((amount, place) => {
      const part = Math.min(rest, amount);
      if (part > 0) give(source, place, part);
      rest -= part;
    });
  }
  return pool.sources.map((source) => {
    const row = given.get(source) ?? [];
    return { source: source.index, parts: row.slice(0, -1), player: row.at(-1) ?? 0 };
  });
}
