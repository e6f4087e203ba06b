import type browser from 'webextension-polyfill';

/**
 * The browser's own API in the polyfill's place: build.ts puts it into the content script, which is loaded by
 * every card page. What we use there answers by promise in both browsers without help; only onMessage would
 * not, and messages.ts answers it the old way.
 */
const own = globalThis as unknown as Record<'browser' | 'chrome', typeof browser>;
export default own.browser ?? own.chrome;
