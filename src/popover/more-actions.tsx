import { lookUpPage } from '../own-pages.ts';
import type { Term } from '../rules/types.ts';
import { message } from '../ui/i18n.ts';
import type { Actions } from './actions.ts';

/** Where cards with a term are found, in the query language of Scryfall. Opened only by the user's click. */
function cardsWith({ name, kind }: Term): string {
  const words = name.toLowerCase();
  const query = kind === 'ability' ? `keyword:"${words}"` : `oracle:"${words}"`;
  return `https://scryfall.com/search?q=${encodeURIComponent(query)}`;
}

interface Props {
  readonly term: Term;
  readonly actions: Actions;
  /** The word on the page is not the term; undefined where the term is not of the page. */
  readonly onNotMeant: (() => void) | undefined;
}

/** The last fold: elsewhere, and less of it. */
export function MoreActions({ term, actions, onNotMeant }: Props) {
  return (
    <details class="fold">
      <summary>
        <span>{message('foldMore')}</span>
      </summary>
      <div class="fold-body more-actions">
        <a class="link" href={cardsWith(term)} target="_blank" rel="noreferrer">
          {message('cardsWith', term.name)}
        </a>
        <button
          type="button"
          class="link"
          onClick={() => actions.openPage(lookUpPage({ term: term.id }))}
        >
          {message('openEntry')}
        </button>
        {onNotMeant && (
          <button type="button" class="link" onClick={onNotMeant}>
            {message('notMeant', term.name)}
          </button>
        )}
        <button type="button" class="link" onClick={() => actions.ignoreTerm(term.id)}>
          {message('ignoreTerm', term.name)}
        </button>
        <button type="button" class="link" onClick={actions.switchSiteOff}>
          {message('switchSiteOff', actions.site)}
        </button>
      </div>
    </details>
  );
}
