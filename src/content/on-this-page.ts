import { readImported, watchImported } from '../platform/documents/imported.ts';
import { answer } from '../platform/messages.ts';
import { localWord } from '../platform/runtime.ts';
import { readSettings, watchSettings } from '../platform/settings.ts';
import type { Settings } from '../platform/settings-fields.ts';
import { setWords } from '../ui/words.ts';
import { type Reading, startReading } from './reading.ts';

/** Reads the settings, and reads the page for as long as they allow it. */
export async function startOnThisPage(signal: AbortSignal): Promise<void> {
  setWords(localWord);
  let reading: Reading | undefined;
  let imported = await readImported();
  const apply = (settings: Settings) => {
    if (signal.aborted) return;
    if (settings.offSites.includes(location.hostname)) {
      reading?.stop();
      reading = undefined;
    } else if (reading) reading.update(settings);
    else reading = startReading(settings, imported);
  };
  signal.addEventListener('abort', () => reading?.stop());
  const stopWatching = watchSettings(({ settings }) => apply(settings));
  const stopWatchingImported = watchImported(async (now) => {
    imported = now;
    // Other editions and other words: the page is read anew.
    reading?.stop();
    reading = undefined;
    apply((await readSettings()).settings);
  });
  const stopAnswering = answer({
    'page-terms': () => ({ terms: reading?.terms() ?? [] }),
    'next-term': () => {
      reading?.showNext();
      return reading !== undefined;
    },
    'list-terms': () => {
      reading?.showList();
      return reading !== undefined;
    },
  });
  signal.addEventListener('abort', () => {
    stopWatching();
    stopWatchingImported();
    stopAnswering();
  });
  const { settings } = await readSettings();
  apply(settings);
}
