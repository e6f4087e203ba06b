import { useEffect, useState } from 'preact/hooks';
import { send } from '../platform/messages.ts';
import { readSettings, watchSettings } from '../platform/settings.ts';
import { changed, type SettingsChange } from '../settings/change.ts';
import {
  parseSettings,
  type ReadSettings,
  SETTING_NAMES,
  type Settings,
} from '../settings/fields.ts';
import { errorText } from '../ui/error-text.ts';
import { message } from '../ui/i18n.ts';

/** Sets some fields; answers whether they were kept. */
export type Change = (patch: Partial<Settings>) => Promise<boolean>;

/** Puts one item into a list, or takes it out. */
export type ChangeList = (
  name: NonNullable<SettingsChange['list']>['name'],
  item: string,
  on: boolean,
) => void;

export interface UsedSettings extends ReadSettings {
  /** Whether they have been read; until then the defaults stand in. */
  readonly ready: boolean;
  /** What went wrong with the last change, in words for the user. */
  readonly problem: string | undefined;
  readonly change: Change;
  readonly changeList: ChangeList;
  /** Puts fields back to their defaults; all when none are named. */
  readonly reset: (names?: readonly (keyof Settings)[]) => void;
}

/** The settings as a page's state, kept in step with every other window. */
export function useSettings(): UsedSettings {
  const [read, setRead] = useState<ReadSettings>(() => parseSettings({}));
  /** Changes that the worker has not answered yet: in force here already, whatever the store says meanwhile. */
  const [pending, setPending] = useState<readonly SettingsChange[]>([]);
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  const settings = pending.reduce(changed, read.settings);
  useEffect(() => {
    readSettings()
      .then(setRead, () => setProblem(message('settingsUnreadable')))
      .then(() => setReady(true));
    return watchSettings(setRead);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = settings.theme;
  }, [settings.theme]);

  async function keep(change: SettingsChange): Promise<boolean> {
    setPending((before) => [...before, change]);
    setProblem(undefined);
    const kept = await send('keep-settings', change).then(
      () => true,
      (error: unknown) => {
        setProblem(errorText(error));
        return false;
      },
    );
    // What was kept is in the store by now; what was refused is seen to be so.
    await readSettings().then(setRead, () => undefined);
    setPending((before) => before.filter((other) => other !== change));
    return kept;
  }

  return {
    ...read,
    settings,
    ready,
    problem,
    change: (set) => keep({ set }),
    changeList: (name, item, on) => void keep({ list: { name, item, on } }),
    reset: (reset = SETTING_NAMES) => void keep({ reset }),
  };
}
