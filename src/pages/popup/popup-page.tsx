import { useEffect, useState } from 'preact/hooks';
import type { Found as Hit } from '../../look-up/index.ts';
import { rulesPage } from '../../own-pages.ts';
import { type ActiveTab, activeTab } from '../../platform/active-tab.ts';
import { openOptions, openOwnPage } from '../../platform/runtime.ts';
import type { PrintedNames } from '../../rules/printed-names.ts';
import type { Params } from '../../rules/types.ts';
import { isOff } from '../../settings/change.ts';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { message } from '../../ui/i18n.ts';
import { kindBeside } from '../../ui/kind-names.ts';
import { BackButton } from '../back-button.tsx';
import { FoundCards } from '../found-cards.tsx';
import { FoundTerm } from '../found-term.tsx';
import { pasteLines } from '../paste-lines.ts';
import { TermEntry } from '../term-entry.tsx';
import { useLookUp } from '../use-look-up.ts';
import { useRules } from '../use-rules.ts';
import { useSettings } from '../use-settings.ts';
import { OfficialHitList } from './official-hit-list.tsx';
import { PageCards } from './page-cards.tsx';
import { PageTerms } from './page-terms.tsx';
import { SiteSwitch } from './site-switch.tsx';
import { type OfficialHits, useOfficialHits } from './use-official-hits.ts';
import { usePageCards } from './use-page-cards.ts';

/** A page without terms is asked again so often, after so many milliseconds. */
const ASK_AGAIN = 5;
const ASK_AGAIN_MS = 300;

const focusOn = (input: HTMLElement | null): void => input?.focus();

/** An entry that is open, as it was found. */
interface Look {
  readonly id: string;
  readonly params?: Params;
  readonly form?: number;
}

/** The toolbar's popup: look any term or card up, this page's terms by kind, the edition, the site's switch. */
export function PopupPage() {
  const { settings, change, changeList, problem } = useSettings();
  const { index } = useRules();
  const { search, printed } = useLookUp(index);
  const [tab, setTab] = useState<ActiveTab | 'none'>();
  const [trail, setTrail] = useState<readonly Look[]>([]);
  const [query, setQuery] = useState('');
  const cards = usePageCards(tab);
  const official = useOfficialHits(query, settings.edition);
  const { offSites } = settings;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A page that was just switched on is still being read.
    const ask = (left: number): void => {
      activeTab().then(
        (found) => {
          setTab(found ?? 'none');
          const isEmpty = found?.terms?.length === 0 && !isOff(offSites, found.host ?? '');
          if (left > 0 && isEmpty) timer = setTimeout(ask, ASK_AGAIN_MS, left - 1);
        },
        () => setTab('none'),
      );
    };
    ask(ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [offSites]);
  const open = trail.at(-1);
  const show = (id: string, look: Omit<Look, 'id'> = {}) => setTrail([...trail, { id, ...look }]);
  const picker = (
    <EditionPicker
      index={index}
      value={settings.edition}
      onPick={(edition) => change({ edition })}
    />
  );
  if (open !== undefined)
    return (
      <main class="popup">
        <h1 class="visually-hidden">{message('extensionName')}</h1>
        <TermEntry
          {...open}
          edition={settings.edition}
          onTerm={show}
          takesFocus
          lead={<BackButton onClick={() => setTrail(trail.slice(0, -1))} />}
          onNewest={() => change({ edition: 'newest' })}
          foot={picker}
        />
      </main>
    );
  return (
    <main class="popup" onKeyDown={moveThroughHits}>
      <header class="popup-head">
        <h1>{message('extensionName')}</h1>
      </header>
      {problem && <p class="notice bad">{problem}</p>}
      {picker}
      {typeof tab === 'object' && (
        <SiteSwitch tab={tab} settings={settings} changeList={changeList} />
      )}
      <input
        type="search"
        class="popup-search"
        ref={focusOn}
        value={query}
        placeholder={message('searchTerms')}
        aria-label={message('searchTerms')}
        onPaste={pasteLines}
        onInput={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.isComposing && hits()[0]?.click()}
      />
      {query.trim() === '' ? (
        <>
          <PageTerms
            tab={tab}
            settings={settings}
            changeList={changeList}
            onTerm={show}
            hasCards={cards.length > 0}
          />
          <PageCards cards={cards} settings={settings} onTerm={show} />
        </>
      ) : (
        <Found
          terms={search(query)}
          official={official}
          query={query}
          printed={printed}
          onTerm={show}
        />
      )}
      <footer class="popup-foot">
        <button type="button" class="link" onClick={() => void openOwnPage(rulesPage({}))}>
          {message('openRules')}
        </button>
        <button type="button" class="link" onClick={() => void openOwnPage('matrix.html')}>
          {message('openMatrix')}
        </button>
        <button type="button" class="link" onClick={() => void openOptions()}>
          {message('openOptions')}
        </button>
      </footer>
    </main>
  );
}

/** What was found, in order: each is a button or a link. */
const hits = () => [...document.querySelectorAll<HTMLElement>('.popup-hits button, .hits a')];

/** The arrows go from the field through what was found, and back. */
function moveThroughHits(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const field = document.querySelector<HTMLElement>('.popup-search');
  const all = [...(field ? [field] : []), ...hits()];
  const at = all.indexOf(event.target);
  const next = at < 0 ? undefined : all[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface FoundProps {
  readonly terms: readonly Hit[];
  readonly official: OfficialHits | undefined;
  readonly query: string;
  readonly printed: PrintedNames | undefined;
  readonly onTerm: (id: string, look?: Omit<Look, 'id'>) => void;
}

/** Terms first, then cards, then rules of the official text where the user has it. */
function Found({ terms, official, query, printed, onTerm }: FoundProps) {
  const [cards, setCards] = useState(0);
  const isNothing = terms.length === 0 && cards === 0 && !official?.hits.length;
  return (
    <>
      {isNothing && (
        <p class="quiet">
          {official?.isLoading ? message('loading') : message('nothingFound', query)}
        </p>
      )}
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
            <span class="quiet">{kindBeside(hit.term)}</span>
          </li>
        ))}
      </ul>
      <FoundCards
        query={query}
        hitsClass="popup-hits"
        onTerm={({ term, ...look }) => onTerm(term, look)}
        onFound={setCards}
      />
      {official && <OfficialHitList of={official} query={query} />}
    </>
  );
}
