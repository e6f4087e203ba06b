import { officialText } from '../platform/documents/official-text.ts';
import { syncImported } from '../platform/documents/sync-imported.ts';
import { answer } from '../platform/messages.ts';

/** Answers with official text, and keeps what pages know of imported editions true. */
export function answerDocuments(): void {
  answer({ 'official-text': ({ edition, number }) => officialText(edition, number) });
  void syncImported().catch(() => undefined);
}
