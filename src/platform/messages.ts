import browser from 'webextension-polyfill';
import type { OfficialAnswer } from './documents/official-text.ts';
import type { SettingsChange } from './settings-change.ts';

/** Every message of the extension: its name, what it carries, what comes back. Plain JSON only. */
export interface Messages {
  /** To the worker: lay the rules' texts again, the store has lost them. */
  'lay-rules': { asks: Record<string, never>; answers: boolean };
  /** To the worker: open one of our own pages, which a content script cannot. */
  'open-page': { asks: { path: string }; answers: boolean };
  /** To the worker: one rule of an edition's document, word for word. */
  'official-text': { asks: { edition: string; number: string }; answers: OfficialAnswer };
  /** To the worker: change settings. Answers '' once they are kept, else why they are not, in words. */
  'keep-settings': { asks: SettingsChange; answers: string };
  /** To a tab's content script: what terms are on the page. */
  'page-terms': {
    asks: Record<string, never>;
    answers: { terms: { id: string; count: number }[] };
  };
  /** To a tab: explain the next marked word in view; its first, or after the last, again. */
  'next-term': { asks: Record<string, never>; answers: boolean };
  /** To a tab: show the list of the page's terms. */
  'list-terms': { asks: Record<string, never>; answers: boolean };
  /** To a tab: is a script of ours there? It has no answer; that nobody listens is one. */
  'toggle-site': { asks: Record<string, never>; answers: undefined };
  /** To the worker: how many terms the page has, for the badge; 0 where none is wanted. */
  'term-count': { asks: { count: number }; answers: boolean };
}

type Name = keyof Messages;
type Handlers = {
  [N in Name]?: (
    asks: Messages[N]['asks'],
    tabId: number | undefined,
  ) => Messages[N]['answers'] | Promise<Messages[N]['answers']>;
};

/** Sends to the worker and to the extension's pages. */
export function send<N extends Name>(
  name: N,
  asks: Messages[N]['asks'],
): Promise<Messages[N]['answers']> {
  return browser.runtime.sendMessage({ name, asks }) as Promise<Messages[N]['answers']>;
}

/** Sends to the top frame of a tab; rejects where no content script listens there. */
export function sendToTab<N extends Name>(
  tabId: number,
  name: N,
  asks: Messages[N]['asks'],
): Promise<Messages[N]['answers']> {
  return browser.tabs.sendMessage(tabId, { name, asks }, { frameId: 0 }) as Promise<
    Messages[N]['answers']
  >;
}

/** Answers the messages that `handlers` names and leaves others to other listeners. Returns how to stop. */
export function answer(handlers: Handlers): () => void {
  const listener = (
    message: unknown,
    sender: browser.Runtime.MessageSender,
    respond: (answer: unknown) => void,
  ) => {
    const { name, asks } = (message ?? {}) as { name?: Name; asks?: never };
    const handler = name === undefined ? undefined : handlers[name];
    if (!handler || sender.id !== browser.runtime.id) return undefined;
    Promise.resolve((handler as (a: unknown, t: unknown) => unknown)(asks, sender.tab?.id)).then(
      respond,
      () => respond(undefined),
    );
    // The browser's own way to say that the answer comes later; Chromium takes no promise here.
    return true;
  };
  browser.runtime.onMessage.addListener(listener as never);
  return () => browser.runtime.onMessage.removeListener(listener as never);
}
