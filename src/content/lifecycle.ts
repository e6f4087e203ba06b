import { contentScriptData } from '../platform/documents/content-script-data.ts';
import { answer, send } from '../platform/messages.ts';
import { isInPrivateWindow } from '../platform/private-window.ts';
import { onRulesStored, readStored } from '../platform/rules-store.ts';
import { browserMessage } from '../platform/runtime.ts';
import { readSettings, watchSettings } from '../platform/settings.ts';
import { isOff } from '../settings/change.ts';
import type { Settings } from '../settings/fields.ts';
import { setMessageSource } from '../ui/i18n.ts';
import { type Annotator, startAnnotator } from './annotator.ts';

/** Reads the settings, and reads the page for as long as they allow it. */
export async function startOnPage(signal: AbortSignal): Promise<void> {
  setMessageSource(browserMessage);
  let annotator: Annotator | undefined;
  const [first, read] = await Promise.all([readStored(), readSettings()]);
  let stored = first;
  let privateOff = isInPrivateWindow() ? await send('private-off-sites', {}).catch(() => []) : [];
  const apply = (settings: Settings) => {
    if (signal.aborted) return;
    if (isOff([...settings.offSites, ...privateOff], location.hostname)) {
      annotator?.stop(true);
      annotator = undefined;
    } else if (annotator) annotator.update(settings);
    else if (stored) annotator = startAnnotator(settings, stored, () => void again());
  };
  signal.addEventListener('abort', () => annotator?.stop());
  const stopWatching = watchSettings(({ settings }) => apply(settings));
  /** Other editions or other words: the page is read anew. */
  const again = async () => {
    stored = await readStored();
    annotator?.stop();
    annotator = undefined;
    apply((await readSettings()).settings);
  };
  const stopWatchingStored = [
    contentScriptData.watch(() => void again()),
    // At the first page after an install the worker may not have stored the rules yet.
    onRulesStored(() => stored ?? void again()),
  ];
  const stopAnswering = answer({
    'page-terms': async () => (await annotator?.terms()) ?? [],
    ping: () => undefined,
    'private-off-sites-changed': async ({ hosts }) => {
      privateOff = hosts;
      apply((await readSettings()).settings);
      return undefined;
    },
    'next-term': () => {
      annotator?.showNext();
      return undefined;
    },
    'explain-card': ({ words }) => {
      annotator?.explainCard(words);
      return undefined;
    },
    'page-cards': () => annotator?.cards() ?? [],
    'list-terms': () => {
      annotator?.showList();
      return undefined;
    },
  });
  signal.addEventListener('abort', () => {
    stopWatching();
    for (const stop of stopWatchingStored) stop();
    stopAnswering();
  });
  apply(read.settings);
  // Or the store has lost them: the worker is told, and its answer comes by the store.
  if (!stored) send('store-rules', {}).catch(() => undefined);
}
