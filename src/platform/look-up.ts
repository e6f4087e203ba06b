import browser from 'webextension-polyfill';

const MENU = 'look-up';

/** Puts an item into the context menu of selected text, and calls back with the selection when it is chosen. */
export function onMenuLookUp(title: string, chosen: (selection: string) => void): void {
  // Made at install: the browser keeps it while the worker sleeps, and a second making would be an error.
  browser.runtime.onInstalled.addListener(() => {
    browser.contextMenus.removeAll().then(
      () => browser.contextMenus.create({ id: MENU, title, contexts: ['selection'] }),
      () => undefined,
    );
  });
  browser.contextMenus.onClicked.addListener(({ menuItemId, selectionText }) => {
    if (menuItemId === MENU && selectionText) chosen(selectionText);
  });
}

/** Calls back with what was typed after our keyword in the address bar. Not on Android, which has none. */
export function onOmnibox(entered: (words: string) => void): void {
  browser.omnibox?.onInputEntered.addListener((words) => entered(words));
}

/** What the address bar says after our keyword. */
export function setOmniboxHint(description: string): void {
  browser.omnibox?.setDefaultSuggestion({ description });
}
