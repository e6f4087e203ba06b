import type { Term } from '../rules/types.ts';
import { word } from '../ui/words.ts';
import type { Actions } from './popover-view.tsx';

/** Where cards with a term are found, in the query language of Scryfall. Opened only by the reader's click. */
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
        <span>{word('foldMore')}</span>
      </summary>
      <div class="fold-body more-actions">
        <a class="link" href={cardsWith(term)} target="_blank" rel="noreferrer">
          {word('cardsWith', term.name)}
        </a>
        <button
          type="button"
          class="link"
          onClick={() => actions.openPage(`look-up.html#${term.id}`)}
        >
          {word('openEntry')}
        </button>
        {onNotMeant && (
          <button type="button" class="link" onClick={onNotMeant}>
            {word('notMeant', term.name)}
          </button>
        )}
        <button type="button" class="link" onClick={() => actions.ignoreTerm(term.id)}>
          {word('ignoreTerm', term.name)}
        </button>
        <button type="button" class="link" onClick={actions.switchSiteOff}>
          {word('switchSiteOff', actions.site)}
        </button>
      </div>
    </details>
  );
}
