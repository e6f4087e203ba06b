import browser from 'webextension-polyfill';

/**
 * What is chosen in private windows is held in memory and in no store: it is gone when the browser closes.
 */
const OFF_SITES = 'private:off-sites';
const LOOK_UP = 'private:look-up';

/** Whether this content script's page is in a private window. */
export function isInPrivateWindow(): boolean {
  return browser.extension.inIncognitoContext === true;
}

/** The hosts that are switched off in private windows. Only for the worker and our pages. */
export async function privateOffSites(): Promise<readonly string[]> {
  const { [OFF_SITES]: hosts } = await browser.storage.session.get(OFF_SITES);
  return (hosts as readonly string[] | undefined) ?? [];
}

export async function holdPrivateOffSites(hosts: readonly string[]): Promise<void> {
  await browser.storage.session.set({ [OFF_SITES]: [...hosts] });
}

/** The ids of all tabs in private windows. */
export async function privateTabs(): Promise<number[]> {
  const tabs = await browser.tabs.query({});
  return tabs.flatMap(({ id, incognito }) => (incognito && id !== undefined ? [id] : []));
}

/** Whether the tab in front is in a private window. */
export async function isPrivateInFront(): Promise<boolean> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.incognito === true;
}

/** Holds the words of a look-up for the page that opens next, whose address must not have them. */
export async function holdPrivateLookUp(words: string): Promise<void> {
  await browser.storage.session.set({ [LOOK_UP]: words });
}

/** The words that are held, which are then held no more. */
export async function takePrivateLookUp(): Promise<string> {
  const { [LOOK_UP]: words } = await browser.storage.session.get(LOOK_UP);
  await browser.storage.session.remove(LOOK_UP);
  return (words as string | undefined) ?? '';
}
