import type { TermRules } from '../../documents/term-rules.ts';
import type { DocumentFacts } from '../../documents/types.ts';
import { localizedMessage, UserFacingError } from '../../localized-message.ts';
import { syncImported } from '../../platform/documents/sync-imported.ts';
import { loadOwnJson } from '../../platform/own-files.ts';
import type { ImportNews, ImportOrder } from './documents-worker.ts';

/** How far one file is: reading is told as a step, storing as a share of itself. */
export type FileProgress = (step: 'reading' | 'storing', share: number) => void;

let terms: Promise<TermRules> | undefined;

/** A document that is stored, and what went wrong after that. */
export interface Imported {
  readonly facts: DocumentFacts;
  readonly problem?: UserFacingError;
}

/**
 * Imports one file in a worker, so that the page stays responsive. Rejects with a UserFacingError; then nothing
 * that was stored has changed.
 */
export async function importFile(file: Blob, progress: FileProgress): Promise<Imported> {
  terms ??= loadOwnJson('term-rules.json').catch((error) => {
    // The next import tries again.
    terms = undefined;
    throw error;
  });
  const order: ImportOrder = { file, terms: await terms, now: new Date().toISOString() };
  const facts = await inWorker(order, progress);
  try {
    await syncImported();
    return { facts };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { facts, problem: new UserFacingError(localizedMessage('docsNotOnPages', reason)) };
  }
}

function inWorker(order: ImportOrder, progress: FileProgress): Promise<DocumentFacts> {
  const worker = new Worker('documents-worker.js', { type: 'module' });
  return new Promise<DocumentFacts>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<ImportNews>) => {
      if (data.step === 'done') done(data.facts);
      else if (data.step === 'failed') fail(new UserFacingError(...data.messages));
      else progress(data.step, data.step === 'storing' ? data.share : 0);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(
        new UserFacingError(
          event.message
            ? localizedMessage('docsReadingStopped', event.message)
            : localizedMessage('docsReadingEnded'),
        ),
      );
    };
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
