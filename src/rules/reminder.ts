import { paid, pay, paying, pays, singular, upperFirst, withArticle } from './english.ts';
import type { Params, Revision, Term } from './types.ts';

/** [cost], [cost:pays], [n:a card|# cards]. Symbols such as {T} are no slots. */
const SLOT = /\[([a-z]+\d?)(?::([^\]]*))?\]/;
const SLOTS = new RegExp(SLOT, 'g');

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
  const text = term.forms[form]?.text ?? '';
  const front = SLOT.test(text) && params.type ? fillWords(text, params) : term.name;
  return upperFirst(front) + (params.tail ?? '');
}

function fillSlots(template: string, params: Params): string | undefined {
  let complete = true;
  const filled = template.replace(SLOTS, (_, slot: string, filter?: string) => {
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
  return pattern.replace(SLOTS, (_, slot: string) => params[slot] ?? '');
}
