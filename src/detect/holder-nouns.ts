import { AFTER_NOUN, NO_PLAYER, NOUNS, OTHERS, PLAYER, PLURAL, SELF } from './holder-words.ts';

/** Who has an ability that a text speaks of, as far as its grammar tells. */
export interface Holder {
  /**
   * - `this`: the object that the text stands on.
   * - `other`: something else that has or gets it.
   * - `player`: a player.
   * - `any`: whatever has it ("creatures with flying"), or what lacks or loses it.
   */
  readonly who: 'this' | 'other' | 'player' | 'any';
  /** What it is, in one word: creature, spell, card ... */
  readonly noun?: string | undefined;
  /** In the text's own words: "Other creatures you control". */
  readonly words?: string | undefined;
}

/** Tells the card's own name. */
export type IsOwn = (words: string) => boolean;

export const THIS: Holder = { who: 'this' };

/** Whom words name that are no pronoun; undefined where they name nobody. */
export function named(words: string, isOwn: IsOwn): Holder | undefined {
  if (SELF.test(words) || isOwn(words)) return THIS;
  if (PLAYER.test(words) && !NO_PLAYER.test(words)) return { who: 'player', words };
  const noun = nounOf(words);
  return noun || OTHERS.test(words) || PLURAL.test(words.replace(AFTER_NOUN, ''))
    ? { who: 'other', noun: noun ?? 'creature', words }
    : undefined;
}

/** The noun of a noun phrase, in the singular: several kinds of permanent are a permanent. */
export function nounOf(words: string): string | undefined {
  const nouns = words.replace(AFTER_NOUN, '').match(NOUNS) ?? [];
  const last = nouns.at(-1);
  if (!last) return undefined;
  const noun = /^(?:instant|sorcer)/i.test(last) ? 'spell' : last.toLowerCase();
  if (/^(?:spell|card|token|source)$/.test(noun)) return noun;
  if (new Set(nouns).size > 1 && /,| and | or /.test(words)) return 'permanent';
  return /^(?:equipment|aura|vehicle)$/.test(noun)
    ? `${noun[0]?.toUpperCase()}${noun.slice(1)}`
    : noun;
}
