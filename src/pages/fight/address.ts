import { isDate } from '../../calendar.ts';
import { formatCreature, NotationError, parseCreature } from '../../combat/notation.ts';
import type { Creature } from '../../combat/types.ts';
import { message } from '../../ui/i18n.ts';
import { combatFormat } from '../combat-formats.ts';
import { inFormat, LONGEST_NAME, type Setup } from './setup.ts';

/** What the part of the page's address after "#" asks for. */
export type Address =
  | { readonly kind: 'none' }
  | { readonly kind: 'fight'; readonly setup: Setup }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Longer than any fight that can be played. */
const LONGEST_ADDRESS = 20_000;

/**
 * Reads an address: `#Herder_2-2_banding,Ox_1-4/Boar_3-3/edition=2019-01-25/planeswalker=4/side=block`. Attackers,
 * blockers, and then what is not as usual, in any order.
 */
export function parseAddress(hash: string): Address {
  const text = hash.replace(/^#/, '');
  if (text === '') return { kind: 'none' };
  if (text.length > LONGEST_ADDRESS) return { kind: 'unreadable', reason: message('fightGarbled') };
  const [attackers = '', blockers = '', ...more] = text.split('/');
  const options = new Map(more.map((each) => each.split('=', 2) as [string, string | undefined]));
  const edition = options.get('edition') ?? '';
  const loyalty = Number(options.get('planeswalker'));
  try {
    const setup: Setup = {
      attackers: creatures(attackers),
      blockers: creatures(blockers),
      side: options.get('side') === 'block' ? 'block' : 'attack',
      ...(isDate(edition) && { edition }),
      ...(Number.isInteger(loyalty) && loyalty > 0 && { planeswalker: loyalty }),
    };
    return { kind: 'fight', setup: inFormat(setup, combatFormat(options.get('format'))) };
  } catch (error) {
    return { kind: 'unreadable', reason: reasonOf(error) };
  }
}

const creatures = (list: string): Creature[] =>
  list
    .split(',')
    .filter(Boolean)
    .map((line) => parseCreature(decodeURIComponent(line)))
    .map((creature) => ({ ...creature, name: creature.name.slice(0, LONGEST_NAME) }));

function reasonOf(error: unknown): string {
  if (error instanceof URIError) return message('fightGarbled');
  if (!(error instanceof NotationError)) return String(error);
  return error.unknown === undefined
    ? message('fightNoCreature', error.line)
    : message('fightUnknownAbility', error.unknown, error.line);
}

/** The address, with its "#", that holds a whole set-up. */
export function fightAddress(setup: Setup): string {
  const { attackers, blockers, side, edition, format, planeswalker } = setup;
  const list = (all: readonly Creature[]) => all.map(inLink).join(',');
  const more = [
    edition === undefined ? '' : `/edition=${edition}`,
    format === undefined ? '' : `/format=${format}`,
    planeswalker === undefined ? '' : `/planeswalker=${planeswalker}`,
    side === 'block' ? '/side=block' : '',
  ];
  return `#${list(attackers)}/${list(blockers)}${more.join('')}`;
}

function inLink(creature: Creature): string {
  const name = creature.name.replaceAll('_', ' ');
  const words = formatCreature({ ...creature, name: '' }).replace('/', '-');
  return encodeURIComponent(`${name} ${words}`.trim().replaceAll(' ', '_')).replaceAll("'", '%27');
}
