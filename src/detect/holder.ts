import { headOf, lineStart, openQuote } from './holder-line.ts';
import { type Holder, type IsOwn, named, nounOf, THIS } from './holder-nouns.ts';
import {
  A_KIND,
  BASE_SIZE,
  CONDITION,
  DIVIDED,
  EXILED_WITH,
  GIVES,
  GOES_ON,
  IS,
  JOINT,
  LISTED,
  NAME,
  NO_OBJECT,
  OBJECT,
  ORDER,
  PLAYER_ACTS,
  PRONOUN,
  SELF,
  SEVERAL,
  SIGN,
  SINGULAR,
  SPEAKS,
  VERB,
} from './holder-words.ts';

export type { Holder };

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

function holderIn(
  text: string,
  from: number,
  start: number,
  end: number,
  isOwn: IsOwn,
): Holder | undefined {
  const line = Math.max(from, lineStart(text, start));
  // What is closed before, a quotation or a reminder, has sentences of its own. A mode goes on from what chooses it.
  const before = (headOf(text, line) + text.slice(line, start).replaceAll('\n', ' '))
    .replace(
      /"[^"]*"|\([^()]*\)/g,
      (closed) => '_'.repeat(closed.length - 1) + (/[.!]\W*$/.test(closed) ? '.' : '_'),
    )
    .replace(BASE_SIZE, ' with ');
  const sentence = before.split(SIGN).at(-1) ?? '';
  const earlier = before.slice(0, before.length - sentence.length);
  const counter = /^\s+counters?\b(?: on ([^,.;:"]+))?/.exec(text.slice(end, end + 60));
  if (counter) {
    const on = counter[1]
      ?.replace(/ at .*/, '')
      .replace(VERB, '')
      .split(JOINT)[0];
    return on ? (whose(on, before, isOwn) ?? THIS) : { who: 'any' };
  }
  const gives = [...sentence.matchAll(GIVES)].at(-1);
  if (
    !gives ||
    GOES_ON.test(sentence.slice(gives.index + gives[0].length).replace(CONDITION, ''))
  ) {
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
  if (becomes) {
    const holder = subjectOf(said.slice(0, becomes.index), earlier, isOwn);
    // "Target land becomes a 3/3 creature with": what has it then is the creature.
    const staysSo = holder.who !== 'other' || holder.noun === 'token';
    const noun = staysSo ? undefined : nounOf(becomes[0].replace(/ with .*/, ''));
    return noun ? { ...holder, noun } : holder;
  }
  return { who: 'any', noun: nounOf(said.split(JOINT).at(-1)?.split(' with ').at(-1) ?? '') };
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
  // "X is the number of times this creature has mutated"
  if (/ times this \w+$/.test(said)) return THIS;
  const parts = partsOf(said);
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] as Part;
    // "gets +1/+1 for each Aura and Equipment and has": what is counted is no subject.
    const counted = / for each [^,]*$/.test(parts[i - 1]?.text ?? '') && said[part.at - 2] !== ',';
    if (counted || ORDER.test(part.text)) continue;
    let from = part.at;
    const own = subjectFrom(said, from);
    // A name with a comma in it, and that of the card's other side.
    const isName = i === parts.length - 1 && NAME.test(own) && !PRONOUN.test(own);
    if (isName && !/ (?:and|or) $/.test(said.slice(0, from)) && !named(own, isOwn)) return THIS;
    if (isOwn(`${parts[i - 1]?.text}, ${own}`)) return THIS;
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
    .replace(/^[^\p{L}\d]*(?:then )?/iu, '')
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
  const isThird = /^(?:it|they|he|she|them)\b/i.test(words);
  if (!PRONOUN.test(words) || (isOwn(words) && !isThird)) return named(words, isOwn);
  let isOne = SINGULAR.test(words);
  // "he's a 3/4 Ninja creature": what is told of him is no noun of his.
  const noun = isThird ? undefined : nounOf(words);
  const parts = partsOf(before);
  for (let i = parts.length - 1; i >= 0; i--) {
    const { text, at } = parts[i] as Part;
    if (/ of (?:them|those)\b/.test(text)) isOne = false;
    const found = antecedent(text, isOne, isOwn);
    if (found === THIS && !noun) return THIS;
    if (found && found.who !== 'player' && !(noun && found.who === 'this'))
      return noun ? { who: 'other', noun, words } : onBattlefield(found, before.slice(at));
  }
  if (noun) return { who: 'other', noun, words };
  return /^(?:they|them|both)/i.test(words) ? { who: 'any' } : THIS;
}

/** What a pronoun after a part of a sentence may stand for; `isOne`: no several. */
function antecedent(text: string, isOne: boolean, isOwn: IsOwn): Holder | undefined {
  const isSelf = (piece: string) => SELF.test(piece) || isOwn(piece);
  const subject = text.replace(VERB, '');
  const acts =
    !isOwn(subject) && (ORDER.test(text) || PRONOUN.test(subject) || PLAYER_ACTS.test(text));
  // "Whenever a Minotaur attacks"; "or a Minotaur" goes on with what something is.
  const isA = subject !== text && /^[Aa]n? [A-Z]/.test(subject);
  const a: Holder = { who: 'other', noun: 'creature', words: subject };
  const first = acts ? undefined : isA ? a : named(subject, isOwn);
  if (first && first.who !== 'player' && !(isOne && SEVERAL.test(subject))) return first;
  // "Untap Bramble Ox. It gains ...", "You may cast Bramble Ox as though it had ..."
  const pieces = text.split(/^\W*(?:you may )?\w+ | (?:on|from) /);
  const isCopy = /\btokens? that\b/.test(text);
  const none = IS.test(text) || NO_OBJECT.test(text);
  const object = isCopy
    ? 'a token'
    : none
      ? undefined
      : text.replace(PLAYER_ACTS, '').replace(EXILED_WITH, '').match(OBJECT)?.at(-1);
  if (object && !(isOne && SEVERAL.test(object)))
    return (
      named(object, isOwn) ?? (acts && A_KIND.test(object) ? { ...a, words: object } : undefined)
    );
  return pieces.some(isSelf) ? THIS : undefined;
}

/** A card that was put onto the battlefield is what it says: "a creature card", a creature. */
function onBattlefield(holder: Holder, since: string): Holder {
  const { noun, words = '' } = holder;
  if (noun !== 'card' || !/\b(?:on)?to the battlefield\b/.test(since)) return holder;
  const kind = nounOf(words.replace(/ cards?\b.*/, ''));
  return { ...holder, noun: kind ?? 'permanent' };
}
