import browser from 'webextension-polyfill';
import { type Messages, type PageCard, sendToTab } from './messages.ts';

/** What is known of the tab that the toolbar button was pressed on. */
export interface ActiveTab {
  readonly id: number;
  /** Its address, where the browser tells it. */
  readonly url: string | undefined;
  /** Its host name, where the browser tells it. */
  readonly host: string | undefined;
  readonly isPrivate: boolean;
  /** The terms on it, or undefined where no content script of ours runs. */
  readonly terms: Messages['page-terms']['response'] | undefined;
}

/** The tab in front of the user; undefined where the window has none. */
export async function activeTab(): Promise<ActiveTab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return undefined;
  const terms = await sendToTab(tab.id, 'page-terms', {}).then(
    (terms) => terms,
    () => undefined,
  );
  const host = tab.url ? new URL(tab.url).hostname : undefined;
  return { id: tab.id, url: tab.url, host, isPrivate: tab.incognito, terms };
}

/** The cards in view of a tab, as its page calls them; none where no content script of ours runs. */
export function cardsInView(tabId: number): Promise<readonly PageCard[]> {
  return sendToTab(tabId, 'page-cards', {}).catch(() => []);
}
