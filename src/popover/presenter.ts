import { h } from 'preact';
import type { EditionChoice } from '../rules/edition-choice.ts';
import type { RulesIndex, Term, TermDetails, TermText } from '../rules/types.ts';
import { message } from '../ui/i18n.ts';
import type { LoadOfficial } from '../ui/official-text.tsx';
import type { Actions } from './actions.ts';
import { termIdsOf } from './card-terms.ts';
import { CardPanel, type CardsOnPage, type FindCard } from './cards-on-page.ts';
import type { Frame, Look } from './frame.ts';
import { homeOf } from './home.ts';
import type { Event as LifeEvent } from './machine.ts';
import { type MarksOnPage, type ShownMark, TermList } from './marks-on-page.ts';
import { PopoverView, type Said } from './popover-view.tsx';
import type { ReadCard, Readings } from './readings.ts';
import type { Point } from './safe-path.ts';
import type { PopoverSettings } from './settings.ts';
import { TermListView } from './term-list-view.tsx';

/** What the popover can show: the entry of a marked word, a card as a whole, or the list of the page's terms. */
export type Target = ShownMark | CardPanel | TermList;

export interface PresenterOptions {
  readonly document: Document;
  readonly words: MarksOnPage;
  readonly cards: CardsOnPage;
  readonly findCard: FindCard;
  readonly index: RulesIndex;
  readonly terms: ReadonlyMap<string, Term>;
  readonly settings: PopoverSettings;
  /** A term's text where it is at hand. */
  readonly textOf: (term: string) => TermText | undefined;
  /** Fetches several at once, for `loadText` to wait for. */
  readonly wantTexts: (terms: readonly string[]) => void;
  /** Fetches it where it is not. */
  readonly loadText: (term: string) => Promise<TermText | undefined>;
  readonly loadDetails: (term: string) => Promise<TermDetails | undefined>;
  readonly loadOfficial: LoadOfficial;
  readonly readings: Readings;
  readonly onEdition: (edition: EditionChoice) => void;
  readonly actions: Actions;
}

/** Puts targets into the frame: fetches what they need, renders them, keeps them beside their words. */
export interface Presenter {
  /** What is on the screen. */
  readonly shown: Target | undefined;
  /** Shows a target, once its text is at hand; `isWanted` is asked then. */
  show(target: Target, look: Look, pointer: Point, isWanted: () => boolean): void;
  hide(): void;
  /** Forgets what is shown, which the page has thrown away. */
  forget(): void;
  /** Renders what is shown anew, under new settings where they are given. */
  repaint(settings?: PopoverSettings): void;
  /** Says something in the popover until it closes; in the next one where none is open. */
  say(note: string, undo?: () => void): void;
  /** Moves along with the word; tells `gone` where it has left the view. */
  position(): void;
}

/** Makes the presenter over a frame; `dispatch` takes what the views' buttons do. */
export function createPresenter(
  options: PresenterOptions,
  frame: Frame,
  dispatch: (event: LifeEvent<Target>) => void,
): Presenter {
  const { document, words } = options;
  let { settings } = options;
  let shown: Target | undefined;
  let look: Look = { as: 'hover', full: false };
  let pointerAt: Point = { x: -1, y: -1 };
  let said: Said | undefined;
  /** Counts showings: a new one starts with a fresh view. */
  let showing = 0;

  function paint(target: Target): void {
    const anew = shown !== target || !frame.isOpen;
    if (anew) showing += 1;
    shown = target;
    const home = homeOf(target.element) ?? document.documentElement;
    const view = target instanceof TermList ? listView() : entryView(target);
    frame.paint(view, look, settings, anew ? home : undefined);
    words.tint(markOf(target));
    position();
    if (anew && look.as === 'pinned') frame.takeFocus();
  }

  function listView() {
    return h(TermListView, {
      words: words.all(),
      terms: options.terms,
      onWord: (word) => {
        words.reveal(word);
        dispatch({ type: 'ask', target: word });
      },
      onClose: () => dispatch({ type: 'escape' }),
    });
  }

  function entryView(target: ShownMark | CardPanel) {
    const mark = markOf(target);
    const panel = target instanceof CardPanel ? target : undefined;
    return h(PopoverView, {
      key: showing,
      index: options.index,
      terms: options.terms,
      first: mark && {
        term: mark.term,
        form: mark.form,
        params: mark.params(),
        printed: mark.printed,
      },
      panel: panel && { name: panel.name, card: panel.card, ...unexplained() },
      others: mark ? words.others(mark) : idsOf(panel),
      ...look,
      card: target.cardName,
      edition: settings.edition,
      reading: options.readings.of(settings.edition, target),
      loadPrinting: () => options.readings.printingOf(target),
      said,
      textOf: options.textOf,
      loadText: options.loadText,
      loadDetails: options.loadDetails,
      loadOfficial: options.loadOfficial,
      onEdition: options.onEdition,
      actions: options.actions,
      onNotMeant: () => mark && say(message('notMarkedHere'), words.drop(mark)),
      onPin: () => dispatch({ type: 'pin' }),
      onClose: () => dispatch({ type: 'escape' }),
    });
  }

  function position(): void {
    if (!shown) return;
    const clear = shown instanceof CardPanel && shown.here ? shown.keepClear() : undefined;
    if (!frame.position(shown.lines(), pointerAt, clear)) dispatch({ type: 'gone' });
  }

  /** The terms that are explained of a card. */
  function idsOf(panel: CardPanel | undefined): string[] {
    const { terms } = options;
    return panel?.card ? termIdsOf(panel.card, { terms, ...unexplained() }) : [];
  }

  function unexplained() {
    const { hiddenKinds, ignoredTerms } = settings;
    return { hiddenKinds, ignoredTerms };
  }

  function say(text: string, undo?: () => void): void {
    const unsaid =
      undo &&
      (() => {
        said = undefined;
        undo();
        if (shown) paint(shown);
      });
    said = { text, undo: unsaid };
    if (shown) paint(shown);
  }

  return {
    get shown() {
      return shown;
    },
    show(target, { as, full }, pointer, isWanted) {
      look = { as, full };
      pointerAt = pointer;
      const waiting = options.readings.prepare(settings.edition, cardOf(target));
      const mark = markOf(target);
      const ids = mark ? [mark.term] : idsOf(target instanceof CardPanel ? target : undefined);
      if (!waiting && ids.every(options.textOf)) {
        paint(target);
        return;
      }
      options.wantTexts(ids);
      Promise.all([waiting, ...ids.map(options.loadText)]).then(
        () => {
          if (!isWanted()) return;
          // A word without its entry is nothing; a card is shown as far as it goes.
          if (!mark || options.textOf(mark.term)) paint(target);
          else dispatch({ type: 'gone' });
        },
        () => isWanted() && dispatch({ type: 'gone' }),
      );
    },
    hide() {
      shown = undefined;
      said = undefined;
      words.tint();
      frame.hide();
    },
    forget() {
      shown = undefined;
    },
    repaint(next = settings) {
      settings = next;
      const again = () => {
        if (shown) paint(shown);
      };
      const waiting = options.readings.prepare(settings.edition, shown && cardOf(shown));
      if (waiting) void waiting.then(again);
      else again();
    },
    say,
    position,
  };
}

/** The marked word of a target; undefined for a list or a card. */
function markOf(target: Target): ShownMark | undefined {
  return target instanceof TermList || target instanceof CardPanel ? undefined : target;
}

/** What is read as printed. */
function cardOf(target: Target): ReadCard | undefined {
  return target instanceof TermList ? undefined : target;
}
