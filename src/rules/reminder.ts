import { paid, pay, paying, pays, singular, upperFirst, withArticle } from './english.ts';
import type { Form, Params, Revision, Term } from './types.ts';

/** [cost], [cost:pays], [n:a card|# cards]. Symbols such as {T} are no slots. */
const SLOT = /\[([a-z]+\d?)(?::([^\]]*))?\]/g;

const FILTERS: Readonly<Record<string, (value: string) => string>> = {
  pay,
  pays,
  paying,
  a: withArticle,
  one: singular,
};

/**
 * A revision's reminder with the card's parameters in its slots; the general reminder where one of them is
 * missing. The words of the filters are explained in rules-data/README.md, "Reminders".
 */
export function fillReminder(revision: Revision, params: Params): string {
  return fillSlots(revision.reminder, params) ?? revision.general ?? revision.reminder;
}

/**
 * A term's heading as the card has it: "Kicker {2}{W}", "Ward—Pay 3 life", "Swampwalk". The plain name where
 * the form has no places or the card filled none.
 */
export function fillTitle(term: Term, params: Params, form = 0): string {
  const { text, then = [] } = term.forms[form] ?? { text: term.name };
  const own = slotsOf(text);
  if (own.some((slot) => params[slot] === undefined)) return term.name;
  const name = own.length ? upperFirst(fillWords(text, params)) : term.name;
  const given = Object.keys(params).filter((slot) => !own.includes(slot));
  const pattern = then.find((candidate) => {
    const slots = slotsOf(candidate);
    return slots.length === given.length && slots.every((slot) => given.includes(slot));
  });
  if (given.length === 0 || pattern === undefined) return name;
  return join(name, fillWords(pattern, params), pattern);
}

/** The slots in a form's text or pattern, in order. */
export function slotsOf(pattern: string): string[] {
  return [...pattern.matchAll(SLOT)].map(([, slot = '']) => slot);
}

/** Whether a form takes parameters at all. */
export function takesParams({ text, then }: Form): boolean {
  return then !== undefined || slotsOf(text).length > 0;
}

function fillSlots(template: string, params: Params): string | undefined {
  let complete = true;
  const filled = template.replace(SLOT, (_, slot: string, filter?: string) => {
    const value = params[slot];
    if (value === undefined) {
      complete = false;
      return '';
    }
    if (filter === undefined) return slot.startsWith('cost') ? paid(value) : value;
    if (filter.includes('|')) return byNumber(filter, value);
    return FILTERS[filter]?.(value) ?? value;
  });
  return complete ? upperFirst(filled) : undefined;
}

function byNumber(forms: string, value: string): string {
  const [one = '', many = ''] = forms.split('|');
  return (/^(?:1|one|an?)$/i.test(value) ? one : many).replaceAll('#', value);
}

function fillWords(pattern: string, params: Params): string {
  return pattern.replace(SLOT, (_, slot: string) => params[slot] ?? '');
}

/** A cost in words stands behind a dash on cards, one in symbols behind a space. */
function join(name: string, tail: string, pattern: string): string {
  if (/^\[cost/.test(pattern) && /^[A-Z][a-z]/.test(tail)) return `${name}—${tail}`;
  return /^[—:]/.test(tail) ? name + tail : `${name} ${tail}`;
}
