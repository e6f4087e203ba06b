import type { TermRules } from '../../documents/term-rules.ts';
import type { DocumentFacts } from '../../documents/types.ts';
import { localizedMessage, UserFacingError } from '../../localized-message.ts';
import { syncImported } from '../../platform/documents/sync-imported.ts';
import { loadOwnJson } from '../../platform/own-files.ts';
import type { ImportNews, ImportOrder } from './documents-worker.ts';
import { inWorker } from './in-worker.ts';

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
  const facts = await inWorker<ImportNews, DocumentFacts>(
    'documents-worker.js',
    order,
    (news, done) => {
      if (news.step === 'done') done(news.facts);
      else progress(news.step, news.step === 'storing' ? news.share : 0);
    },
  );
  try {
    await syncImported();
    return { facts };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { facts, problem: new UserFacingError(localizedMessage('docsNotOnPages', reason)) };
  }
}
