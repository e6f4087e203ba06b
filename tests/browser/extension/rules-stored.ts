import type { Page } from 'puppeteer-core';
import { PATIENCE } from '../harness/patience.ts';
import { gestureRepeated } from '../harness/repeated-gestures.ts';
import { pause } from './popover-on-page.ts';

interface Outside {
  readonly chrome: {
    storage: { local: { get(name: string): Promise<Record<string, unknown>> } };
    runtime: { sendMessage(message: object): Promise<unknown> };
  };
}

/** An install is much at once: longer than for anything else, in milliseconds. */
const INSTALLED_WITHIN = 3 * PATIENCE;
/** A browser may put the worker to sleep before it is through: a page that finds no rules wakes it then. */
const ASK_AGAIN = 12_000;

/** Pages that were open before are read anew once the rules are there. */
const READ_ANEW = 600;

/** Waits until the worker has laid the card index into the store, for a test that looks cards up. */
export async function cardsStored(own: Page): Promise<void> {
  const until = Date.now() + INSTALLED_WITHIN;
  while (Date.now() < until) {
    if (await isStored(own, 'cards:version')) return;
    await pause(100);
  }
  throw new Error('the cards were not stored');
}

/** Waits until the worker has stored the rules after the install: a page that came before is then read anew. */
export async function rulesStored(own: Page): Promise<void> {
  const until = Date.now() + INSTALLED_WITHIN;
  let ask = Date.now() + ASK_AGAIN;
  let stored = false;
  let tries = 0;
  while (!stored && Date.now() < until) {
    stored = await isStored(own, 'rules:version');
    if (!stored && Date.now() > ask) {
      ask = Date.now() + ASK_AGAIN;
      gestureRepeated('storing of the rules');
      await own.evaluate(() => {
        const { runtime } = (globalThis as unknown as Outside).chrome;
        void runtime.sendMessage({ name: 'store-rules', request: {} }).catch(() => undefined);
      });
    }
    await pause(stored ? (tries > 0 ? READ_ANEW : 0) : 50);
    tries += 1;
  }
  if (!stored) throw new Error('the rules were not stored');
}

function isStored(own: Page, key: string): Promise<boolean> {
  return own.evaluate(
    async (name) =>
      name in (await (globalThis as unknown as Outside).chrome.storage.local.get(name)),
    key,
  );
}
