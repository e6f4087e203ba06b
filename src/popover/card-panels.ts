import { readableName } from '../cards/names.ts';
import type { Card } from '../cards/types.ts';
import { CardPanel, type CardsOnPage, type FindCard, type ShownCard } from './cards-on-page.ts';
import type { PopoverSettings } from './settings.ts';

interface Options {
  readonly document: Document;
  readonly cards: CardsOnPage;
  readonly findCard: FindCard;
}

/** The panels of a page's cards: each made once, when it is first asked for. */
export interface CardPanels {
  of(here: ShownCard): Promise<CardPanel>;
  /** The one that was made for it before, where it says something. */
  ready(here: ShownCard): CardPanel | undefined;
  /** That of an element's card, or of a card by its name, for who asks; undefined where nothing could be one. */
  asked(card: Element | string): Promise<CardPanel | undefined>;
  /** What a pointer that rests at a point is shown; with the key held also what has the keyboard's focus. */
  wantedAt(
    x: number,
    y: number,
    settings: PopoverSettings,
    isKeyHeld: boolean,
  ): Promise<CardPanel | undefined>;
  /** The card that has the keyboard's focus. */
  focused(): ShownCard | undefined;
  /** Those of the cards in view that the user wants explained at all, and of which there is something to say. */
  inView(settings: PopoverSettings): Promise<readonly CardPanel[]>;
}

/** Makes them over the page's cards. */
export function createCardPanels({ document, cards, findCard }: Options): CardPanels {
  const panels = new WeakMap<ShownCard, CardPanel>();

  async function of(here: ShownCard): Promise<CardPanel> {
    const known = panels.get(here);
    if (known) return known;
    const card = await findCard(here.names);
    const panel = new CardPanel(document, { here, name: readableName(here.names[0] ?? ''), card });
    // An unknown one may come with the next file that the user brings.
    if (card) panels.set(here, panel);
    return panels.get(here) ?? panel;
  }

  function focused(): ShownCard | undefined {
    const { activeElement } = document;
    return activeElement?.matches(':focus-visible') ? cards.of(activeElement) : undefined;
  }

  return {
    of,
    focused,
    ready(here) {
      const panel = panels.get(here);
      return says(panel?.card) ? panel : undefined;
    },
    async asked(card) {
      if (typeof card !== 'string') {
        const here = cards.of(card);
        return here && of(here);
      }
      return new CardPanel(document, { here: undefined, name: card, card: await findCard([card]) });
    },
    async wantedAt(x, y, settings, isKeyHeld) {
      const here = cards.at(x, y) ?? (isKeyHeld ? focused() : undefined);
      const shown = here && shownWhen(here, settings);
      const isWanted = shown === 'rest' || (shown === 'key' && isKeyHeld);
      const panel = here && isWanted ? await of(here) : undefined;
      // A card of which nothing is to be said is passed over in silence.
      return says(panel?.card) ? panel : undefined;
    },
    async inView(settings) {
      const wanted = cards.inView().filter((here) => shownWhen(here, settings) !== 'never');
      return (await Promise.all(wanted.map(of))).filter(({ card }) => says(card));
    },
  };
}

const shownWhen = ({ shownAs }: ShownCard, { pictures, names }: PopoverSettings) =>
  shownAs === 'picture' ? pictures : names;

function says(card: Card | undefined): boolean {
  return card?.faces.some(({ terms }) => terms.length > 0) === true;
}
