import { useEffect, useState } from 'preact/hooks';
import type { Found as Hit } from '../../look-up/index.ts';
import { type ActiveTab, activeTab } from '../../platform/active-tab.ts';
import { openOptions } from '../../platform/runtime.ts';
import type { PrintedNames } from '../../rules/printed-names.ts';
import type { Params } from '../../rules/types.ts';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { message } from '../../ui/i18n.ts';
import { kindName } from '../../ui/kind-names.ts';
import { BackButton } from '../back-button.tsx';
import { FoundTerm } from '../found-term.tsx';
import { pasteLines } from '../paste-lines.ts';
import { TermEntry } from '../term-entry.tsx';
import { useLookUp } from '../use-look-up.ts';
import { useRules } from '../use-rules.ts';
import { useSettings } from '../use-settings.ts';
import { OfficialHitList } from './official-hit-list.tsx';
import { PageTerms } from './page-terms.tsx';
import { SiteSwitch } from './site-switch.tsx';
import { type OfficialHits, useOfficialHits } from './use-official-hits.ts';

const focusOn = (input: HTMLElement | null): void => input?.focus();

/** An entry that is open, as it was found. */
interface Look {
  readonly id: string;
  readonly params?: Params;
  readonly form?: number;
}

/** The toolbar's popup: look any term up, this page's terms by kind, the edition, the site's switch. */
export function PopupPage() {
  const { settings, change, changeList, problem } = useSettings();
  const { index } = useRules();
  const { search, printed } = useLookUp(index);
  const [tab, setTab] = useState<ActiveTab | 'none'>();
  const [trail, setTrail] = useState<readonly Look[]>([]);
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
  const show = (id: string, look: Omit<Look, 'id'> = {}) => setTrail([...trail, { id, ...look }]);
  if (open !== undefined)
    return (
      <main class="popup">
        <h1 class="visually-hidden">{message('extensionName')}</h1>
        <TermEntry
          {...open}
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
        onPaste={pasteLines}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {query.trim() === '' ? (
        <PageTerms tab={tab} settings={settings} changeList={changeList} onTerm={show} />
      ) : (
        <Found
          terms={search(query)}
          official={official}
          query={query}
          printed={printed}
          onTerm={show}
        />
      )}
    </main>
  );
}

interface FoundProps {
  readonly terms: readonly Hit[];
  readonly official: OfficialHits | undefined;
  readonly query: string;
  readonly printed: PrintedNames | undefined;
  readonly onTerm: (id: string, look?: Omit<Look, 'id'>) => void;
}

/** Terms first, then rules of the official text where the user has it. */
function Found({ terms, official, query, printed, onTerm }: FoundProps) {
  if (terms.length === 0 && !official?.hits.length)
    return (
      <p class="quiet">
        {official?.isLoading ? message('loading') : message('nothingFound', query)}
      </p>
    );
  return (
    <>
      <ul class="popup-hits">
        {terms.map((hit) => (
          <li key={hit.term.id}>
            <button
              type="button"
              class="link"
              onClick={() => onTerm(hit.term.id, { params: hit.params, form: hit.form })}
            >
              <FoundTerm found={hit} query={query} printed={printed} />
            </button>{' '}
            <span class="quiet">{kindName(hit.term.kind)}</span>
          </li>
        ))}
      </ul>
      {official && <OfficialHitList of={official} query={query} />}
    </>
  );
}
