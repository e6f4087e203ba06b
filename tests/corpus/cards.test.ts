import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_INDEX_FILE, indexCards, readCardIndex } from '../../rules-data/tools/card-index.ts';
import { hasCardList, readCardList, type WrittenCard } from '../../rules-data/tools/card-list.ts';
import { compileTexts } from '../../rules-data/tools/compile.ts';
import { readSets } from '../../rules-data/tools/load-sets.ts';
import { nameKey } from '../../src/cards/names.ts';
import { isIndexed } from '../../src/cards/read-face.ts';
import { findNamed, linesByName, packCard, packCards, shardsOf } from '../../src/cards/shard.ts';
import { unsqueeze } from '../../src/cards/squeeze/unsqueeze.ts';
import type { Card } from '../../src/cards/types.ts';
import { resolve } from '../../src/rules/resolve.ts';
import { rows, subject } from './detect-corpus.ts';
import { mulberry32 } from './random.ts';

/** What issue 20 asks for. */
const MOST_BYTES = 220 * 1024;
const STRANGERS = 10_000;

const STALE = 'cards.bin is older than detection: run npm run derive';

describe.skipIf(!hasCardList)('the card index, on ../shared/cards', () => {
  let list: WrittenCard[] = [];
  let cards: Card[] = [];
  let store: Readonly<Record<string, string>> = {};
  beforeAll(() => {
    list = readCardList();
    cards = [...unsqueeze(readCardIndex())];
    store = packCards(cards);
  });

  /** Shards are taken apart once here, where each name is asked for many times. */
  const apart = new Map<string, ReadonlyMap<string, string>>();
  const find = (written: string): Card | undefined => {
    const shards = shardsOf(written);
    const lines = apart.get(`${shards}`) ?? linesByName(shards.map((shard) => store[shard] ?? ''));
    apart.set(`${shards}`, lines);
    return findNamed(lines, written);
  };

  it('is small enough', () => {
    expect(readFileSync(CARD_INDEX_FILE).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('is what the detector reads', () => {
    const { index, detector } = subject();
    const read = indexCards(list, index, compileTexts(), detector).map(packCard);
    const kept = cards.map(packCard);
    const has = new Set(kept);
    const stale = read.filter((line) => !has.has(line));
    expect(stale.slice(0, 10), STALE).toEqual([]);
    expect(kept.length, STALE).toBe(read.length);
  });

  it('tells of each mark on a card what the mark does', () => {
    const { index, detector, term } = subject();
    const texts = compileTexts();
    const edition = index.editions.at(-1)?.date ?? '';
    const missing: string[] = [];
    for (const { faces } of list.filter((_, i) => i % 5 === 0))
      for (const { name, text } of faces) {
        const own = find(name)?.faces.find((face) => face.name === name)?.terms ?? [];
        const told = own.map(({ term: id, form, params }) =>
          JSON.stringify(resolve(term(id), texts[id] as never, edition, params, form)),
        );
        const context = { place: 'rules', cardName: name } as const;
        for (const match of detector.find(text, context)) {
          const about = texts[match.term];
          if (!about || !isIndexed(term(match.term).kind)) continue;
          const params = detector.paramsHere(text, match, context);
          // A bare mention says no more than the term with its cost, and an ability after a dash is no title.
          if (!params.tail && !params.type) continue;
          if (params.ability !== undefined) continue;
          const entry = resolve(term(match.term), about, edition, params, match.form);
          if (!told.includes(JSON.stringify(entry))) missing.push(`${name}: ${entry.title}`);
        }
      }
    expect(missing, STALE).toEqual([]);
  });

  it('is found by every name in all its spellings', () => {
    const spellings: readonly ((name: string) => string)[] = [
      (name) => name,
      (name) => name.toUpperCase(),
      (name) => name.toLowerCase(),
      (name) => name.replaceAll("'", '’').replaceAll(' ', '\u00a0'),
      (name) => name.normalize('NFD'),
      (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
      (name) => name.replaceAll('ae', 'æ').replaceAll('Ae', 'Æ'),
      (name) => ` ${name} (Some Set #12)`,
      (name) => `${name} (0345) [SET]`,
      (name) => name.replaceAll(' // ', '/'),
    ];
    const lost: string[] = [];
    for (const { name, faces } of list)
      for (const called of new Set([name, ...faces.map((face) => face.name)]))
        for (const spell of spellings) {
          const found = find(spell(called));
          const names = found ? [found.name, ...found.faces.map((face) => face.name)] : [];
          if (!names.map(nameKey).includes(nameKey(called))) lost.push(spell(called));
        }
    expect(lost).toEqual([]);
  });

  it('is found by every name in the forms that addresses have', () => {
    const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
    const slugs: readonly ((name: string) => string)[] = [
      // "Jhoira-s-Familiar", "Jhoiras-Familiar", "jhoirasfamiliar".
      (name) => plain(name).replace(/[^\p{L}\p{N}]+/gu, '-'),
      (name) =>
        plain(name)
          .toLowerCase()
          .replace(/['’,.!?:"&/]/g, '')
          .replace(/\s+/g, '-'),
      (name) =>
        plain(name)
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ''),
    ];
    const bare = (name: string) => nameKey(name).replace(/[^\p{L}\p{N}]/gu, '');
    const lost: string[] = [];
    for (const { name, faces } of list)
      for (const called of new Set([name, ...faces.map((face) => face.name)]))
        for (const slug of slugs) {
          if (bare(called) === '') continue;
          const found = find(`/${slug(called)}`);
          const names = found ? [found.name, ...found.faces.map((face) => face.name)] : [];
          if (!names.map(bare).includes(bare(called))) lost.push(slug(called));
        }
    expect(lost).toEqual([]);
  });

  it('is found by every name of ../shared/cards/oracle.jsonl', () => {
    // "Alive (Alive/Well)": half of a card, as one of the lists names it.
    const named = rows<{ name: string }>('oracle.jsonl').map(({ name }) =>
      name.replace(/ \(\S.*\/.*\)$/, ''),
    );
    expect(named).toHaveLength(33_807);
    expect(named.filter((name) => !find(name))).toEqual([]);
  });

  it('joins the faces that are known to be one card', () => {
    const joined = cards.filter(({ faces }) => faces.length > 1);
    expect(joined.length).toBeGreaterThan(380);
    const wrong = joined.filter(({ name }) => find(name)?.name !== name);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('finds no card for what is no name', () => {
    const names = new Set(cards.flatMap((card) => card.faces.map(({ name }) => nameKey(name))));
    const isName = (text: string) => names.has(nameKey(text));
    const flavor = rows<{ flavor?: string | null }>('truth.jsonl').flatMap(({ flavor: text }) =>
      (text ?? '').split(/(?<=[.!?])\s+|\n/),
    );
    const sets = Object.values(readSets().sets).flatMap((day) =>
      day.map((set) => set.slice(set.indexOf(' ') + 1)),
    );
    const next = mulberry32(20);
    const pick = (of: readonly string[]) => of[Math.floor(next() * of.length)] ?? '';
    const first = ['dark', 'xX', 'the_real_', 'mtg', 'planes', 'otter', 'Sir', 'just'];
    const second = ['walker', 'Fan', 'otter_', 'Mage', 'goblin', 'deck', 'Xx', 'jace'];
    const users = Array.from(
      { length: 3000 },
      () => `${pick(first)}${pick(second)}${Math.floor(next() * 1000)}`,
    );
    const strangers = [...new Set([...sets, ...users, ...flavor])]
      .filter((text) => text.trim() !== '')
      .slice(0, STRANGERS);
    expect(strangers).toHaveLength(STRANGERS);
    const found = strangers.filter((text) => find(text) !== undefined);
    // A set may be called as a card is, and a sentence of one word too: those are names.
    expect(found.filter((text) => !isName(text))).toEqual([]);
    expect(found.length).toBeLessThan(60);
  });
});
