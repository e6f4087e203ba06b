import { useEffect, useMemo, useState } from 'preact/hooks';
import { type ActiveTab, activeTab } from '../../platform/active-tab.ts';
import { openOptions } from '../../platform/runtime.ts';
import type { Term } from '../../rules/types.ts';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { message } from '../../ui/i18n.ts';
import { kindName } from '../../ui/kind-names.ts';
import { createTermSearch } from '../../ui/search-terms.ts';
import { BackButton } from '../back-button.tsx';
import { FoundName } from '../found-name.tsx';
import { TermEntry } from '../term-entry.tsx';
import { useRules } from '../use-rules.ts';
import { useSettings } from '../use-settings.ts';
import { OfficialHitList } from './official-hit-list.tsx';
import { PageTerms } from './page-terms.tsx';
import { SiteSwitch } from './site-switch.tsx';
import { type OfficialHits, useOfficialHits } from './use-official-hits.ts';

const focusOn = (input: HTMLElement | null): void => input?.focus();

/** The toolbar's popup: look any term up, this page's terms by kind, the edition, the site's switch. */
export function PopupPage() {
  const { settings, change, changeList, problem } = useSettings();
  const { index } = useRules();
  const search = useMemo(() => createTermSearch(index.terms), [index]);
  const [tab, setTab] = useState<ActiveTab | 'none'>();
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [query, setQuery] = useState('');
  const official = useOfficialHits(query, settings.edition);
  useEffect(() => {
    activeTab().then(
      (found) => setTab(found ?? 'none'),
      () => setTab('none'),
    );
  }, []);
  // Back is gone with the entry; whoever pressed it goes on from the search.
  const [wentBack, setWentBack] = useState(false);
  const open = trail.at(-1);
  const show = (id: string) => setTrail([...trail, id]);
  if (open !== undefined)
    return (
      <main class="popup">
        <h1 class="visually-hidden">{message('extensionName')}</h1>
        <TermEntry
          id={open}
          edition={settings.edition}
          onTerm={show}
          takesFocus
          lead={
            <BackButton
              onClick={() => {
                setTrail(trail.slice(0, -1));
                setWentBack(true);
              }}
            />
          }
        />
      </main>
    );
  return (
    <main class="popup">
      <header class="popup-head">
        <h1>{message('extensionName')}</h1>
        <button type="button" class="link" onClick={() => void openOptions()}>
          {message('openOptions')}
        </button>
      </header>
      {problem && <p class="notice bad">{problem}</p>}
      <EditionPicker
        index={index}
        value={settings.edition}
        onPick={(edition) => change({ edition })}
      />
      {typeof tab === 'object' && (
        <SiteSwitch tab={tab} settings={settings} changeList={changeList} />
      )}
      <input
        type="search"
        class="popup-search"
        ref={wentBack ? focusOn : null}
        value={query}
        placeholder={message('searchTerms')}
        aria-label={message('searchTerms')}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {query.trim() === '' ? (
        <PageTerms tab={tab} settings={settings} changeList={changeList} onTerm={show} />
      ) : (
        <Found
          ids={search(query).map(({ id }) => id)}
          official={official}
          query={query}
          onTerm={show}
        />
      )}
    </main>
  );
}

interface FoundProps {
  readonly ids: readonly string[];
  readonly official: OfficialHits | undefined;
  readonly query: string;
  readonly onTerm: (id: string) => void;
}

/** Terms first, then rules of the official text where the user has it. */
function Found({ ids, official, query, onTerm }: FoundProps) {
  const { terms } = useRules();
  if (ids.length === 0 && !official?.hits.length)
    return (
      <p class="quiet">
        {official?.isLoading ? message('loading') : message('nothingFound', query)}
      </p>
    );
  return (
    <>
      <ul class="popup-hits">
        {ids.map((id) => (
          <li key={id}>
            <button type="button" class="link" onClick={() => onTerm(id)}>
              <FoundName name={terms.get(id)?.name ?? id} query={query} />
            </button>{' '}
            <KindOf term={terms.get(id)} />
          </li>
        ))}
      </ul>
      {official && <OfficialHitList of={official} query={query} />}
    </>
  );
}

function KindOf({ term }: { readonly term: Term | undefined }) {
  return term ? <span class="quiet">{kindName(term.kind)}</span> : null;
}
