import { type EditionChoice, isEditionChoice } from '../rules/edition-choice.ts';
import type { Kind } from '../rules/types.ts';

/** What the user can choose. Each field is a key of its own in storage.sync, so none can crowd out another. */
export interface Settings {
  /** What the rules are read under: an edition, the newest we know, a format, or each card as printed. */
  readonly edition: EditionChoice;
  readonly theme: 'system' | 'light' | 'dark';
  /** How marks look; `held`: none until the modifier is held. */
  readonly marks: 'line' | 'tint' | 'held';
  /** Kinds of term that are not marked. */
  readonly hiddenKinds: readonly Kind[];
  /** Milliseconds that the pointer rests on a mark before the popover opens. */
  readonly restDelay: number;
  /** A key that must be held for the popover to open on rest. */
  readonly modifier: 'none' | 'alt' | 'ctrl' | 'shift';
  /** Whether a finger's tap on a mark opens the popover, and a long press on a picture the card's. */
  readonly taps: boolean;
  /** When pictures of cards are explained: where the pointer rests, with the key held, or never. */
  readonly pictures: CardsShown;
  /** The same for names of cards in lists. */
  readonly names: CardsShown;
  /** Milliseconds that the pointer rests on a picture or a name before its card is explained. */
  readonly pictureDelay: number;
  readonly popoverWidth: 'narrow' | 'normal' | 'wide';
  /** Percent of the popover's normal text size. */
  readonly textSize: number;
  /** Whether articles, rulings and posts are read too. */
  readonly prose: boolean;
  /** Whether only the first of a term's occurrences in a block is marked. */
  readonly firstOnly: boolean;
  /** Ids of terms that are never marked. */
  readonly ignoredTerms: readonly string[];
  /** Host names on which nothing is marked. */
  readonly offSites: readonly string[];
  /** Whether the toolbar button shows the number of terms. */
  readonly badge: boolean;
}

/** When a card that shows no text is explained. */
export type CardsShown = 'rest' | 'key' | 'never';

/**
 * What the fields mean, written beside them. It rises only when a stored value comes to mean something else, so that
 * older code that finds a higher one changes nothing; a field more, or a value more, needs no rise.
 */
export const SETTINGS_VERSION = 1;

/** Long enough that a pointer passing over a line opens nothing, short enough to feel at once. */
const REST_DELAY_MS = 120;
const MAX_REST_DELAY_MS = 2000;
/** A picture is looked at for itself too: long enough that a look at it is over. */
const PICTURE_DELAY_MS = 500;
const MIN_TEXT_SIZE_PERCENT = 80;
const MAX_TEXT_SIZE_PERCENT = 200;
/** Items of a list: so many short ids stay under storage.sync's 8,192 bytes an item. */
export const MAX_LIST = 300;

export const DEFAULT_SETTINGS: Settings = {
  edition: 'newest',
  theme: 'system',
  marks: 'line',
  hiddenKinds: [],
  restDelay: REST_DELAY_MS,
  modifier: 'none',
  taps: true,
  pictures: 'rest',
  names: 'key',
  pictureDelay: PICTURE_DELAY_MS,
  popoverWidth: 'normal',
  textSize: 100,
  prose: true,
  firstOnly: false,
  ignoredTerms: [],
  offSites: [],
  badge: false,
};

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const numberIn = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;
const isBoolean = (value: unknown) => typeof value === 'boolean';
/** What an item of each list can be. */
const ITEMS: Readonly<Record<string, RegExp>> = {
  hiddenKinds: /^[a-z-]{1,20}$/,
  ignoredTerms: /^[a-z0-9-]{1,60}$/,
  // A host name in an address may have an underscore, whatever the rules of domain names say.
  offSites: /^[a-z0-9_.:[\]-]{1,253}$/,
};
const canStandIn = (list: string) => (item: unknown) =>
  typeof item === 'string' && ITEMS[list]?.test(item) === true;
const listFor = (name: string) => (value: unknown) =>
  Array.isArray(value) && value.length <= MAX_LIST && value.every(canStandIn(name));

const VALID: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  edition: isEditionChoice,
  theme: oneOf('system', 'light', 'dark'),
  marks: oneOf('line', 'tint', 'held'),
  hiddenKinds: listFor('hiddenKinds'),
  restDelay: numberIn(0, MAX_REST_DELAY_MS),
  modifier: oneOf('none', 'alt', 'ctrl', 'shift'),
  taps: isBoolean,
  pictures: oneOf('rest', 'key', 'never'),
  names: oneOf('rest', 'key', 'never'),
  pictureDelay: numberIn(0, MAX_REST_DELAY_MS),
  popoverWidth: oneOf('narrow', 'normal', 'wide'),
  textSize: numberIn(MIN_TEXT_SIZE_PERCENT, MAX_TEXT_SIZE_PERCENT),
  prose: isBoolean,
  firstOnly: isBoolean,
  ignoredTerms: listFor('ignoredTerms'),
  offSites: listFor('offSites'),
  badge: isBoolean,
};

export type SettingName = keyof Settings;
export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as SettingName[];

/** Settings as read, and what of them was damaged. */
export interface ReadSettings {
  readonly settings: Settings;
  /** Fields that stand at their defaults, and lists that have lost items. */
  readonly damaged: readonly SettingName[];
  /** The items that those lists cannot have. */
  readonly leftOut: readonly string[];
}

/**
 * Settings from whatever the store holds: a missing field takes its default, a damaged one too and is named;
 * of a list only the items go that cannot be. Unknown fields (of a newer version, say) are left alone.
 */
export function parseSettings(stored: Readonly<Record<string, unknown>>): ReadSettings {
  const damaged: SettingName[] = [];
  const leftOut: string[] = [];
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const name of SETTING_NAMES) {
    const value = stored[name];
    if (value === undefined) continue;
    if (VALID[name](value)) settings[name] = value;
    else {
      damaged.push(name);
      if (!ITEMS[name] || !Array.isArray(value)) continue;
      const kept = value.filter(canStandIn(name)).slice(0, MAX_LIST);
      settings[name] = kept;
      for (const item of value)
        if (!kept.includes(item)) leftOut.push(typeof item === 'string' ? item : typeof item);
    }
  }
  return { settings: settings as unknown as Settings, damaged, leftOut };
}

/** Whether a value may stand in a field. */
export function isValidSetting(name: SettingName, value: unknown): boolean {
  return VALID[name](value);
}
