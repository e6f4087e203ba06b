/** Inflects the few kinds of English that costs and objects on cards are written in. Pure. */

/** Verbs that begin a cost, so that a second one after "and", "or" or a comma is inflected too. */
export const COST_VERBS =
  'add|attach|behold|blight|choose|collect|create|discard|draw|exert|exile|flip|forage|gain|get|give|have|lose|mill|' +
  'move|pay|put|remove|return|reveal|sacrifice|say|shuffle|skip|tap|unattach|untap|waterbend';

const CLAUSE_STARTS = new RegExp(
  `(^|, (?:and |or |then )?|\\b(?:and|or|then) )(${COST_VERBS})\\b`,
  'gi',
);

const PAID = new RegExp(`^(?:${COST_VERBS})\\b`, 'i');

const SYMBOLS_FIRST = /^[{\dX]/;

/** Verbs whose last consonant doubles before -ing. */
const DOUBLING = /^(tap|untap|put|get|cut|set|skip|spin)$/;

/** "Discard a card" → "discard a card"; "{2}{W}" → "pay {2}{W}"; "{2}, Discard a card" → "pay {2} and discard a card". */
export function pay(cost: string): string {
  return inflectCost(cost, (verb) => verb);
}

/** As `pay`, for a third person: "discards a card", "pays {2}". */
export function pays(cost: string): string {
  return inflectCost(cost, thirdPerson);
}

/** As `pay`, as a gerund: "discarding a card", "paying {2}". */
export function paying(cost: string): string {
  return inflectCost(cost, gerund);
}

/** Whether a cost is one that a payer pays or does: "An opponent gains 1 life" has a subject of its own. */
export function isPaid(cost: string): boolean {
  return SYMBOLS_FIRST.test(cost) || PAID.test(cost);
}

/** What is paid, without the verb "pay": "3 life", "{2}{W}", "discard a card". */
export function paid(cost: string): string {
  return lowerFirst(cost.replace(/^pay /i, ''));
}

/** With its article: "a Swamp", "an Island"; words that have a determiner already stay as they are. */
export function withArticle(noun: string): string {
  if (DETERMINED.test(noun)) return noun;
  return `${/^(?:[aeiou]|X\b|8|11\b|18\b)/i.test(noun) && !/^(?:uni|one\b|eu)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

const DETERMINED =
  /^(?:an?|the|another|any|each|every|all|your|their|its|this|that|target|up to|one|two|three|four|X|\d+)\b/i;

/** The singular of the first noun phrase: "artifacts" → "artifact", "Elves you control" → "Elf you control". */
export function singular(noun: string): string {
  const [, head = noun, tail = ''] =
    /^(.*?)( (?:you|that|with|of|in|named|an?|on)\b.*)?$/.exec(noun) ?? [];
  const words = head.split(' ');
  const last = words.pop() ?? '';
  return [...words, singularWord(last)].join(' ') + tail;
}

function singularWord(word: string): string {
  // Plains, Locus and Pegasus are their own singulars.
  if (/(?:us|ss|ains)$/.test(word)) return word;
  return word
    .replace(/(l|ar|ie|ol)ves$/, (_, stem: string) => `${stem}f`)
    .replace(/(ch|sh|ss|x|z)es$/, '$1')
    .replace(/(?<!zomb|faer|valkyr|gen)ies$/i, 'y')
    .replace(/s$/, '');
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** First letter small, unless it begins a symbol, a lone X, or a proper name (a second capital follows). */
function lowerFirst(text: string): string {
  return /^(?:X\b|[A-Z][A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function inflectCost(cost: string, inflect: (verb: string) => string): string {
  const started = SYMBOLS_FIRST.test(cost) ? `pay ${cost}` : lowerFirst(cost);
  const joined = started.replace(/(\}|\d), (?=[A-Za-z])(?!and |or )(?!.*, )/, '$1 and ');
  return joined.replace(
    CLAUSE_STARTS,
    (_, lead: string, verb: string) => lead + inflect(verb.toLowerCase()),
  );
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function gerund(verb: string): string {
  if (DOUBLING.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  return `${verb.replace(/e$/, '')}ing`;
}
