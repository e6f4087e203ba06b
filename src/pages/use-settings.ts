import { useEffect, useState } from 'preact/hooks';
import { readSettings, resetSettings, watchSettings, writeSettings } from '../platform/settings.ts';
import { explainSettingsError } from '../platform/settings-error.ts';
import { DEFAULT_SETTINGS, type ReadSettings, type Settings } from '../platform/settings-fields.ts';
import { word } from '../ui/words.ts';

export interface UsedSettings extends ReadSettings {
  /** Whether they have been read; until then the defaults stand in. */
  readonly ready: boolean;
  /** What went wrong with the last change, in words for the reader. */
  readonly problem: string | undefined;
  /** Keeps a change at once. */
  readonly change: (patch: Partial<Settings>) => void;
  /** Puts fields back to their defaults; all when none are named. */
  readonly reset: (names?: readonly (keyof Settings)[]) => void;
}

/** The settings as a page's state, kept in step with every other window. */
export function useSettings(): UsedSettings {
  const [read, setRead] = useState<ReadSettings>({ settings: DEFAULT_SETTINGS, damaged: [] });
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  const fail = (error: unknown) => setProblem(explainSettingsError(error));
  useEffect(() => {
    readSettings()
      .then(setRead, () => setProblem(word('settingsUnreadable')))
      .then(() => setReady(true));
    return watchSettings(setRead);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = read.settings.theme;
  }, [read.settings.theme]);
  return {
    ...read,
    ready,
    problem,
    change(patch) {
      setRead((before) => ({ ...before, settings: { ...before.settings, ...patch } }));
      setProblem(undefined);
      writeSettings(patch).catch(fail);
    },
    reset(names) {
      resetSettings(names).catch(fail);
    },
  };
}
