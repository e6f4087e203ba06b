import { ABILITIES, type Ability, COUNTED, NUMBERED, type Numbered } from './abilities.ts';
import { type Creature, numberedOf } from './types.ts';

/**
 * A creature in one line: its name, power/toughness, abilities, and the damage already on it.
 * "Herder 2/2 banding first-strike", "Ox 1/4 bushido-2 damaged-2", and of a blocker "blocks-2": the second
 * attacker. In a link "_" stands for a space and "-" for the stroke of 1/4: "Ox_1-4_damaged-2".
 */
const STATS = /^(\d+)[/-](\d+)$/;
const NUMBER = /^([a-z-]+)-(\d+)$/;

/** A line longer than this is no creature: a long name and every ability are shorter by half. */
const LONGEST_LINE = 2000;

/** A line that is no creature. Its message is for whoever writes such lines; readers are told by the fields. */
export class NotationError extends SyntaxError {
  override name = 'NotationError';
  readonly line: string;
  /** The word that is no ability, where all else could be read. */
  readonly unknown: string | undefined;

  constructor(line: string, unknown?: string) {
    const short = line.length > 80 ? `${line.slice(0, 80)}…` : line;
    super(
      unknown === undefined
        ? `not a creature like "Ox 1/4 banding": "${short}"`
        : `unknown ability "${unknown.slice(0, 80)}" in "${short}"`,
    );
    this.line = short;
    this.unknown = unknown?.slice(0, 80);
  }
}

/** Reads a creature, in time that grows with the line's length. Throws NotationError. */
export function parseCreature(line: string): Creature {
  if (line.length > LONGEST_LINE) throw new NotationError(line);
  const words = line.split(/[ _]+/).filter(Boolean);
  // The last such word has only abilities behind it, so a name may have figures like these.
  const at = words.findLastIndex((word) => STATS.test(word));
  const [, power = '', toughness = ''] = STATS.exec(words[at] ?? '') ?? [];
  if (power === '') throw new NotationError(line);
  const read: Reading = { abilities: new Set(), numbers: {}, damage: 0, blocks: 0 };
  for (const word of words.slice(at + 1))
    if (!readWord(word, read)) throw new NotationError(line, word);
  const { damage, blocks, numbers } = read;
  return {
    name: words.slice(0, at).join(' '),
    power: Number(power),
    toughness: Number(toughness),
    abilities: ABILITIES.filter((ability) => read.abilities.has(ability)),
    ...(Object.keys(numbers).length > 0 ? { numbers } : {}),
    ...(damage > 0 ? { damage } : {}),
    ...(blocks > 0 ? { blocks } : {}),
  };
}

interface Reading {
  readonly abilities: Set<Ability>;
  readonly numbers: Partial<Record<Numbered, number>>;
  damage: number;
  blocks: number;
}

function readWord(word: string, read: Reading): boolean {
  const ability = ABILITIES.find((known) => known === word);
  if (ability) read.abilities.add(ability);
  const [, name = word, figure = '1'] = NUMBER.exec(word) ?? [];
  const numbered = NUMBERED.find((known) => known === name);
  const number = Number(figure);
  if (ability) return true;
  if (name === 'damaged' && name !== word) read.damage = number;
  else if (name === 'blocks' && name !== word && number > 0) read.blocks = number - 1;
  else if (numbered && number > 0 && (name !== word || COUNTED.includes(numbered)))
    read.numbers[numbered] = (read.numbers[numbered] ?? 0) + number;
  else return false;
  return true;
}

/** Writes a creature so that parseCreature reads the same; the other way round for any name without "_". */
export function formatCreature(creature: Creature): string {
  const { name, power, toughness, abilities, damage = 0, blocks = 0 } = creature;
  const words = [
    name,
    `${power}/${toughness}`,
    ...ABILITIES.filter((each) => abilities.includes(each)),
    ...numberedOf(creature).map(([each, number]) =>
      number === 1 && COUNTED.includes(each) ? each : `${each}-${number}`,
    ),
  ];
  if (damage > 0) words.push(`damaged-${damage}`);
  if (blocks > 0) words.push(`blocks-${blocks + 1}`);
  return words.filter(Boolean).join(' ');
}
