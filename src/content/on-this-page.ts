import { readForPages, watchForPages } from '../platform/documents/for-pages.ts';
import { answer } from '../platform/messages.ts';
import { readOthers, whenLaid } from '../platform/rules-store.ts';
import { localWord } from '../platform/runtime.ts';
import { readSettings, watchSettings } from '../platform/settings.ts';
import type { Settings } from '../platform/settings-fields.ts';
import { setWords } from '../ui/words.ts';
import { type Reading, type Stored, startReading } from './reading.ts';

/** Reads the settings, and reads the page for as long as they allow it. */
export async function startOnThisPage(signal: AbortSignal): Promise<void> {
  setWords(localWord);
  let reading: Reading | undefined;
  let stored = await readStored();
  const apply = (settings: Settings) => {
    if (signal.aborted) return;
    if (settings.offSites.includes(location.hostname)) {
      reading?.stop();
      reading = undefined;
    } else if (reading) reading.update(settings);
    else reading = startReading(settings, stored);
  };
  signal.addEventListener('abort', () => reading?.stop());
  const stopWatching = watchSettings(({ settings }) => apply(settings));
  /** Other editions or other words: the page is read anew. */
  const again = async () => {
    stored = await readStored();
    reading?.stop();
    reading = undefined;
    apply((await readSettings()).settings);
  };
  const stopWatchingStored = [
    watchForPages(() => void again()),
    // At the first page after an install the worker may not have laid the rules yet.
    whenLaid(() => stored.others ?? void again()),
  ];
  const stopAnswering = answer({
    'page-terms': async () => ({ terms: (await reading?.terms()) ?? [] }),
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
    for (const stop of stopWatchingStored) stop();
    stopAnswering();
  });
  const { settings } = await readSettings();
  apply(settings);
}

async function readStored(): Promise<Stored> {
  const [others, imported] = await Promise.all([readOthers(), readForPages()]);
  return { others, imported };
}
