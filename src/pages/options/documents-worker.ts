import { tooLarge } from '../../comprules/foreign-format.ts';
import { prepareDocument } from '../../documents/prepare.ts';
import type { TermRules } from '../../documents/term-rules.ts';
import type { DocumentFacts } from '../../documents/types.ts';
import { localizedMessage, UserFacingError } from '../../localized-message.ts';
import { putDocument } from '../../platform/documents/store.ts';
import { type Failed, failed } from './in-worker.ts';

// Runs in a worker of the options page, so that the page answers while a document is read. It closes with the
// page, and the store then undoes what was half done.

/** What the page sends: a file, and what is known of our terms. */
export interface ImportOrder {
  readonly file: Blob;
  readonly terms: TermRules;
  readonly now: string;
}

/** What the worker answers: how far it is, then the facts or why not. */
export type ImportNews =
  | { readonly step: 'reading' }
  | { readonly step: 'storing'; readonly share: number }
  | { readonly step: 'done'; readonly facts: DocumentFacts }
  | Failed;

const tell = (news: ImportNews) => postMessage(news);

async function work({ file, terms, now }: ImportOrder): Promise<ImportNews> {
  try {
    tell({ step: 'reading' });
    const refusal = tooLarge(file.size);
    if (refusal) throw refusal;
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) throw new UserFacingError(localizedMessage('docsNotReadable'));
    const prepared = await prepareDocument(new Uint8Array(bytes), terms, now);
    tell({ step: 'storing', share: 0 });
    await putDocument(prepared, (share) => tell({ step: 'storing', share }));
    return { step: 'done', facts: prepared.facts };
  } catch (error) {
    return failed(error);
  }
}

addEventListener('message', (event: MessageEvent<ImportOrder>) => void work(event.data).then(tell));
