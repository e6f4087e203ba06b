import type { SettingName, Settings } from './fields.ts';

/** A setting that is a list of short names. */
type ListName = 'hiddenKinds' | 'ignoredTerms' | 'offSites';

/**
 * A wish of the user's, told to the worker, which alone writes. A list is changed by one item and not given whole:
 * another window may have changed it since this one read it. Plain JSON.
 */
export interface SettingsChange {
  readonly set?: Partial<Settings>;
  /** Puts an item into a list, or takes it out; without `on`, whichever of the two it then is. */
  readonly list?: { readonly name: ListName; readonly item: string; readonly on?: boolean };
  /** Fields that go back to their defaults. */
  readonly reset?: readonly SettingName[];
}

/** Settings as they are once a wish is granted, but for `reset`, which is the writer's affair. */
export function changed(settings: Settings, { set, list }: SettingsChange): Settings {
  if (!list) return { ...settings, ...set };
  const { name, item } = list;
  const others = settings[name].filter(
    (other) =>
      other !== item && !(name === 'offSites' && (isUnder(item, other) || isUnder(other, item))),
  );
  const { on = others.length === settings[name].length } = list;
  return { ...settings, [name]: on ? [...others, item] : others };
}

const isUnder = (host: string, other: string): boolean => host.endsWith(`.${other}`);

/** Whether a host is switched off: by its own name, or by that of a site it is a part of. */
export function isOff(offSites: readonly string[], host: string): boolean {
  return offSites.some((site) => site === host || isUnder(host, site));
}

/** The fields that a wish gives a new value. */
export function changedNames({ set, list }: SettingsChange): SettingName[] {
  return list ? [list.name] : (Object.keys(set ?? {}) as SettingName[]);
}
