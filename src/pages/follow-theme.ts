import { readSettings, watchSettings } from '../platform/settings.ts';
import type { ReadSettings } from '../settings/fields.ts';

/** Dresses the page in the user's own theme, now and after each change; in the system's until it is known. */
export function followTheme(): void {
  const wear = ({ settings }: ReadSettings) => {
    document.documentElement.dataset.theme = settings.theme;
  };
  // Where the store cannot be read the system's theme is a good one; nothing on this page needs a setting.
  readSettings().then(wear, () => undefined);
  watchSettings(wear);
}
