import type { ActiveTab } from '../../platform/active-tab.ts';
import type { PageTerm } from '../../platform/messages.ts';
import type { Kind } from '../../rules/types.ts';
import { isOff } from '../../settings/change.ts';
import type { Settings } from '../../settings/fields.ts';
import { EnglishName } from '../../ui/english-name.tsx';
import { message } from '../../ui/i18n.ts';
import { kindsName } from '../../ui/kind-names.ts';
import { messageWithElements } from '../../ui/message-with-elements.ts';
import { type Rules, useRules } from '../use-rules.ts';
import type { ChangeList } from '../use-settings.ts';
import { ReadThisPage } from './read-this-page.tsx';

interface Props {
  readonly tab: ActiveTab | 'none' | undefined;
  readonly settings: Settings;
  readonly changeList: ChangeList;
  readonly onTerm: (id: string, look: Pick<PageTerm, 'form' | 'params'>) => void;
  /** Whether cards of the page are listed beside, so that no term in its text is no silence. */
  readonly hasCards: boolean;
}

/** The terms on the page in front of the user, by kind, with counts; and those ignored, to bring back. */
export function PageTerms({ tab, settings, changeList, onTerm, hasCards }: Props) {
  const { ignoredTerms } = settings;
  const { terms } = useRules();
  return (
    <section aria-label={message('pageTerms')}>
      <Found
        tab={tab}
        isOff={isOff(settings.offSites, (tab !== 'none' && tab?.host) || '')}
        onTerm={onTerm}
        hasCards={hasCards}
      />
      {ignoredTerms.length > 0 && (
        <>
          <h2>{message('setting_ignoredTerms')}</h2>
          <ul class="popup-terms">
            {ignoredTerms.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  class="link"
                  onClick={() => changeList('ignoredTerms', id, false)}
                >
                  {messageWithElements(
                    'restoreTerm',
                    <EnglishName name={terms.get(id)?.name ?? id} />,
                  )}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Found({
  tab,
  isOff: off,
  onTerm,
  hasCards,
}: Pick<Props, 'tab' | 'onTerm' | 'hasCards'> & { readonly isOff: boolean }) {
  const { terms: known } = useRules();
  if (tab === undefined) return <p class="quiet">{message('loading')}</p>;
  if (tab === 'none') return <p class="quiet">{message('notHere')}</p>;
  if (tab.terms === undefined) return <ReadThisPage tab={tab} />;
  if (off) return <p class="quiet">{message('siteOff', tab.host ?? '')}</p>;
  if (tab.terms.length === 0) return hasCards ? null : <p class="quiet">{message('noTerms')}</p>;
  return (
    <>
      {byKind(tab.terms, known).map(([kind, terms]) => (
        <div key={kind}>
          <h2>{kindsName(kind)}</h2>
          <ul class="popup-terms">
            {terms.map(({ id, count, form, params }) => (
              <li key={id}>
                <button
                  type="button"
                  class="link"
                  lang="en"
                  onClick={() => onTerm(id, { form, params })}
                >
                  {known.get(id)?.name}
                </button>
                {count > 1 && <span class="quiet"> × {count}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function byKind(terms: readonly PageTerm[], known: Rules['terms']): [Kind, PageTerm[]][] {
  const kinds = new Map<Kind, PageTerm[]>();
  for (const found of terms) {
    const kind = known.get(found.id)?.kind;
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), found]);
  }
  return [...kinds];
}
