import browser from 'webextension-polyfill';
import type { SettingsChange } from '../settings/change.ts';
import type { OfficialAnswer } from './documents/official-text.ts';

/** Every message of the extension: its name, what it carries, what comes back. Plain JSON only. */
export interface Messages {
  /** To the worker: lay the rules' texts again, the store has lost them. */
  'store-rules': { request: Record<string, never>; response: boolean };
  /** To the worker: open one of our own pages, which a content script cannot. */
  'open-page': { request: { path: string }; response: boolean };
  /** To the worker: one rule of an edition's document, word for word. */
  'official-text': { request: { edition: string; number: string }; response: OfficialAnswer };
  /** To the worker: change settings. Answers '' once they are kept, else why they are not, in words. */
  'keep-settings': { request: SettingsChange; response: string };
  /** To a tab's content script: what terms are on the page. */
  'page-terms': {
    request: Record<string, never>;
    response: { terms: { id: string; count: number }[] };
  };
  /** To a tab: explain the next marked word in view; its first, or after the last, again. */
  'next-term': { request: Record<string, never>; response: boolean };
  /** To a tab: show the list of the page's terms. */
  'list-terms': { request: Record<string, never>; response: boolean };
  /** To a tab: is a script of ours there? It has no answer; that nobody listens is one. */
  'toggle-site': { request: Record<string, never>; response: undefined };
  /** To the worker: how many terms the page has, for the badge; 0 where none is wanted. */
  'term-count': { request: { count: number }; response: boolean };
}

type Name = keyof Messages;
type Handlers = {
  [N in Name]?: (
    request: Messages[N]['request'],
    tabId: number | undefined,
  ) => Messages[N]['response'] | Promise<Messages[N]['response']>;
};

/** Sends to the worker and to the extension's pages. */
export function send<N extends Name>(
  name: N,
  request: Messages[N]['request'],
): Promise<Messages[N]['response']> {
  return browser.runtime.sendMessage({ name, request }) as Promise<Messages[N]['response']>;
}

/** Sends to the top frame of a tab; rejects where no content script listens there. */
export function sendToTab<N extends Name>(
  tabId: number,
  name: N,
  request: Messages[N]['request'],
): Promise<Messages[N]['response']> {
  return browser.tabs.sendMessage(tabId, { name, request }, { frameId: 0 }) as Promise<
    Messages[N]['response']
  >;
}

/** Answers the messages that `handlers` names and leaves others to other listeners. Returns how to stop. */
export function answer(handlers: Handlers): () => void {
  const listener = (
    message: unknown,
    sender: browser.Runtime.MessageSender,
    respond: (answer: unknown) => void,
  ) => {
    const { name, request } = (message ?? {}) as { name?: Name; request?: never };
    const handler = name === undefined ? undefined : handlers[name];
    if (!handler || sender.id !== browser.runtime.id) return undefined;
    Promise.resolve((handler as (a: unknown, t: unknown) => unknown)(request, sender.tab?.id)).then(
      respond,
      () => respond(undefined),
    );
    // The browser's own way to say that the answer comes later; Chromium takes no promise here.
    return true;
  };
  browser.runtime.onMessage.addListener(listener as never);
  return () => browser.runtime.onMessage.removeListener(listener as never);
}
