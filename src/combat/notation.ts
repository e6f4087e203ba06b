import { ABILITIES, type Ability, type Creature } from './types.ts';

/**
 * A creature in one line: its name, power/toughness, abilities, and the damage already on it.
 * "Herder 2/2 banding first-strike", "Ox 1/4 damaged-2". In a link "_" stands for a space and "-" for the stroke
 * of 1/4: "Ox_1-4_damaged-2".
 */
const LINE =
  /^(?:(?<name>.*?)[ _])?(?<power>\d+)[/-](?<toughness>\d+)(?<rest>(?:[ _][a-z0-9-]+)*)$/u;

const DAMAGED = /^damaged-(\d+)$/;

/** A line that is no creature. Its message is for whoever writes such lines; users are told by the fields. */
export class NotationError extends SyntaxError {
  override name = 'NotationError';
  readonly line: string;
  /** The word that is no ability, where all else could be read. */
  readonly unknown: string | undefined;

  constructor(line: string, unknown?: string) {
    super(
      unknown === undefined
        ? `not a creature like "Ox 1/4 banding": "${line}"`
        : `unknown ability "${unknown}" in "${line}"`,
    );
    this.line = line;
    this.unknown = unknown;
  }
}

/** Reads a creature. Throws NotationError. */
export function parseCreature(line: string): Creature {
  const groups = LINE.exec(line)?.groups;
  if (!groups) throw new NotationError(line);
  const abilities: Ability[] = [];
  let damage = 0;
  for (const word of (groups.rest ?? '').split(/[ _]/).filter(Boolean)) {
    const ability = ABILITIES.find((known) => known === word);
    const damaged = DAMAGED.exec(word)?.[1];
    if (ability) abilities.push(ability);
    else if (damaged) damage = Number(damaged);
    else throw new NotationError(line, word);
  }
  const creature = {
    name: (groups.name ?? '').replaceAll('_', ' ').trim(),
    power: Number(groups.power),
    toughness: Number(groups.toughness),
    abilities: ABILITIES.filter((ability) => abilities.includes(ability)),
  };
  return damage > 0 ? { ...creature, damage } : creature;
}

/** Writes a creature so that parseCreature reads the same; the other way round for any name without "_". */
export function formatCreature(creature: Creature): string {
  const { name, power, toughness, abilities, damage = 0 } = creature;
  const words = [
    name,
    `${power}/${toughness}`,
    ...ABILITIES.filter((each) => abilities.includes(each)),
  ];
  if (damage > 0) words.push(`damaged-${damage}`);
  return words.filter(Boolean).join(' ');
}
