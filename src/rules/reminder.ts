import { isPaid, paid, pay, paying, pays, singular, upperFirst, withArticle } from './english.ts';
import type { Params, Revision, Said, Term } from './types.ts';

/** [cost], [cost:pays], [n:a card|# cards]. Symbols such as {T} are no slots. */
const SLOT = /\[([a-z]+\d?)(?::([^\]]*))?\]/;
const SLOTS = new RegExp(SLOT, 'g');
/** Always has a word: that of the card, else its own. */
const HOLDER = 'holder';

const FILTERS: Readonly<Record<string, (value: string) => string>> = {
  pay,
  pays,
  paying,
  a: withArticle,
  one: singular,
};

/** By what `inForm` knows a form: what its sense says, else its text. */
export function sayingOf({ forms }: Term, form: number): string {
  return forms[form]?.sense?.says ?? forms[form]?.text ?? '';
}

/**
 * What a revision says at a place: of the word's own form where it has a sentence for it, else of whoever has the
 * term there, else of the card.
 */
export function saidHere(revision: Revision, { who }: Params, form = ''): Said {
  const { granted = revision, player = granted } = revision;
  return (
    revision.inForm?.[form] ?? (who === undefined ? revision : who === 'player' ? player : granted)
  );
}

/**
 * A reminder with the card's parameters in its slots; the general one where one of them is missing. The words of
 * the filters are explained in rules-data/README.md, "Reminders".
 */
export function fillReminder({ reminder, general }: Said, params: Params): string {
  const said = fillSlots(reminder, params) ?? (general && fillSlots(general, params));
  return said || general || reminder;
}

/**
 * A term's heading as the card has it: "Kicker {2}{W}", "Ward—Pay 3 life", "Swampwalk". The plain name where
 * the form has no places or the card filled none; the form's own text, or what its sense says, where it has a sentence of
 * its own.
 */
export function fillTitle(term: Term, params: Params, form = 0, inForm?: Said): string {
  const text = term.forms[form]?.text ?? '';
  if (inForm && !SLOT.test(inForm.reminder)) return upperFirst(sayingOf(term, form));
  const front = SLOT.test(text) && params.type ? fillWords(text, params) : term.name;
  // The title names: what stands after a cost's colon is what the ability does.
  return upperFirst(front) + (params.tail ?? '').replace(/(?<=[^:\s].*?):\s.*$/s, '');
}

/** A title is read at a glance: at most so many characters. */
const LONGEST_TITLE = 48;

/** A title that is too long, cut at a word. */
export function shortTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const cut = title.slice(0, LONGEST_TITLE - 1);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('}') + 1));
  return `${(whole || cut).replace(/[\s,;—-]+$/, '')}…`;
}

function fillSlots(template: string, params: Params): string | undefined {
  let complete = true;
  const filled = template.replace(SLOTS, (_, slot: string, filter?: string) => {
    if (slot === HOLDER) return params.holder ?? filter ?? '';
    const value = params[slot];
    if (value === undefined || (slot.startsWith('cost') && !isPaid(value))) {
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
