import { useEffect, useRef, useState } from 'preact/hooks';
import type { DocumentFacts } from '../../documents/types.ts';
import { RULES_PAGE } from '../../platform/documents/wizards.ts';
import { counted } from '../../ui/counted.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { messageWithElements } from '../../ui/message-with-elements.ts';
import { DocumentsList, inMegabytes } from './documents-list.tsx';
import { useDocumentImports, type Work } from './documents-state.ts';

/** The address of this section: options.html#documents. */
const SECTION = 'documents';

/** Official texts: bring them, see what they are, remove them. */
export function DocumentsSection() {
  const { documents, work, outcomes, importFiles, getNewest, remove } = useDocumentImports();
  const section = useRef<HTMLElement>(null);
  const ready = documents !== undefined;
  useEffect(() => {
    // The list above has its height only now, so the browser's own jump went elsewhere.
    if (ready && location.hash === `#${SECTION}`) section.current?.scrollIntoView();
  }, [ready]);
  const over = useDrop(importFiles);
  return (
    <section class="options-section" id={SECTION} ref={section} aria-labelledby="documents-heading">
      <h2 id="documents-heading">{message('docsTitle')}</h2>
      <p class="quiet">{message('docsHelp')}</p>
      <div class={over ? 'drop over' : 'drop'}>
        <label class="button file-button">
          {message('docsChoose')}
          <input
            type="file"
            class="visually-hidden"
            multiple
            accept=".txt,.rtf,text/plain"
            disabled={work !== undefined}
            onChange={(event) => {
              importFiles([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <span class="quiet">{message('docsDrop')}</span>
      </div>
      <p class="get-newest">
        <button type="button" class="button" disabled={work !== undefined} onClick={getNewest}>
          {message('docsGet')}
        </button>{' '}
        <span class="quiet">
          {message('docsGetHelp')} <a href={RULES_PAGE}>{message('docsPage')}</a>
        </span>
      </p>
      {work && <Working work={work} />}
      <div aria-live="polite">
        <Done imported={outcomes.flatMap(({ facts }) => facts ?? [])} />
        {outcomes.map(({ name, problem }) =>
          problem === undefined ? null : (
            <p key={name} class="notice bad">
              {name ? messageWithElements('labelled', <strong>{name}</strong>, problem) : problem}
            </p>
          ),
        )}
      </div>
      {documents && <DocumentsList documents={documents} busy={!!work} onRemove={remove} />}
    </section>
  );
}

/** Takes files dropped anywhere on the page; tells whether some are held over it now. */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Leaving an element for another inside the page has one to go to.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      latest.current([...event.dataTransfer.files]);
    };
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  return over;
}

function Working({ work: { what, share } }: { readonly work: Work }) {
  return (
    <div class="working">
      <label for="documents-progress">{what}</label>
      {/* Without a value the bar says "some time yet". */}
      {share === undefined ? (
        <progress id="documents-progress" />
      ) : (
        <progress id="documents-progress" value={share} />
      )}
    </div>
  );
}

/** What was imported; of many files the list below tells each one's facts. */
function Done({ imported }: { readonly imported: readonly DocumentFacts[] }) {
  const [first] = imported;
  if (!first) return null;
  if (imported.length > 1)
    return <p class="notice good">{counted('docsImportedMany', imported.length)}</p>;
  const { date, size, rules, official } = first;
  return (
    <p class="notice good">
      {counted('docsImported', rules, longDate(date), inMegabytes(size))}{' '}
      {message(official ? 'docsImportedOfficial' : 'docsImportedUnofficial')}
    </p>
  );
}
