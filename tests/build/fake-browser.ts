import { createContext, runInContext } from 'node:vm';
import { type ApiTarget, BROWSER_APIS } from '../../src/build/browser-apis.ts';
import type { Files } from '../../src/build/extension.ts';

type Listener = (...args: readonly unknown[]) => unknown;
type Call = (...args: readonly unknown[]) => unknown;

const AREAS = ['local', 'sync', 'session'] as const;
type Area = (typeof AREAS)[number];
const isArea = (name: string): name is Area => AREAS.some((area) => area === name);

/** A worker that runs in a browser made of the list of what a target has, and of nothing else. */
export interface FakeBrowser {
  /** Fires an event, as `runtime.onInstalled`; what its listeners gave back. Nobody listening is an error. */
  fire(event: string, ...args: readonly unknown[]): unknown[];
  /** Sends a message to the worker and gives its answer. */
  send(message: unknown, tabId?: number): Promise<unknown>;
  /** What was called, as `tabs.create`, with its arguments. */
  readonly calls: readonly (readonly [name: string, ...args: unknown[]])[];
  /** What each area of the store holds. */
  readonly stored: Readonly<Record<Area, Record<string, unknown>>>;
}

const ID = 'reminder-text';

/** Starts the worker of a build's files. Throws what the worker's first run throws. */
export function startWorker(target: ApiTarget, files: Files): FakeBrowser {
  const listeners = new Map<string, Set<Listener>>();
  const calls: [string, ...unknown[]][] = [];
  const stored: Record<Area, Record<string, unknown>> = { local: {}, sync: {}, session: {} };
  const manifest: unknown = JSON.parse(Buffer.from(files.get('manifest.json') ?? '').toString());

  const answers: Readonly<Record<string, Call>> = {
    'runtime.getManifest': () => manifest,
    'runtime.getURL': (path) => `fake://${ID}/${String(path)}`,
    'i18n.getMessage': (name) => `[${String(name)}]`,
    'permissions.getAll': async () => ({ origins: [], permissions: [] }),
    'scripting.getRegisteredContentScripts': async () => [],
    'tabs.query': async () => [{ id: 1, url: 'https://cards.example/', incognito: true }],
  };

  const event = (name: string) => {
    const all = new Set<Listener>();
    listeners.set(name, all);
    return {
      addListener: (listener: Listener) => void all.add(listener),
      removeListener: (listener: Listener) => void all.delete(listener),
      hasListener: (listener: Listener) => all.has(listener),
    };
  };
  const area = (name: Area) => ({
    get: async (keys: string | readonly string[] | null) => {
      const wanted = keys === null ? Object.keys(stored[name]) : [keys].flat();
      return Object.fromEntries(
        wanted.filter((key) => key in stored[name]).map((key) => [key, stored[name][key]]),
      );
    },
    set: async (items: Record<string, unknown>) => {
      Object.assign(stored[name], structuredClone(items));
      for (const listener of listeners.get('storage.onChanged') ?? []) listener({}, name);
    },
    remove: async (keys: string | readonly string[]) => {
      for (const key of [keys].flat()) delete stored[name][key];
    },
  });
  const call =
    (name: string): Call =>
    (...args) => {
      calls.push([name, ...args]);
      const answered = answers[name] ? answers[name](...args) : Promise.resolve(undefined);
      // Chrome's calls take a last argument for the answer; the polyfill makes promises of them.
      const last = args.at(-1);
      if (typeof last !== 'function') return answered;
      void Promise.resolve(answered).then(last as (answer: unknown) => void);
      return undefined;
    };
  const api = Object.fromEntries(
    Object.entries(BROWSER_APIS[target]).map(([namespace, members]) => [
      namespace,
      Object.fromEntries(
        members.map((member) => {
          const name = `${namespace}.${member}`;
          if (/^on[A-Z]/.test(member)) return [member, event(name)];
          if (namespace === 'storage' && isArea(member))
            return [member, target === 'chrome' ? byCallback(area(member)) : area(member)];
          return [member, call(name)];
        }),
      ),
    ]),
  );
  Object.assign(api.runtime as object, { id: ID, lastError: null });

  const ownFile = async (address: string) => {
    const bytes = files.get(address.replace(`fake://${ID}/`, ''));
    return new Response(bytes ? Buffer.from(bytes) : null, { status: bytes ? 200 : 404 });
  };
  const context = createContext({
    ...(target === 'chrome' ? {} : { browser: api }),
    chrome: api,
    fetch: ownFile,
    console,
    setTimeout,
    clearTimeout,
    URL,
    TextDecoder,
    structuredClone,
    URLSearchParams,
    navigator: { locks: { request: async (_: string, work: () => unknown) => work() } },
  });
  runInContext(Buffer.from(files.get('background.js') ?? '').toString('utf8'), context);

  const fire = (name: string, ...args: readonly unknown[]) => {
    const all = [...(listeners.get(name) ?? [])];
    if (all.length === 0) throw new Error(`nobody listens to ${name}`);
    return all.map((listener) => listener(...args));
  };
  return {
    calls,
    stored,
    fire,
    send: (message, tabId) =>
      new Promise((respond, refuse) => {
        const sender = { id: ID, ...(tabId === undefined ? {} : { tab: { id: tabId } }) };
        const takers = fire('runtime.onMessage', message, sender, respond);
        if (!takers.some(Boolean)) refuse(new Error('nobody answers'));
      }),
  };
}

/** Chrome's methods answer a callback where they are given one, else by promise. */
function byCallback(area: Readonly<Record<string, (arg: never) => Promise<unknown>>>) {
  return Object.fromEntries(
    Object.entries(area).map(([name, method]) => [
      name,
      (arg: never, done?: (answer: unknown) => void) => {
        const answered = method(arg);
        return done ? void answered.then(done) : answered;
      },
    ]),
  );
}
