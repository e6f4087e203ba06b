import { syncImported } from '../platform/documents/imported.ts';
import { officialText } from '../platform/documents/official-text.ts';
import { answer } from '../platform/messages.ts';
import { openOwnPage } from '../platform/runtime.ts';

/** Answers with official text, opens the rules page, and keeps the table of imported editions true. */
export function answerDocuments(): void {
  answer({
    'official-text': ({ edition, number }) => officialText(edition, number),
    'open-reader': ({ edition, number }) =>
      openOwnPage(`reader.html?edition=${edition}#${number}`).then(() => true),
  });
  void syncImported().catch(() => undefined);
}
