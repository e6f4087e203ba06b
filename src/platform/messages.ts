import browser from 'webextension-polyfill';
import { type LocalizedMessage, localizedMessage, UserFacingError } from '../localized-message.ts';
import type { Params } from '../rules/types.ts';
import type { SettingsChange } from '../settings/change.ts';
import type { OfficialAnswer } from './documents/official-text.ts';

/** Every message of the extension: its name, what it asks with, what comes back. Plain JSON only. */
export interface Messages {
  /** To the worker: store the rules' texts again, the store has lost them. */
  'store-rules': { request: Record<string, never>; response: undefined };
  /** To the worker: open one of our own pages, which a content script cannot. */
  'open-page': { request: { path: string }; response: undefined };
  /** To the worker: one rule of an edition's document, word for word. */
  'official-text': { request: { edition: string; number: string }; response: OfficialAnswer };
  /** To the worker: change settings. Rejects with why they were not kept. */
  'keep-settings': { request: SettingsChange; response: undefined };
  /** To a tab's content script: what terms are on the page. */
  'page-terms': {
    request: Record<string, never>;
    response: PageTerm[];
  };
  /** To a tab: explain the next marked word in view; its first, or after the last, again. */
  'next-term': { request: Record<string, never>; response: undefined };
  /** To a tab: explain the card that the context menu was opened on, or the one of the selected words. */
  'explain-card': { request: { words?: string }; response: undefined };
  /** To a tab: which cards are in view, as pictures or by name. */
  'page-cards': { request: Record<string, never>; response: readonly PageCard[] };
  /** To a tab: show the list of the page's terms. */
  'list-terms': { request: Record<string, never>; response: undefined };
  /** To a tab: is a script of ours there? */
  ping: { request: Record<string, never>; response: undefined };
  /** To the worker: bring the popover's script into the page. */
  'load-popover': { request: Record<string, never>; response: undefined };
  /** To the worker: which hosts are switched off in private windows. */
  'private-off-sites': { request: Record<string, never>; response: readonly string[] };
  /** To the worker: switch a host off in private windows, or on again. */
  'switch-private-site': { request: { host: string }; response: undefined };
  /** To a private tab: these hosts are switched off in private windows now. */
  'private-off-sites-changed': { request: { hosts: readonly string[] }; response: undefined };
  /** To the worker: how many terms the page has, for the badge; 0 where none is wanted. */
  'term-count': { request: { count: number }; response: undefined };
}

/** A card in view of a page. Whether it is one, and which, `findCard` says of each name in turn. */
export interface PageCard {
  /** What the page calls it, surest first. */
  readonly names: readonly string[];
}

/** A term of a page: how often it stands there, and how it first does. */
export interface PageTerm {
  readonly id: string;
  readonly count: number;
  readonly form: number;
  readonly params: Params;
}

type Name = keyof Messages;

/** What travels back: a value, or why there is none, as messages of _locales or in the browser's words. */
type Answer<T> =
  | { readonly value: T }
  | { readonly error: { readonly messages?: readonly LocalizedMessage[]; readonly text: string } };

type Handlers = {
  [N in Name]?: (
    request: Messages[N]['request'],
    tabId: number | undefined,
  ) => Messages[N]['response'] | Promise<Messages[N]['response']>;
};

/**
 * Sends to the worker and to the extension's pages. Rejects with a UserFacingError where the handler told one, where
 * it failed otherwise, and where nobody answers.
 */
export async function send<N extends Name>(
  name: N,
  request: Messages[N]['request'],
): Promise<Messages[N]['response']> {
  return unwrap(await browser.runtime.sendMessage({ name, request }).catch(unreached));
}

/** Sends to the top frame of a tab. Rejects as `send` does; also where no content script listens there. */
export async function sendToTab<N extends Name>(
  tabId: number,
  name: N,
  request: Messages[N]['request'],
): Promise<Messages[N]['response']> {
  const sent = browser.tabs.sendMessage(tabId, { name, request }, { frameId: 0 });
  return unwrap(await sent.catch(unreached));
}

function unreached(): undefined {
  return undefined;
}

function unwrap<T>(answer: unknown): T {
  const given = answer as Answer<T> | undefined;
  if (given && 'value' in given) return given.value;
  if (!given) throw new UserFacingError(localizedMessage('noAnswer'));
  const { messages, text } = given.error;
  throw new UserFacingError(...(messages ?? [localizedMessage('workFailed', text)]));
}

/** Answers the messages that `handlers` names and leaves others to other listeners. Returns how to stop. */
export function answer(handlers: Handlers): () => void {
  const listener = (
    received: unknown,
    sender: browser.Runtime.MessageSender,
    respond: (answer: Answer<unknown>) => void,
  ) => {
    const { name, request } = (received ?? {}) as { name?: Name; request?: never };
    const handler =
      name === undefined || !Object.hasOwn(handlers, name) ? undefined : handlers[name];
    if (!handler || sender.id !== browser.runtime.id) return undefined;
    // A handler that throws at once answers as one that rejects.
    Promise.resolve()
      .then(() => (handler as (r: unknown, t: unknown) => unknown)(request, sender.tab?.id))
      .then(
        (value) => respond({ value: value ?? null }),
        (error: unknown) => respond({ error: toldError(error) }),
      );
    // The browser's own way to say that the answer comes later; Chromium takes no promise here.
    return true;
  };
  browser.runtime.onMessage.addListener(listener as never);
  return () => browser.runtime.onMessage.removeListener(listener as never);
}

function toldError(error: unknown): { messages?: readonly LocalizedMessage[]; text: string } {
  const text = error instanceof Error ? error.message : String(error);
  return error instanceof UserFacingError ? { messages: error.messages, text } : { text };
}
