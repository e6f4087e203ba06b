import { message } from '../../ui/i18n.ts';
import { findCell, TABLES } from './data.ts';

/** What the part of the page's address after "#" asks for. */
export type Address =
  | { readonly kind: 'none' }
  | { readonly kind: 'cell'; readonly table: string; readonly row: string; readonly column: string }
  | { readonly kind: 'place'; readonly id: string }
  /** A fight of an older link, as the fight page has it. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Parts of the page, besides the tables, that have an address. */
const SECTIONS = ['editions', 'closing'];

/** The last edition with an order of damage assignment, which older links call "ordered". */
const LAST_ORDERED = '2024-09-20';

/**
 * Reads an address: `#attack/deathtouch/first-strike` (a cell), `#attack/deathtouch` or `#attack` (a place on
 * the page). Links of before the fight page had a whole fight: `#try/attack/Herder_2-2_banding,Ox_1-4/Boar_3-3`,
 * and `/ordered` after it.
 */
export function parseAddress(hash: string): Address {
  const [first = '', second = '', third = '', fourth, ...more] = hash.replace(/^#/, '').split('/');
  if (first === '') return { kind: 'none' };
  if (first === 'try' && second !== '') {
    const edition = more[0] === 'ordered' ? `/edition=${LAST_ORDERED}` : '';
    const side = second === 'block' ? '/side=block' : '';
    return { kind: 'moved', to: `fight.html#${third}/${fourth ?? ''}${edition}${side}` };
  }
  if (third !== '' && fourth === undefined && findCell(first, second, third))
    return { kind: 'cell', table: first, row: second, column: third };
  if (SECTIONS.includes(first)) return { kind: 'place', id: first };
  const table = TABLES.find(({ id }) => id === first);
  if (table && second === '') return { kind: 'place', id: first };
  if (table?.rows.some(({ id }) => id === second) && third === '')
    return { kind: 'place', id: `${first}/${second}` };
  return { kind: 'unreadable', reason: message('matrixNoCell', hash.replace(/^#/, '')) };
}
