import { useEffect, useRef } from 'preact/hooks';
import type { DocumentFacts } from '../../documents/types.ts';
import { RULES_PAGE } from '../../platform/documents/wizards.ts';
import { counted } from '../../ui/counted.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { messageWithElements } from '../../ui/message-with-elements.ts';
import { DocumentsList, inMegabytes } from './documents-list.tsx';
import { useDocumentImports } from './documents-state.ts';
import { isCardsFile, useDrop } from './use-drop.ts';
import { Working } from './working.tsx';

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
  const over = useDrop((file) => !isCardsFile(file), importFiles);
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
      {work && <Working work={work} id="documents-progress" />}
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
