import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CardTerm } from '../../cards/types.ts';
import type { Found, LookUp } from '../../look-up/index.ts';
import { takePrivateLookUp } from '../../platform/private-window.ts';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { message } from '../../ui/i18n.ts';
import { FoundCards } from '../found-cards.tsx';
import { FoundTerm } from '../found-term.tsx';
import { pasteLines } from '../paste-lines.ts';
import { TermEntry } from '../term-entry.tsx';
import { useLookUp } from '../use-look-up.ts';
import { type Rules, useRules } from '../use-rules.ts';
import { useSettings } from '../use-settings.ts';

/** Whether the words come from a private window, and so may not stand in the address. */
const IS_PRIVATE = location.search === '?private';

/** What the address asks for: `#banding` a term by its id, `?q=words` whatever the words find first. */
function asked(
  terms: Rules['terms'],
  search: LookUp,
): { readonly query: string; readonly id: string | undefined } {
  const id = location.hash.slice(1);
  const term = terms.get(id);
  if (term) return { query: term.name, id };
  const query = new URLSearchParams(location.search).get('q') ?? '';
  return { query, id: search(query)[0]?.term.id };
}

/** Any term, looked up from anywhere: the context menu, the address bar, a link. */
export function LookUpPage() {
  const { settings, change } = useSettings();
  const { index, terms } = useRules();
  const { search, printed } = useLookUp(index);
  const [query, setQuery] = useState(() => asked(terms, search).query);
  const [id, setId] = useState(() => asked(terms, search).id);
  useEffect(() => {
    const follow = () => {
      const next = asked(terms, search);
      setQuery(next.query);
      setId(next.id);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [terms, search]);
  useEffect(() => {
    // A printed name in the address is found once the printed names are read.
    if (printed) setId((known) => known ?? asked(terms, search).id);
  }, [printed, terms, search]);
  useEffect(() => {
    if (!IS_PRIVATE) return;
    void takePrivateLookUp().then((words) => {
      setQuery(words);
      setId(search(words)[0]?.term.id);
    });
  }, [search]);
  const [followed, setFollowed] = useState(false);
  const hits = useMemo(() => search(query), [search, query]);
  const open = (term: string) => {
    if (IS_PRIVATE) setId(term);
    else location.hash = term;
  };
  /** What was looked up may be a card's words, which the address of one term would lose. */
  const choose = ({ term, params }: Found) => {
    setOfCard(undefined);
    return Object.keys(params).length > 0 || /[,|]/.test(query) ? setId(term.id) : open(term.id);
  };
  /** The term of a card that was chosen, with that card's words. */
  const [ofCard, setOfCard] = useState<CardTerm>();
  const [cards, setCards] = useState(0);
  const shown = ofCard?.term === id ? ofCard : hits.find(({ term }) => term.id === id);
  return (
    <main class="look-up">
      <h1>{message('lookUpTitle')}</h1>
      <input
        type="search"
        value={query}
        placeholder={message('searchTerms')}
        aria-label={message('searchTerms')}
        onPaste={pasteLines}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setOfCard(undefined);
          setFollowed(false);
          setId(search(event.currentTarget.value)[0]?.term.id);
        }}
      />
      {hits.length > 1 && (
        <ul class="look-up-hits" aria-label={message('lookUpHits')}>
          {hits.map((hit) => (
            <li key={hit.term.id}>
              <button
                type="button"
                class="link"
                aria-current={hit.term.id === id}
                onClick={() => choose(hit)}
              >
                <FoundTerm found={hit} query={query} printed={printed} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FoundCards
        query={query}
        hitsClass="look-up-hits"
        onTerm={(one) => {
          setOfCard(one);
          setId(one.term);
          setFollowed(true);
        }}
        onFound={setCards}
      />
      {id !== undefined && (
        <TermEntry
          id={id}
          edition={settings.edition}
          {...(shown && { params: shown.params, form: shown.form })}
          onTerm={(term) => {
            setFollowed(true);
            open(term);
          }}
          takesFocus={followed}
          foot={
            <EditionPicker
              index={index}
              value={settings.edition}
              onPick={(edition) => change({ edition })}
            />
          }
        />
      )}
      {id === undefined && query !== '' && cards === 0 && (
        <p class="quiet">{message('nothingFound', query)}</p>
      )}
    </main>
  );
}
