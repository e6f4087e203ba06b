import { formatCreature, NotationError, parseCreature } from '../../combat/notation.ts';
import type { Creature } from '../../combat/types.ts';
import { message } from '../../ui/i18n.ts';
import { findCell, TABLES } from './data.ts';
import type { Setup } from './setup.ts';

/** What the part of the page's address after "#" asks for. */
export type Address =
  | { readonly kind: 'none' }
  | { readonly kind: 'cell'; readonly table: string; readonly row: string; readonly column: string }
  | { readonly kind: 'place'; readonly id: string }
  | { readonly kind: 'try'; readonly setup: Setup }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Parts of the page, besides the tables, that have an address. */
const SECTIONS = ['try', 'editions', 'closing'];

/**
 * Reads an address: `#attack/deathtouch/first-strike` (a cell), `#attack/deathtouch` or `#attack` (a place on
 * the page), `#try/attack/Herder_2-2_banding,Ox_1-4/Boar_3-3` (a whole fight; `/ordered` may follow).
 */
export function parseAddress(hash: string): Address {
  const [first = '', second = '', third = '', fourth, ...more] = hash.replace(/^#/, '').split('/');
  if (first === '') return { kind: 'none' };
  if (first === 'try' && second !== '') return parseFight(second, third, fourth ?? '', more[0]);
  if (third !== '' && fourth === undefined && findCell(first, second, third))
    return { kind: 'cell', table: first, row: second, column: third };
  if (SECTIONS.includes(first)) return { kind: 'place', id: first };
  const table = TABLES.find(({ id }) => id === first);
  if (table && second === '') return { kind: 'place', id: first };
  if (table?.rows.some(({ id }) => id === second) && third === '')
    return { kind: 'place', id: `${first}/${second}` };
  return { kind: 'unreadable', reason: message('matrixNoCell', hash.replace(/^#/, '')) };
}

function parseFight(side: string, attackers: string, blockers: string, rule?: string): Address {
  try {
    const creatures = (list: string) =>
      list
        .split(',')
        .filter(Boolean)
        .map((line) => parseCreature(decodeURIComponent(line)));
    const setup: Setup = {
      attackers: creatures(attackers),
      blockers: creatures(blockers),
      side: side === 'block' ? 'block' : 'attack',
      division: rule === 'ordered' ? 'ordered' : 'free',
    };
    return { kind: 'try', setup };
  } catch (error) {
    return { kind: 'unreadable', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof URIError) return message('matrixGarbled');
  if (!(error instanceof NotationError)) return String(error);
  return error.unknown === undefined
    ? message('matrixNoCreature', error.line)
    : message('matrixUnknownAbility', error.unknown, error.line);
}

/** The address, with its "#", that holds a whole set-up. */
export function fightAddress(setup: Setup): string {
  const list = (creatures: readonly Creature[]) => creatures.map(inLink).join(',');
  const rule = setup.division === 'ordered' ? '/ordered' : '';
  return `#try/${setup.side}/${list(setup.attackers)}/${list(setup.blockers)}${rule}`;
}

function inLink(creature: Creature): string {
  const name = creature.name.replaceAll('_', ' ');
  const words = formatCreature({ ...creature, name: '' }).replace('/', '-');
  return encodeURIComponent(`${name} ${words}`.trim().replaceAll(' ', '_')).replaceAll("'", '%27');
}
