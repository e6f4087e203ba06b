import type { Params } from '../rules/types.ts';
import { addressKey, cardNames, commonKeys, nameKey } from './names.ts';
import type { Card, CardFace, CardTerm } from './types.ts';

/**
 * How the index lies in the store: in so many shards, each a text with a line a card, of which a look-up reads one.
 * Of 34,000 faces a shard has some 130, a few kilobytes. A card with two faces stands in the shards of both, and in that
 * of both together, by which an address may call it.
 *
 * A line is the faces with tabs between; a face is its name and its terms with bars between; a term is
 * `id#form;slot=value;slot=value`, where form 0 is left out.
 */
export const SHARDS = 256;

/** Counts the ways in which cards were laid into shards: those of another way are laid anew. */
export const LAYOUT = 2;

/** The key of a card's name in the list of all names, where a shard has its number. */
export const NAMES = 'names';

/**
 * In which shards a name is looked up, as a site wrote it, by their numbers: that of the card, and of "A // B" both
 * faces'.
 */
export function shardsOf(written: string): string[] {
  return commonKeys(written).map(shardOfKey);
}

function shardOfKey(key: string): string {
  // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
  let hash = 0x811c9dc5;
  for (const sign of key) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return String(hash % SHARDS);
}

/** Cards as a store holds them: every shard by its number, and all names, a line each, as `names`. */
export function packCards(cards: Iterable<Card>): Record<string, string> {
  const shards = Array.from({ length: SHARDS }, (): string[] => []);
  const names: string[] = [];
  for (const card of cards) {
    names.push(card.name);
    const line = packCard(card);
    const faces = card.faces.map(({ name }) => name);
    const inAddresses = [faces.join(''), ...faces].map(addressKey).map(shardOfKey);
    const places = new Set([...faces.flatMap(shardsOf), ...inAddresses]);
    for (const place of places) shards[Number(place)]?.push(line);
  }
  return {
    ...Object.fromEntries(shards.map((lines, i) => [i, lines.join('\n')])),
    [NAMES]: names.join('\n'),
  };
}

/**
 * The card of a name, as a site wrote it, in its shards (as many as there are); undefined where no card there is called
 * so. Two faces that the index has apart are put together where they are written together.
 */
export function findIn(shards: readonly string[], written: string): Card | undefined {
  return findNamed(linesByName(shards), written);
}

/** The same among lines by their names. */
export function findNamed(byName: ReadonlyMap<string, string>, written: string): Card | undefined {
  const wanted = cardNames(written);
  const whole = wanted.find((name) => byName.has(name));
  if (whole !== undefined) return unpackCard(byName.get(whole) ?? '');
  for (const name of wanted) {
    const faces = name.split('/').map((face) => byName.get(face));
    if (faces.length !== 2 || faces.some((line) => line === undefined || line.includes('\t')))
      continue;
    return unpackCard([...new Set(faces)].join('\t'));
  }
  return undefined;
}

/** The lines of shards by all that their cards are called: a card's own name goes before a front, a front before a back. */
export function linesByName(shards: readonly string[]): ReadonlyMap<string, string> {
  const lines = shards.flatMap((shard) => shard.split('\n')).filter(Boolean);
  const byName = new Map<string, string>();
  const names = lines.map(namesOn);
  const most = Math.max(0, ...names.map(({ length }) => length));
  for (let nth = 0; nth < most; nth++)
    for (const [i, line] of lines.entries()) {
      const name = names[i]?.[nth];
      if (name !== undefined && !byName.has(name)) byName.set(name, line);
    }
  return byName;
}

/** All that the card of a line may be called: all of its faces together, then each, then so in addresses. */
function namesOn(line: string): string[] {
  const faces = line.split('\t').map((face) => unescaped(face.split('|', 1)[0] ?? ''));
  const names = [faces.join('/'), ...(faces.length > 1 ? faces : [])];
  return [...names.map(nameKey), ...names.map(addressKey)];
}

/** A card as its line in a shard: the same for cards of which the same is known. */
export function packCard({ faces }: Card): string {
  return faces.map(({ name, terms }) => [name, ...terms].map(packPart).join('|')).join('\t');
}

function packPart(part: string | CardTerm): string {
  if (typeof part === 'string') return escaped(part);
  const slots = Object.entries(part.params)
    .flatMap(([slot, value]) => (value === undefined ? [] : [`;${slot}=${escaped(value)}`]))
    .sort();
  return `${part.term}${part.form === 0 ? '' : `#${part.form}`}${slots.join('')}`;
}

function unpackCard(line: string): Card {
  const faces = line.split('\t').map(unpackFace);
  return { name: faces.map(({ name }) => name).join(' // '), faces };
}

function unpackFace(face: string): CardFace {
  const [name = '', ...terms] = face.split('|');
  return { name: unescaped(name), terms: terms.map(unpackTerm) };
}

function unpackTerm(packed: string): CardTerm {
  const [head = '', ...slots] = packed.split(';');
  const [term = '', form = '0'] = head.split('#');
  const params = slots.map((slot) => {
    const at = slot.indexOf('=');
    return [slot.slice(0, at), unescaped(slot.slice(at + 1))];
  });
  return { term, form: Number(form), params: Object.fromEntries(params) as Params };
}

/** Signs of the format in a card's own words, which hardly ever have one. */
function escaped(words: string): string {
  return words.replace(/[%|;\t\n]/g, (sign) => `%${sign.charCodeAt(0)}.`);
}

function unescaped(words: string): string {
  return words.replace(/%(\d+)\./g, (_, code) => String.fromCharCode(Number(code)));
}
