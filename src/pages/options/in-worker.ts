import {
  type LocalizedMessage,
  localizedMessage,
  UserFacingError,
} from '../../localized-message.ts';

/** A worker's last word where it could not do what it was asked. */
export interface Failed {
  readonly step: 'failed';
  readonly messages: readonly LocalizedMessage[];
}

/** For the worker: any error as its last word. */
export function failed(error: unknown): Failed {
  if (error instanceof UserFacingError) return { step: 'failed', messages: error.messages };
  const reason = error instanceof Error ? error.message : String(error);
  return { step: 'failed', messages: [localizedMessage('docsReadingStopped', reason)] };
}

/**
 * For the page: has one of our worker scripts do one order, and ends it. `hear` is told all its news but its failure, and
 * calls `done` with the answer. Rejects with a UserFacingError where it fails, and with the signal's reason where it is
 * called off.
 */
export function inWorker<News extends { readonly step: string }, Answer>(
  script: string,
  order: unknown,
  hear: (news: Exclude<News, Failed>, done: (answer: Answer) => void) => void,
  { stop, transfer = [] }: { stop?: AbortSignal; transfer?: Transferable[] } = {},
): Promise<Answer> {
  const worker = new Worker(script, { type: 'module' });
  return new Promise<Answer>((done, fail) => {
    stop?.addEventListener('abort', () => fail(stop.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<Exclude<News, Failed> | Failed>) => {
      if (isFailed(data)) fail(new UserFacingError(...data.messages));
      else hear(data, done);
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
    worker.postMessage(order, transfer);
  }).finally(() => worker.terminate());
}

function isFailed(news: { readonly step: string }): news is Failed {
  return news.step === 'failed';
}
