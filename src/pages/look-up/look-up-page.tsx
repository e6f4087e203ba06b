import { useEffect, useMemo, useState } from 'preact/hooks';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { message } from '../../ui/i18n.ts';
import { createTermSearch } from '../../ui/search-terms.ts';
import { FoundName } from '../found-name.tsx';
import { TermEntry } from '../term-entry.tsx';
import { INDEX, TERMS } from '../use-rules.ts';
import { useSettings } from '../use-settings.ts';

const search = createTermSearch(INDEX.terms);

/** What the address asks for: `#banding` a term by its id, `?q=words` whatever the words find first. */
function asked(): { query: string; id: string | undefined } {
  const id = decodeURIComponent(location.hash.slice(1));
  if (TERMS.has(id)) return { query: TERMS.get(id)?.name ?? '', id };
  const query = new URLSearchParams(location.search).get('q') ?? '';
  return { query, id: search(query)[0]?.id };
}

/** Any term, looked up from anywhere: the context menu, the address bar, a link. */
export function LookUpPage() {
  const { settings, change } = useSettings();
  const [query, setQuery] = useState(() => asked().query);
  const [id, setId] = useState(() => asked().id);
  useEffect(() => {
    const follow = () => {
      const next = asked();
      setQuery(next.query);
      setId(next.id);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const [followed, setFollowed] = useState(false);
  const hits = useMemo(() => search(query), [query]);
  const open = (term: string) => {
    location.hash = term;
  };
  return (
    <main class="look-up">
      <h1>{message('lookUpTitle')}</h1>
      <input
        type="search"
        value={query}
        placeholder={message('searchTerms')}
        aria-label={message('searchTerms')}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setFollowed(false);
          setId(search(event.currentTarget.value)[0]?.id);
        }}
      />
      {hits.length > 1 && (
        <ul class="look-up-hits" aria-label={message('lookUpHits')}>
          {hits.map((term) => (
            <li key={term.id}>
              <button
                type="button"
                class="link"
                aria-current={term.id === id}
                onClick={() => open(term.id)}
              >
                <FoundName name={term.name} query={query} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {id !== undefined && (
        <TermEntry
          id={id}
          edition={settings.edition}
          onTerm={(term) => {
            setFollowed(true);
            open(term);
          }}
          takesFocus={followed}
          foot={
            <EditionPicker
              index={INDEX}
              value={settings.edition}
              onPick={(edition) => change({ edition })}
            />
          }
        />
      )}
      {id === undefined && query !== '' && <p class="quiet">{message('nothingFound', query)}</p>}
    </main>
  );
}
