import { COST_VERBS } from '../rules/english.ts';

// The words by which card text tells who has what: for holder.ts alone.

export const NOUN =
  'creature|permanent|spell|card|token|artifact|land|enchantment|planeswalker|battle|Equipment|Aura|Vehicle|source|instant|sorcer(?:y|ie)';
export const NOUNS = new RegExp(`\\b(?:${NOUN})(?=s?\\b)`, 'gi');
/** What only tells more of a noun before it. */
export const AFTER_NOUN =
  / (?:you|your|that|with|without|of|in|from|an opponent|they|their|named|on|whose|other than|(?:attack|block)ing (?:the|an?|you|your))\b.*/;
/** What gives, takes or names an ability; "has been", "gains 2 life" and "with a" say something else. */
export const GIVES =
  /\b(?:ha(?:s|ve|d|ving)|gain(?:s|ed|ing)?|with(?:out)?|los(?:es?|t|ing))\b(?! (?:been|any number|to|an?|its|their|it|them|this|control|life|\d|X|that|power|toughness|mana|total|base|the game)\b)/gi;
export const SIGN = /[.;:\n(•—|]|--/;
/** "one or more creatures" and "artifact or creature" are one thing each. */
export const JOINT = new RegExp(
  `,? (?:and|or(?! (?:more|fewer|less|greater|(?:${NOUN})s?)\\b)|then|but) |, |\\b(?:you may have|if|when(?:ever)?|as long as|while|instead|until end of turn|until your next turn|unless|where|as though|except|because) `,
  'i',
);
/** Where a text is divided, the joints among the pieces. */
export const DIVIDED = new RegExp(`(${JOINT.source}|${SIGN.source})`, 'i');
export const FINITE =
  "gets?|gains?|ha[sd]|have|is|isn't|are|was|were|becomes?|can|can't|loses?|deals?|fights?|enters?|attacks?|blocks?|dies|doesn't|don't|must|may";
/** What begins a part without a subject: an order, or a verb that goes on from the subject before. */
export const ORDER = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:then|also|you may|instead|each) )*(?:${FINITE}|${COST_VERBS}|destroy|prevent|search|look|cast|play|counter|copy|regenerate|transform|turn|suspect|goad|manifest|for|at|during|in|rather)\\b`,
  'iu',
);
/** A verb after its subject, and not one that only says which ("that attacked"). */
export const VERB = new RegExp(
  `(?<!\\b(?:that|who|which)) (?:${FINITE}|still|also|each(?= (?:gets?|gains?|have|has)\\b|$)|both|perpetually|leaves?|untaps?|would|comes?|casts|creates|this turn)\\b.*`,
  'i',
);
export const PRONOUN =
  /^(?:(?:it|they|he|she|them)(?:'.*)?|both|(?:each|either) of .*|(?:the|that|those|these) .*)$/i;
export const SELF = /^(?:this (?!turn)\w+|~)$/i;
export const PLAYER = /^(?:you|(?:\S+ ){0,3}(?:players?|opponents?|controller|owner))$/i;
export const OBJECT = new RegExp(
  `(?:\\b(?:up to \\w+|each|all|an?other|other|target|enchanted|equipped|an?|that|those|this) (?:(?! (?:on|to|from|of) )[^,])*?)?\\b(?:${NOUN})s?\\b(?: or (?:${NOUN})s?\\b)*(?: (?:card|spell|token)s?)?(?: (?:you|they|an opponent|your opponents) (?:don't )?(?:control|own)s?)?|\\b(?:target|an?|another|all|each) [A-Z]\\w+|\\ba commander`,
  'g',
);
/** Words of those that are many, or any: a name of its own has none of them. */
export const OTHERS =
  /\b(?:other|target|all|another|enchanted|equipped|you control|commanders?)\b|^each\b/i;
export const PLURAL = /^[A-Z]\w+s$/;
/** What is told of something is nothing else: "it's a Dragon". */
export const IS = /^(?:it|they|he|she)(?:'s|'re| is| are)\b|\bbecomes? an?\b/i;
/** A player who does something: what they do it to is spoken of next. */
export const PLAYER_ACTS =
  /^(?:you|(?:an?|each|any|that|target|another|defending|enchanted) (?:player|opponent)|your opponents) /i;
/** What a player has, and what they draw, is no thing that gets something: "if you control a Goblin, it has haste". */
export const NO_OBJECT =
  /^(?:(?:you|an opponent|(?:defending|that|each|any|enchanted) player|your opponents) (?:don't )?controls?|(?:then |you may )?draws?)\b/i;
/** Several things, for which no "it" stands. */
export const SEVERAL = new RegExp(
  `^(?!(?:target|an?|another|that|this|each)\\b)(?:.* )?(?:${NOUN})s\\b`,
  'i',
);
/** Stands for one thing. */
export const SINGULAR = /^(?:it|he|she)\b/i;
/** A name: of another side of the card. */
export const NAME = /^[A-Z][\w'-]*(?: (?:of|the|and|[A-Z][\w'-]*))*$/;
/** A player is spoken of, and not what attacks one. */
export const NO_PLAYER = /\b(?:attack|block)ing\b/i;
/** Between what gives and what is given: the sentence says something else. */
export const GOES_ON = /\b(?:you|may|pay|is|was|are|costs?|value|library|hand|graveyard)\b/;
/** A condition of one ability in a list of several: "has lifelink if you control a Cleric, flying if you control a Wizard". */
export const CONDITION =
  /\b(?:if|as long as) [^,]*?(?:,| and(?= \S+(?: strike)? (?:if|as long as)|\s*$))/g;
/** "a Bird with base power and toughness 1/1 and flying" gives what a plain "with" would. */
export const BASE_SIZE =
  / with base power and toughness [\dX*]+\/[\dX*]+(?:,? and|,) (?!(?:[^,.]* )?(?:gains?|ha(?:s|ve)|gets?)\b)/g;
/** Which cards are meant, and no object of its own. */
export const EXILED_WITH = / exiled with this \w+/;
/** A thing named by its subtype alone: "put a counter on a Cave you control". */
export const A_KIND = /^(?:an?|another) [A-Z]/;
/** Abilities that are listed, and given only by what follows. */
export const LISTED = /\b(?:choose|choice of|same is true|so on)\b(?:(?!\b(?:if|you|pay)\b).)*$/i;
/** Words of a sentence, which no list of keywords has. */
export const SPEAKS =
  /\b(?:the|an?|its?|their|this|you|your|was|were|is|if|when|whenever|can't|may|each|all)\b/i;
