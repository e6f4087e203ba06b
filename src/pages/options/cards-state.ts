import { useEffect, useRef, useState } from 'preact/hooks';
import { localizedMessage, UserFacingError } from '../../localized-message.ts';
import { builtInNames } from '../../platform/built-in-cards.ts';
import {
  type ImportedCards,
  importedCards,
  removeImportedCards,
  storeImportedCards,
} from '../../platform/imported-cards.ts';
import { loadOwnJson, type ReleasedSet } from '../../platform/own-files.ts';
import {
  downloadCards,
  requestScryfallAccess,
  returnScryfallAccess,
} from '../../platform/scryfall.ts';
import { counted } from '../../ui/counted.ts';
import { errorText } from '../../ui/error-text.ts';
import { message } from '../../ui/i18n.ts';
import { inSentences } from '../../ui/sentences.ts';
import { type BulkSource, readCards } from './cards-import.ts';
import { type BuiltInCards, broughtText } from './cards-text.ts';
import type { Work } from './working.tsx';

/** What is said when something has ended: well, badly, or because the user wanted it so. */
export interface Said {
  readonly how: 'good' | 'bad' | 'plain';
  readonly text: string;
}

export interface UsedCards {
  /** The built-in cards; undefined until they are stored and read. */
  readonly builtIn: BuiltInCards | undefined;
  /** What the user brought; undefined where nothing is, and until that is read. */
  readonly imported: ImportedCards | undefined;
  readonly work: Work | undefined;
  readonly said: Said | undefined;
  readonly importFile: (file: File) => void;
  readonly getNewest: () => void;
  readonly remove: () => void;
}

/** The cards beside the built-in ones as a page's state: import, download, removal; one at a time. */
export function useCardImports(): UsedCards {
  const [imported, setImported] = useState<ImportedCards>();
  const [names, setNames] = useState<string>();
  const [newest, setNewest] = useState<ReleasedSet>();
  const [work, setWork] = useState<Work>();
  const [said, setSaid] = useState<Said>();
  const running = useRef<AbortController>();

  useEffect(() => {
    const failed = (error: unknown) => setSaid({ how: 'bad', text: errorText(error) });
    loadOwnJson('newest-set.json').then(setNewest, failed);
    builtInNames.read().then(setNames, failed);
    importedCards.read().then(setImported, failed);
    const stops = [builtInNames.watch(setNames), importedCards.watch(setImported)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  async function take(source: BulkSource, stop: AbortController): Promise<void> {
    const tell = (share: number | undefined, cards: number) =>
      setWork({
        what: counted('cardsReading', cards, source.name),
        ...(share !== undefined && { share }),
        cancel: () => stop.abort(),
      });
    tell(undefined, 0);
    const found = await readCards(source, stop.signal, tell);
    // From here on it is done in a moment, whole or not at all.
    setWork({ what: message('docsStoring', source.name) });
    await storeImportedCards(found, source.name, new Date());
    setSaid({
      how: 'good',
      text: inSentences([counted('cardsRead', found.counts.cards), broughtText(found.counts)]),
    });
  }

  async function download(asked: Promise<boolean>, stop: AbortController): Promise<void> {
    try {
      if (!(await asked)) throw new UserFacingError(localizedMessage('cardsDenied'));
      setWork({ what: message('cardsLooking'), cancel: () => stop.abort() });
      const { name, bytes, size } = await downloadCards(stop.signal);
      await take({ name, bytes, size }, stop);
    } finally {
      await returnScryfallAccess();
    }
  }

  function start(job: (stop: AbortController) => Promise<void>): void {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setSaid(undefined);
    job(stop)
      .catch((error: unknown) =>
        setSaid(
          stop.signal.aborted
            ? { how: 'plain', text: message('cardsCanceled') }
            : { how: 'bad', text: errorText(error) },
        ),
      )
      .finally(() => {
        running.current = undefined;
        setWork(undefined);
      });
  }

  return {
    builtIn: names && newest ? { cards: names.split('\n').length, newest } : undefined,
    imported,
    work,
    said,
    importFile: (file) =>
      start((stop) => take({ name: file.name, bytes: file, size: file.size }, stop)),
    // Asked for at once: after any waiting the press of the button no longer counts.
    getNewest: () => start((stop) => download(requestScryfallAccess(), stop)),
    remove: () =>
      start(async () => {
        await removeImportedCards();
        setSaid({ how: 'plain', text: message('cardsRemoved') });
      }),
  };
}
