import { ABILITIES, type Ability, type Creature } from './types.ts';

/**
 * A creature in one line: its name, power/toughness, abilities, and the damage already on it.
 * "Herder 2/2 banding first-strike", "Ox 1/4 damaged-2". In a link "_" stands for a space and "-" for the stroke
 * of 1/4: "Ox_1-4_damaged-2".
 */
const LINE =
  /^(?:(?<name>.*?)[ _])?(?<power>\d+)[/-](?<toughness>\d+)(?<rest>(?:[ _][a-z0-9-]+)*)$/u;

const DAMAGED = /^damaged-(\d+)$/;

/**
 * Reads a creature.
 * @throws SyntaxError that names the line, and the word where one is not known.
 */
export function parseCreature(line: string): Creature {
  const groups = LINE.exec(line)?.groups;
  if (!groups) throw new SyntaxError(`not a creature like "Ox 1/4 banding": "${line}"`);
  const abilities: Ability[] = [];
  let damage = 0;
  for (const word of (groups.rest ?? '').split(/[ _]/).filter(Boolean)) {
    const ability = ABILITIES.find((known) => known === word);
    const damaged = DAMAGED.exec(word)?.[1];
    if (ability) abilities.push(ability);
    else if (damaged) damage = Number(damaged);
    else throw new SyntaxError(`unknown ability "${word}" in "${line}"`);
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
