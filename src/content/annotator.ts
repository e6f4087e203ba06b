import { createDetector } from '../detect/index.ts';
import type { ImportedForContentScript } from '../documents/imported-editions.ts';
import {
  type CardHere,
  type Choice,
  type Mark,
  ownSite,
  type Page,
  type Site,
  startPage,
} from '../host-page/index.ts';
import { type PageCard, type PageTerm, send } from '../platform/messages.ts';
import { isInPrivateWindow } from '../platform/private-window.ts';
import { readDetails } from '../platform/rules-store.ts';
import { ownAddress } from '../platform/runtime.ts';
import { readSettings } from '../platform/settings.ts';
import { createTextCache } from '../platform/text-cache.ts';
import { type PackedIndex, unpackIndex } from '../rules/packed-index.ts';
import type { RulesIndex } from '../rules/types.ts';
import type { SettingsChange } from '../settings/change.ts';
import type { Settings } from '../settings/fields.ts';
import { message } from '../ui/i18n.ts';
import { markStyle } from '../ui/mark-style.ts';
import { createBadgeCount } from './badge-count.ts';
import { createDismissedMarks } from './dismissed-marks.ts';
import { heldKey } from './held-key.ts';
import { lazy } from './lazy.ts';
import { watchForOrphaning } from './orphan-watch.ts';
import { createPopoverLoader } from './popover-loader.ts';
import { inPrintedLanguages } from './printed-languages.ts';
import { sendSettings } from './send-settings.ts';
import { watchForCards } from './watch-for-cards.ts';

/** The page being read, from settings that allow it until `stop`. */
export interface Annotator {
  update(settings: Settings): void;
  /** The page's terms with how often each stands there, in reading order. */
  terms(): Promise<PageTerm[]>;
  /** The cards in view, as the page calls them. */
  cards(): PageCard[];
  /** Explains the card of some words, or the one that the context menu was last opened on. */
  explainCard(words?: string): void;
  showNext(): void;
  showList(): void;
  /** Takes all off the page; `keepsPopover`: but what is open, until it closes, for it says why, with the way back. */
  stop(keepsPopover?: boolean): void;
}

/** What the store has for card pages. */
export interface Stored {
  /** The packed index as JSON: nothing of it is read before there is text that could hold a term. */
  readonly index: string;
  readonly imported: ImportedForContentScript | undefined;
  /** The popover's style sheet. */
  readonly look: string;
}

/** Our own demo cards are read like a site's. */
const OWN_PAGE: Site = {
  id: 'own',
  name: 'Reminder Text',
  hosts: [],
  rules: ['.demo-text'],
  card: ['.demo-card'],
  title: ['.demo-name'],
};

const isOwnPage = () => location.protocol.endsWith('-extension:');

/** The key that shows marks while it is held; Alt where the user has named none. */
const keyOf = ({ modifier }: Settings) => (modifier === 'none' ? 'alt' : modifier);

/**
 * Reads the page, with the editions of imported documents, and wires marks, texts and popover. `onReplaced` is told
 * when the page has thrown its whole document away, and our listeners with it: this annotator is to be replaced too.
 */
export function startAnnotator(
  first: Settings,
  { index, imported, look }: Stored,
  onReplaced: () => void,
): Annotator {
  const stop = new AbortController();
  const { signal } = stop;
  /** The page's part of it may end before what is said of that. */
  const reading = new AbortController();
  signal.addEventListener('abort', () => reading.abort());
  const rules = lazy(() => unpackRules(index, imported));
  const dismissed = createDismissedMarks();
  // A page without rules text, such as a deck of pictures, asks for none of this.
  const detector = lazy(() => {
    const { index } = rules();
    const reread = () => page.choose(choiceOf(settings));
    return dismissed.leftOutOf(inPrintedLanguages(createDetector(index), index, reread));
  });
  const texts = createTextCache(imported?.texts);
  let settings = first;
  let isHeld = false;

  const choiceOf = ({ hiddenKinds, ignoredTerms, prose, firstOnly }: Settings): Choice => ({
    styleOf: (id) => markStyle(rules().terms.get(id)?.kind),
    enabled: (id) => {
      const term = rules().terms.get(id);
      return term !== undefined && !hiddenKinds.includes(term.kind) && !ignoredTerms.includes(id);
    },
    prose,
    firstOnly,
  });
  const lookOf = ({ marks }: Settings) => (marks === 'held' ? 'none' : marks);

  const alive = watchForOrphaning(stop);
  const page: Page = startPage({
    document,
    detector: {
      find: (text, context) => detector().find(text, context),
      findInPieces: (text, context) => detector().findInPieces(text, context),
      params: (text, match) => detector().params(text, match),
      paramsHere: (text, match, context) => detector().paramsHere(text, match, context),
    },
    site: isOwnPage() ? OWN_PAGE : ownSite(),
    choice: choiceOf(settings),
    look: lookOf(settings),
    signal: reading.signal,
    isAlive: alive,
    onReplaced,
    onChange: () => {
      if (!alive()) return;
      const inView = page.marksInView();
      texts.want(inView.map(({ term }) => term));
      // Nothing listens for the pointer before there is something to hover.
      if (inView.length > 0) popover.prepare();
      popover.popover?.pageChanged();
      if (settings.badge) tellCount();
    },
  });
  // Before the popover, which keeps to itself the keys that go down in it.
  heldKey(
    document,
    () => (settings.marks === 'held' || page.isForced ? keyOf(settings) : undefined),
    (held) => {
      isHeld = held;
      page.setLook(held ? 'line' : lookOf(settings), held);
    },
    reading.signal,
  );
  const popover = createPopoverLoader(
    () => ({
      ...rules(),
      document,
      css: look,
      settings,
      signal,
      words: {
        at: (x, y, touch) =>
          alive() && (touch || settings.marks !== 'held' || isHeld)
            ? page.hitTest(x, y)
            : undefined,
        all: () => page.marks(),
        inView: () => page.marksInView(),
        others: (word) => page.others(word as Mark).map(({ term }) => term),
        drop(word) {
          const restore = dismissed.add(word as Mark);
          const again = () => page.choose(choiceOf(settings));
          again();
          return () => {
            restore();
            again();
          };
        },
        tint: (word) => page.tint(word as Mark | undefined),
        reveal: (word) => page.reveal(word as Mark),
      },
      cards: {
        at: (x, y) => (alive() ? page.cards.at(x, y) : undefined),
        of: page.cards.of,
        inView: page.cards.inView,
        reveal: (card) => page.cards.reveal(card as CardHere),
      },
      textOf: texts.get,
      wantTexts: texts.want,
      loadText: texts.load,
      loadDetails: readDetails,
      loadOfficial: (edition, number) => send('official-text', { edition, number }),
      printingOf: (mark) => page.printingOf(mark),
      onEdition: (edition) => void keep({ set: { edition } }),
      actions: {
        ignoreTerm: (id) =>
          put(
            (on) => keep({ list: { name: 'ignoredTerms', item: id, on } }),
            message('noLongerMarked', rules().terms.get(id)?.name ?? id),
          ),
        site: isOwnPage() ? undefined : location.hostname,
        switchSiteOff: () => {
          const host = location.hostname;
          put(
            isInPrivateWindow()
              ? () =>
                  send('switch-private-site', { host }).then(
                    () => true,
                    () => false,
                  )
              : (on) => keep({ list: { name: 'offSites', item: host, on } }),
            message('siteOff', host),
          );
        },
        openPage: (path) => void send('open-page', { path }).catch(() => undefined),
        addressOf: ownAddress,
      },
    }),
    signal,
  );
  const pointedAt = watchForCards({
    cards: page.cards,
    isWanted: () => settings.pictures !== 'never' || settings.names !== 'never',
    found: popover.prepare,
    signal: reading.signal,
  });
  // A page that navigates within itself may have nothing left to mark, and so nothing to tell of.
  navigation.addEventListener('navigatesuccess', () => settings.badge && tellCount(), { signal });

  /** Puts something into a list of the settings, and says so with the way back. */
  function put(change: (on: boolean) => Promise<boolean>, said: string): void {
    change(true).then((kept) => {
      if (kept)
        popover.popover?.say(said, () => {
          void change(false);
          // The page is read anew, by another than this.
          if (reading.signal.aborted) popover.popover?.close();
        });
    });
  }

  /** Choices that the worker has not answered yet: in force here, though the store still tells of an earlier one. */
  const pending = new Set<Partial<Settings>>();

  async function keep(change: SettingsChange): Promise<boolean> {
    // A choice is in force at once here. A list is changed when the store tells of it, as in the other tabs, so
    // that the popover is still there to say that it was not kept.
    const { set } = change;
    if (set) pending.add(set);
    annotator.update(settings);
    const refused = await sendSettings(change);
    if (set) pending.delete(set);
    if (refused === undefined) return true;
    annotator.update((await readSettings()).settings);
    popover.use((shown) => shown.say(refused));
    return false;
  }

  const tellCount = createBadgeCount({
    isOn: () => settings.badge,
    count: async () => (await annotator.terms()).length,
    signal,
  });

  const annotator: Annotator = {
    update(told) {
      const next = Object.assign({ ...told }, ...pending) as Settings;
      if (next.badge !== settings.badge) tellCount();
      settings = next;
      if (!reading.signal.aborted) {
        page.choose(choiceOf(next));
        page.setLook(lookOf(next));
      }
      popover.popover?.update(next);
    },
    async terms() {
      await page.readAll();
      const found = new Map<string, PageTerm>();
      for (const mark of page.marks()) {
        const { term: id, form } = mark;
        const first = found.get(id) ?? { id, count: 0, form, params: mark.params() };
        found.set(id, { ...first, count: first.count + 1 });
      }
      return [...found.values()];
    },
    cards: () => page.cards.inView().map(({ names }) => ({ names })),
    explainCard: (words) => {
      const card = words ?? pointedAt();
      if (card) popover.use((shown) => shown.showCard(card));
    },
    showNext: () => popover.use((shown) => shown.showNext()),
    showList: () => void page.readAll().then(() => popover.use((shown) => shown.showList())),
    stop(keepsPopover) {
      if (settings.badge) tellCount();
      reading.abort();
      const open = keepsPopover && popover.popover;
      if (open) open.whenClosed(() => stop.abort());
      else stop.abort();
    },
  };
  if (first.badge) tellCount();
  return annotator;
}

/** The index with the editions and terms of imported documents, and its terms by id. */
function unpackRules(stored: string, imported: ImportedForContentScript | undefined) {
  const known = unpackIndex(JSON.parse(stored) as PackedIndex);
  const index: RulesIndex = imported
    ? { ...known, editions: imported.editions, terms: [...known.terms, ...imported.terms] }
    : known;
  return { index, terms: new Map(index.terms.map((term) => [term.id, term])) };
}
