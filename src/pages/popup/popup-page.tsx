import { useEffect, useState } from 'preact/hooks';
import { type ActiveTab, activeTab } from '../../platform/active-tab.ts';
import { openOptions } from '../../platform/runtime.ts';
import { resolve } from '../../rules/resolve.ts';
import type { Kind } from '../../rules/types.ts';
import { CiteButton } from '../../ui/cite-button.tsx';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { EntryView } from '../../ui/entry-view.tsx';
import { Icon } from '../../ui/icons.tsx';
import { word } from '../../ui/words.ts';
import { INDEX, TERMS, useRules } from '../use-rules.ts';
import { useSettings } from '../use-settings.ts';

/** The toolbar's popup: this page's terms by kind, each opening its entry; the edition; the site's switch. */
export function PopupPage() {
  const { settings, change, problem } = useSettings();
  const rules = useRules();
  const [tab, setTab] = useState<ActiveTab | 'none'>();
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    activeTab().then(
      (found) => setTab(found ?? 'none'),
      () => setTab('none'),
    );
  }, []);
  const edition =
    settings.edition === 'newest' ? (INDEX.editions.at(-1)?.date ?? '') : settings.edition;
  const term = open === undefined ? undefined : TERMS.get(open);
  const text = open === undefined ? undefined : rules?.texts[open];
  if (term && text) {
    const entry = resolve(term, text, edition);
    return (
      <main class="popup">
        <EntryView
          key={term.id}
          entry={entry}
          text={text}
          details={rules?.details[term.id] ?? 'missing'}
          nameOf={(id) => TERMS.get(id)?.name}
          onDetails={() => undefined}
          onTerm={setOpen}
          lead={
            <button
              type="button"
              class="icon-button"
              aria-label={word('back')}
              onClick={() => setOpen(undefined)}
            >
              <Icon name="back" />
            </button>
          }
          footer={
            <footer class="entry-foot">
              <CiteButton entry={entry} />
            </footer>
          }
        />
      </main>
    );
  }
  const site = typeof tab === 'object' ? tab.host : undefined;
  const off = site !== undefined && settings.offSites.includes(site);
  return (
    <main class="popup">
      <header class="popup-head">
        <h1>{word('extensionName')}</h1>
        <button type="button" class="link" onClick={() => void openOptions()}>
          {word('openOptions')}
        </button>
      </header>
      {problem && <p class="notice bad">{problem}</p>}
      <EditionPicker
        index={INDEX}
        value={settings.edition}
        onPick={(picked) => change({ edition: picked })}
      />
      {site !== undefined && (
        <label class="choice">
          <input
            type="checkbox"
            checked={!off}
            onChange={() =>
              change({
                offSites: off
                  ? settings.offSites.filter((other) => other !== site)
                  : [...settings.offSites, site],
              })
            }
          />
          {word('siteOn', site)}
        </label>
      )}
      <section aria-label={word('pageTerms')}>
        {tab === undefined ? (
          <p class="quiet">{word('loading')}</p>
        ) : tab === 'none' || tab.terms === undefined ? (
          <p class="quiet">{word('notHere')}</p>
        ) : tab.terms.length === 0 ? (
          <p class="quiet">{word('noTerms')}</p>
        ) : (
          byKind(tab.terms).map(([kind, terms]) => (
            <div key={kind}>
              <h2>{word(`kinds_${kind.replace('-', '_')}`)}</h2>
              <ul class="popup-terms">
                {terms.map(({ id, count }) => (
                  <li key={id}>
                    <button type="button" class="link" onClick={() => setOpen(id)}>
                      {TERMS.get(id)?.name}
                    </button>
                    {count > 1 && <span class="quiet"> × {count}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ))
        )}
      </section>
    </main>
  );
}

type PageTerm = NonNullable<ActiveTab['terms']>[number];

function byKind(terms: readonly PageTerm[]): [Kind, PageTerm[]][] {
  const kinds = new Map<Kind, PageTerm[]>();
  for (const found of terms) {
    const kind = TERMS.get(found.id)?.kind;
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), found]);
  }
  return [...kinds];
}
