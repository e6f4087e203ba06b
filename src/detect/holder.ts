import { COST_VERBS } from '../rules/english.ts';

/** Who has an ability that a text speaks of, as far as its grammar tells. */
export interface Holder {
  /**
   * - `this`: the object that the text stands on.
   * - `other`: something else that has or gets it.
   * - `player`: a player.
   * - `any`: whatever has it ("creatures with flying"), or what lacks or loses it.
   */
  readonly who: 'this' | 'other' | 'player' | 'any';
  /** What it is, in one word: creature, spell, card ... */
  readonly noun?: string | undefined;
  /** In the text's own words: "Other creatures you control". */
  readonly words?: string | undefined;
}

/** Tells the card's own name. */
type IsOwn = (words: string) => boolean;

const THIS: Holder = { who: 'this' };

const NOUN =
  'creature|permanent|spell|card|token|artifact|land|enchantment|planeswalker|battle|Equipment|Aura|Vehicle|source|instant|sorcer(?:y|ie)';
const NOUNS = new RegExp(`\\b(?:${NOUN})(?=s?\\b)`, 'gi');
/** What only tells more of a noun before it. */
const AFTER_NOUN =
  / (?:you|your|that|with|without|of|in|from|an opponent|they|their|named|on|whose|other than)\b.*/;
/** What gives, takes or names an ability; "has been", "gains 2 life" and "with a" say something else. */
const GIVES =
  /\b(?:ha(?:s|ve|d|ving)|gain(?:s|ed|ing)?|with(?:out)?|los(?:es?|t|ing))\b(?! (?:been|to|an?|its|their|it|them|this|control|life|\d|X|that|power|toughness|mana|total|base)\b)/gi;
const SIGN = /[.;:\n(•—|]|--/;
const JOINT =
  /,? (?:and|or|then|but) |, |\b(?:you may have|if|when(?:ever)?|as long as|while|instead|until end of turn|until your next turn|unless|where|as though|except|because) /i;
/** Where a text is divided, the joints among the pieces. */
const DIVIDED = new RegExp(`(${JOINT.source}|${SIGN.source})`, 'i');
const FINITE =
  "gets?|gains?|ha[sd]|have|is|isn't|are|was|were|becomes?|can|can't|loses?|deals?|fights?|enters?|attacks?|blocks?|dies|doesn't|don't|must|may";
/** What begins a part without a subject: an order, or a verb that goes on from the subject before. */
const ORDER = new RegExp(
  `^\\W*(?:(?:then|also|you may|instead|each) )*(?:${FINITE}|${COST_VERBS}|destroy|search|look|cast|play|counter|copy|regenerate|transform|turn|suspect|goad|manifest|for|at|during|in|rather)\\b`,
  'i',
);
/** A verb after its subject, and not one that only says which ("that attacked"). */
const VERB = new RegExp(
  `(?<!\\b(?:that|who|which)) (?:${FINITE}|still|also|each(?= (?:gets?|gains?|have|has)\\b|$)|both|perpetually|leaves?|untaps?|would|comes?|casts|creates|this turn)\\b.*`,
  'i',
);
const PRONOUN =
  /^(?:(?:it|they|he|she|them)(?:'.*)?|both|each of .*|(?:the|that|those|these) .*)$/i;
const SELF = /^(?:this (?!turn)\w+|~)$/i;
const PLAYER = /^(?:you|(?:\S+ ){0,3}(?:players?|opponents?|controller|owner))$/i;
const OBJECT = new RegExp(
  `(?:\\b(?:up to \\w+|each|all|an?other|other|target|enchanted|equipped|an?|that|those|this) (?:(?! (?:on|to|from|of) )[^,])*?)?\\b(?:${NOUN})s?\\b(?: (?:card|spell|token)s?)?(?: (?:you|they|an opponent|your opponents) (?:don't )?(?:control|own)s?)?|\\b(?:target|an?|another|all|each) [A-Z]\\w+`,
  'g',
);
/** Words of those that are many, or any: a name of its own has none of them. */
const OTHERS =
  /\b(?:other|target|all|another|enchanted|equipped|you control|commanders?)\b|^each\b/i;
const PLURAL = /^[A-Z]\w+s$/;
/** What is told of something is nothing else: "it's a Dragon". */
const IS = /^(?:it|they|he|she)(?:'s|'re| is| are)\b|\bbecomes? an?\b/i;
/** A player who does something: what they do it to is spoken of next. */
const PLAYER_ACTS = /^(?:you|(?:an?|each|any|that|target|another) (?:player|opponent)) /i;
/** Between what gives and what is given: the sentence says something else. */
const GOES_ON = /\b(?:you|may|pay|is|was|are|costs?|value|library|hand|graveyard)\b/;
/** Abilities that are listed, and given only by what follows. */
const LISTED = /\b(?:choose|choice of|same is true|so on)\b(?:(?!\b(?:if|you|pay)\b).)*$/i;
/** Words of a sentence, which no list of keywords has. */
const SPEAKS =
  /\b(?:the|an?|its?|their|this|you|your|was|were|is|if|when|whenever|can't|may|each|all)\b/i;

/**
 * Who has the ability named from `start` to `end`: by the verb before it in its sentence and that verb's
 * subject; undefined where no verb gives it: it stands by itself, or is spoken of.
 */
export function holderAt(
  text: string,
  start: number,
  end: number,
  isOwn: IsOwn,
): Holder | undefined {
  const quote = openQuote(text, start);
  const inside = holderIn(text, quote + 1, start, end, isOwn);
  if (quote < 0 || (inside && inside.who !== 'this')) return inside;
  // What stands in quotation marks belongs to whatever gets it.
  return holderIn(text, 0, quote, quote, isOwn) ?? { who: 'any' };
}

/** Where the quotation that holds `start` opens, or -1. */
function openQuote(text: string, start: number): number {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const marks = text.slice(line, start).split('"').length - 1;
  return marks % 2 ? text.lastIndexOf('"', start - 1) : -1;
}

/** The line that chooses among the modes one of which begins at `line`; '' where none does. */
function headOf(text: string, line: number): string {
  if (!/[•*]/.test(text[line] ?? '')) return '';
  const head = text
    .slice(0, line)
    .split('\n')
    .findLast((other) => other && !/^[•*]/.test(other));
  // "Whenever you cast a spell, choose one": what "it" is in a mode is the card then.
  return head && !/^Whenever (?:you|a player|an opponent) /.test(head) ? `${head}\n` : '';
}

function holderIn(
  text: string,
  from: number,
  start: number,
  end: number,
  isOwn: IsOwn,
): Holder | undefined {
  const line = Math.max(from, text.lastIndexOf('\n', start - 1) + 1);
  // What is closed before, a quotation or a reminder, has sentences of its own. A mode goes on from what chooses it.
  const before = (headOf(text, line) + text.slice(line, start)).replace(
    /"[^"]*"|\([^()]*\)/g,
    (closed) => '_'.repeat(closed.length - 1) + (/[.!]\W*$/.test(closed) ? '.' : '_'),
  );
  const sentence = before.split(SIGN).at(-1) ?? '';
  const earlier = before.slice(0, before.length - sentence.length);
  const counter = /^\s+counters?\b(?: on ([^,.;:"]+))?/.exec(text.slice(end, end + 60));
  if (counter) {
    const on = counter[1]?.replace(VERB, '').split(JOINT)[0];
    return on ? (whose(on, before, isOwn) ?? THIS) : { who: 'any' };
  }
  const gives = [...sentence.matchAll(GIVES)].at(-1);
  if (!gives || GOES_ON.test(sentence.slice(gives.index + gives[0].length))) {
    if (LISTED.test(sentence)) return { who: 'any' };
    return SPEAKS.test(sentence) ? undefined : THIS;
  }
  const said = sentence.slice(0, gives.index).trim();
  const which = / (?:that|who|which)(?: (?:already|also|d\S+n't))?$/i.exec(said);
  if (which)
    return { who: 'any', noun: nounOf(said.slice(0, which.index).split(JOINT).at(-1) ?? '') };
  if (/^with/i.test(gives[0])) return described(said, earlier, isOwn);
  const holder = subjectOf(said, earlier, isOwn);
  return holder.who === 'other' && /^lo/i.test(gives[0]) ? { ...holder, who: 'any' } : holder;
}

/** "becomes a 3/3 creature with" says it of the subject, "create a token with" of the token, the rest of any. */
function described(said: string, earlier: string, isOwn: IsOwn): Holder {
  if (/\bcreates? (?:(?! for each | where ).)*\btokens?\b(?!.* (?:for each|where) )/i.test(said))
    return { who: 'other', noun: 'token' };
  const becomes =
    /(?: (?:becomes?|is|are)|(?<=\b(?:it|they))'(?:s|re)) (?:an? |\d|X|all )[^,]*$| enters?\b[^,]*$/i.exec(
      said,
    );
  if (becomes) return subjectOf(said.slice(0, becomes.index), earlier, isOwn);
  return { who: 'any', noun: nounOf(said.split(JOINT).at(-1) ?? '') };
}

interface Part {
  readonly at: number;
  readonly text: string;
}

/** The parts that commas, conjunctions and signs divide a text into. */
function partsOf(text: string): Part[] {
  let at = 0;
  return text.split(DIVIDED).flatMap((text, i) => {
    const part = { at: at + text.search(/\S|$/), text: text.trim() };
    at += text.length;
    return i % 2 || !part.text ? [] : [part];
  });
}

/** The subject of the verb that follows `said`. */
function subjectOf(said: string, earlier: string, isOwn: IsOwn): Holder {
  const parts = partsOf(said);
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] as Part;
    // "gets +1/+1 for each Aura and Equipment and has": what is counted is no subject.
    const counted = / for each [^,]*$/.test(parts[i - 1]?.text ?? '') && said[part.at - 2] !== ',';
    if (counted || ORDER.test(part.text)) continue;
    let from = part.at;
    const own = subjectFrom(said, from);
    const found = whose(own, earlier + said.slice(0, from), isOwn);
    if (!found) continue;
    if (found.who !== 'other' || !found.words || PRONOUN.test(part.text.replace(VERB, '')))
      return found;
    // "Artifacts, creatures, and lands you control"
    for (let j = i - 1; j >= 0 && isListed(said, parts[j] as Part, from, j === i - 1); j--)
      from = (parts[j] as Part).at;
    const words = subjectFrom(said, from);
    return from === part.at ? found : { ...found, noun: nounOf(words), words };
  }
  return whose('it', earlier, isOwn) ?? THIS;
}

/** The subject that begins at an index, up to its verb. */
function subjectFrom(said: string, from: number): string {
  return said
    .slice(from)
    .replace(/^\W*(?:then )?/i, '')
    .replace(VERB, '');
}

/** Whether a part is a noun of the same list as what follows it. */
function isListed(said: string, { at, text }: Part, from: number, isLast: boolean): boolean {
  return (
    (isLast ? /^,?\s*(?:and|or)\s*$/ : /^,\s*$/).test(said.slice(at + text.length, from)) &&
    (nounOf(text) !== undefined || /^you$/i.test(text)) &&
    !ORDER.test(text) &&
    !VERB.test(text) &&
    !PLAYER_ACTS.test(text) &&
    text.split(' ').length < 5
  );
}

/** Whom words name; a pronoun stands for what is named before it. Undefined where they name nobody. */
function whose(words: string, before: string, isOwn: IsOwn): Holder | undefined {
  if (!PRONOUN.test(words)) return named(words, isOwn);
  const noun = nounOf(words);
  for (const { text } of partsOf(before).reverse()) {
    const subject = text.replace(VERB, '');
    const acts = ORDER.test(text) || PRONOUN.test(subject) || PLAYER_ACTS.test(text);
    // "Whenever a Minotaur attacks"; "or a Minotaur" goes on with what something is.
    const isOne = subject !== text && /^[Aa]n? [A-Z]/.test(subject);
    const one: Holder = { who: 'other', noun: 'creature', words: subject };
    const first = acts ? undefined : isOne ? one : named(subject, isOwn);
    const isCopy = /\btokens? that\b/.test(text);
    const object = isCopy ? 'a token' : IS.test(text) ? undefined : text.match(OBJECT)?.at(-1);
    const found = first && first.who !== 'player' ? first : object && named(object, isOwn);
    // "Untap Bramble Ox. It gains ..."
    const isSelf = (piece: string) => SELF.test(piece) || isOwn(piece);
    if (!found && !noun && text.split(/^\W*\w+ | (?:on|from) /).some(isSelf)) return THIS;
    if (found && found.who !== 'player' && !(noun && found.who === 'this'))
      return noun ? { who: 'other', noun, words } : found;
  }
  if (noun) return { who: 'other', noun, words };
  return /^(?:they|them|both)/i.test(words) ? { who: 'any' } : THIS;
}

function named(words: string, isOwn: IsOwn): Holder | undefined {
  if (SELF.test(words) || isOwn(words)) return THIS;
  if (PLAYER.test(words)) return { who: 'player', words };
  const noun = nounOf(words);
  return noun || OTHERS.test(words) || PLURAL.test(words)
    ? { who: 'other', noun: noun ?? 'creature', words }
    : undefined;
}

/** The noun of a noun phrase, in the singular: several kinds of permanent are a permanent. */
function nounOf(words: string): string | undefined {
  const nouns = words.replace(AFTER_NOUN, '').match(NOUNS) ?? [];
  const last = nouns.at(-1);
  if (!last) return undefined;
  const noun = /^(?:instant|sorcer)/i.test(last) ? 'spell' : last.toLowerCase();
  if (/^(?:spell|card|token|source)$/.test(noun)) return noun;
  if (new Set(nouns).size > 1 && /,| and | or /.test(words)) return 'permanent';
  return /^(?:equipment|aura|vehicle)$/.test(noun)
    ? `${noun[0]?.toUpperCase()}${noun.slice(1)}`
    : noun;
}
