import { useCallback, useEffect, useState } from 'preact/hooks';
import type { DocumentFacts } from '../../documents/types.ts';
import { localizedMessage, UserFacingError } from '../../localized-message.ts';
import { allDocuments } from '../../platform/documents/built-in.ts';
import { removeDocument } from '../../platform/documents/store.ts';
import { syncImported } from '../../platform/documents/sync-imported.ts';
import {
  downloadNewest,
  requestWizardsAccess,
  returnWizardsAccess,
} from '../../platform/documents/wizards.ts';
import { errorText } from '../../ui/error-text.ts';
import { message } from '../../ui/i18n.ts';
import { importFile } from './documents-import.ts';
import type { Work } from './working.tsx';

/** How one file fared. */
interface Outcome {
  readonly name: string;
  readonly facts?: DocumentFacts;
  readonly problem?: string;
}

export interface UsedDocuments {
  /** Oldest edition first; undefined while the list is read. */
  readonly documents: readonly DocumentFacts[] | undefined;
  readonly work: Work | undefined;
  readonly outcomes: readonly Outcome[];
  readonly importFiles: (files: readonly File[]) => void;
  readonly getNewest: () => void;
  readonly remove: (facts: DocumentFacts) => void;
}

/** Of one file's time, about this part is reading; the rest is storing. */
const READING_SHARE = 0.4;

/** The documents as a page's state: the list, imports one after the other, removal. */
export function useDocumentImports(): UsedDocuments {
  const [documents, setDocuments] = useState<readonly DocumentFacts[]>();
  const [work, setWork] = useState<Work>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  const refresh = useCallback(
    () =>
      allDocuments().then(setDocuments, (error: unknown) => {
        setDocuments([]);
        setOutcomes([{ name: '', problem: errorText(error) }]);
      }),
    [],
  );
  useEffect(() => void refresh(), [refresh]);

  async function importAll(files: readonly File[]): Promise<void> {
    const all: Outcome[] = [];
    for (const [i, file] of files.entries()) {
      const tell = (what: string, part: number) =>
        setWork({ what, share: (i + part) / files.length });
      tell(message('docsReading', file.name), 0);
      try {
        const { facts, problem } = await importFile(file, (step, share) =>
          step === 'reading'
            ? tell(message('docsReading', file.name), 0)
            : tell(message('docsStoring', file.name), READING_SHARE + share * (1 - READING_SHARE)),
        );
        all.push({ name: file.name, facts, ...(problem && { problem: errorText(problem) }) });
      } catch (error) {
        all.push({ name: file.name, problem: errorText(error) });
      }
      setOutcomes([...all]);
      await refresh();
    }
  }

  async function download(asked: Promise<boolean>): Promise<void> {
    try {
      if (!(await asked)) throw new UserFacingError(localizedMessage('docsDenied'));
      setWork({ what: message('docsDownloading') });
      await importAll([await downloadNewest().finally(returnWizardsAccess)]);
    } catch (error) {
      setOutcomes([{ name: '', problem: errorText(error) }]);
    }
  }

  const start = (job: Promise<void>) => void job.finally(() => setWork(undefined));
  return {
    documents,
    work,
    outcomes,
    importFiles(files) {
      if (work || files.length === 0) return;
      setOutcomes([]);
      start(importAll(files));
    },
    getNewest() {
      if (work) return;
      setOutcomes([]);
      // Asked for at once: after any waiting the press of the button no longer counts.
      start(download(requestWizardsAccess()));
    },
    remove({ date }) {
      setOutcomes((before) => before.filter(({ facts }) => facts?.date !== date));
      const removed = removeDocument(date).then(syncImported);
      removed
        .catch((error: unknown) => setOutcomes([{ name: '', problem: errorText(error) }]))
        .then(refresh);
    },
  };
}
