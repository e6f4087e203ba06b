import { useMemo, useState } from 'preact/hooks';
import { createRuleSearch } from '../../../comprules/search/rule-search.ts';
import type { Document } from '../../../comprules/types.ts';
import { counted } from '../../../ui/counted.ts';
import { message } from '../../../ui/i18n.ts';
import { Hit } from './hit.tsx';

interface Props {
  readonly document: Document;
  /** What is shown while nothing is looked for. */
  readonly children: preact.ComponentChildren;
}

/** Looks a document through at every key; what was found stands in the place of the contents. */
export function SearchBox({ document, children }: Props) {
  const [query, setQuery] = useState('');
  const [entered, setEntered] = useState(false);
  const isSearching = query.trim() !== '';
  // Made when the field is entered, before the first key: most visits follow a link and look nothing up.
  const search = useMemo(
    () => (entered ? createRuleSearch(document) : undefined),
    [document, entered],
  );
  const hits = useMemo(() => search?.(query) ?? [], [search, query]);
  return (
    <div class="search">
      <input
        type="search"
        value={query}
        placeholder={message('readerSearch')}
        aria-label={message('readerSearch')}
        onFocus={() => setEntered(true)}
        onInput={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && hits[0]) location.hash = hits[0].to;
        }}
      />
      {isSearching ? (
        <section aria-label={message('readerFound')}>
          <p class="quiet" role="status">
            {hits.length === 0
              ? message('readerNothing', query.trim())
              : counted('readerHits', hits.length)}
          </p>
          <ol class="hits">
            {hits.map((hit) => (
              <li key={hit.to}>
                <Hit hit={hit} query={query} href={`#${hit.to}`} />
              </li>
            ))}
          </ol>
        </section>
      ) : (
        children
      )}
    </div>
  );
}
