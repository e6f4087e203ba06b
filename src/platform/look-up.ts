import browser from 'webextension-polyfill';
import { contextMenus, omnibox } from './optional-apis.ts';

const MENU = 'look-up';

/**
 * Puts an item into the context menu of selected text, and calls back with the selection when it is chosen. Nothing
 * on Android, which has no such menu.
 */
export function onMenuLookUp(
  title: string,
  chosen: (selection: string, isPrivate: boolean) => void,
): void {
  if (!contextMenus) return;
  const { create, onClicked, removeAll } = contextMenus;
  // Made at install: the browser keeps it while the worker sleeps, and a second making would be an error.
  browser.runtime.onInstalled.addListener(() => {
    removeAll().then(
      () => create({ id: MENU, title, contexts: ['selection'] }),
      () => undefined,
    );
  });
  onClicked.addListener(({ menuItemId, selectionText }, tab) => {
    if (menuItemId === MENU && selectionText) chosen(selectionText, tab?.incognito === true);
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
