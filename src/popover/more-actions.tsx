import type { ComponentChildren } from 'preact';
import { lookUpPage } from '../own-pages.ts';
import type { Entry, Term } from '../rules/types.ts';
import { CiteForms } from '../ui/cite-button.tsx';
import { EnglishName } from '../ui/english-name.tsx';
import { MenuFold } from '../ui/fold.tsx';
import { message } from '../ui/i18n.ts';
import { messageWithElements } from '../ui/message-with-elements.ts';
import type { Actions } from './actions.ts';

/** Where cards with a term are found, in the query language of Scryfall. Opened only by the user's click. */
function cardsWith({ name, kind }: Term): string {
  const words = name.toLowerCase();
  const query = kind === 'ability' ? `keyword:"${words}"` : `oracle:"${words}"`;
  return `https://scryfall.com/search?q=${encodeURIComponent(query)}`;
}

interface Props {
  readonly term: Term;
  readonly entry: Entry;
  readonly actions: Actions;
  /** The word on the page is not the term; undefined where the term is not of the page. */
  readonly onNotMeant: (() => void) | undefined;
  /** A citation could not be copied. */
  readonly onUncopied: (citation: string) => void;
}

/** What is behind the dots: elsewhere, and less of it. */
export function MoreActions({ term, entry, actions, onNotMeant, onUncopied }: Props) {
  const name = <EnglishName name={term.name} />;
  const item = (words: ComponentChildren, onClick: () => void) => (
    <button type="button" class="link" onClick={onClick}>
      {words}
    </button>
  );
  return (
    <MenuFold>
      <a class="link" href={cardsWith(term)} target="_blank" rel="noreferrer">
        {messageWithElements('cardsWith', name)}
      </a>
      {item(message('openEntry'), () => actions.openPage(lookUpPage({ term: term.id })))}
      {onNotMeant && item(messageWithElements('notMeant', name), onNotMeant)}
      {item(messageWithElements('ignoreTerm', name), () => actions.ignoreTerm(term.id))}
      {actions.site && item(message('switchSiteOff', actions.site), actions.switchSiteOff)}
      <CiteForms entry={entry} addressOf={actions.addressOf} onUncopied={onUncopied} />
    </MenuFold>
  );
}
