import browser from 'webextension-polyfill';
import { contextMenus, omnibox } from './optional-apis.ts';

const LOOK_UP = 'look-up';
const CARD = 'card';

/** What the context menu offers. */
export interface MenuItems {
  /** Of selected words. */
  readonly lookUp: {
    readonly title: string;
    chosen(words: string, isPrivate: boolean): void;
  };
  /** Of pictures, links, and selected words, which are given then. */
  readonly card: {
    readonly title: string;
    chosen(tabId: number, words: string | undefined, isPrivate: boolean): void;
  };
}

/** Puts our items into the context menu. Nothing on Android, which has no such menu. */
export function onMenu({ lookUp, card }: MenuItems): void {
  if (!contextMenus) return;
  const { create, onClicked, removeAll } = contextMenus;
  // Made at install: the browser keeps them while the worker sleeps, and a second making would be an error.
  browser.runtime.onInstalled.addListener(() => {
    removeAll().then(
      () => {
        create({ id: LOOK_UP, title: lookUp.title, contexts: ['selection'] });
        create({ id: CARD, title: card.title, contexts: ['image', 'link', 'selection'] });
      },
      () => undefined,
    );
  });
  onClicked.addListener(({ menuItemId, selectionText }, tab) => {
    const isPrivate = tab?.incognito === true;
    if (menuItemId === LOOK_UP && selectionText) lookUp.chosen(selectionText, isPrivate);
    if (menuItemId === CARD && tab?.id !== undefined) card.chosen(tab.id, selectionText, isPrivate);
  });
}

/** Calls back with what was typed after our keyword in the address bar. Not on Android, which has none. */
export function onOmnibox(entered: (words: string) => void): void {
  omnibox?.onInputEntered.addListener((words) => entered(words));
}

/** What the address bar says after our keyword. */
export function setOmniboxHint(description: string): void {
  omnibox?.setDefaultSuggestion({ description });
}
