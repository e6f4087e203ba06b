import { useEffect, useState } from 'preact/hooks';
import { type Shortcut, shortcuts } from '../platform/commands.ts';

/** The keyboard shortcuts that have keys, as the browser has them now; none where it has no shortcuts. */
export function useShortcuts(): readonly Shortcut[] {
  const [known, set] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    shortcuts().then(set, () => undefined);
  }, []);
  return known;
}
