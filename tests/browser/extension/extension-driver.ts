import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { PATIENCE } from '../harness/patience.ts';
import { inPopover, pause } from './popover-on-page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Outside {
  readonly chrome: {
    readonly storage: {
      readonly local: { get(name: string): Promise<Record<string, unknown>> };
      readonly sync: {
        set(items: object): Promise<void>;
        get(names: null): Promise<Record<string, unknown>>;
      };
    };
    readonly tabs: {
      query(query: object): Promise<{ id: number }[]>;
      sendMessage(tab: number, message: object, options: object): Promise<unknown>;
    };
  };
}

/** Keeps settings, as another window of the extension would. `own` is one of the extension's pages. */
export async function setSettings(own: Page, settings: object): Promise<void> {
  await own.evaluate(async (items) => {
    await (globalThis as unknown as Outside).chrome.storage.sync.set(items);
  }, settings);
}

/** Fills the browser's store to the last bytes, as other machines of the user's may have. */
export function fillStore(own: Page): Promise<void> {
  return own.evaluate(async () => {
    const { sync } = (globalThis as unknown as Outside).chrome.storage;
    // Ever smaller pieces, until not one byte more goes in.
    for (let size = 8_000, n = 0; size >= 1; )
      await sync.set({ [`filler${n}`]: 'x'.repeat(size) }).then(
        () => (n += 1),
        () => (size = Math.floor(size / 2)),
      );
  });
}

/** All that is kept of the settings. */
export function storedSettings(own: Page): Promise<Record<string, unknown>> {
  return own.evaluate(() => (globalThis as unknown as Outside).chrome.storage.sync.get(null));
}

/** What the worker sends to the tab in front when a keyboard command is given, or an item of the context menu. */
export async function giveCommand(
  own: Page,
  name: 'next-term' | 'list-terms' | 'explain-card',
  request: { readonly words?: string } = {},
): Promise<void> {
  await own.evaluate(
    async (command, asked) => {
      const { tabs } = (globalThis as unknown as Outside).chrome;
      const [tab] = await tabs.query({ active: true, currentWindow: true });
      if (tab) await tabs.sendMessage(tab.id, { name: command, request: asked }, { frameId: 0 });
    },
    name,
    request,
  );
}

/** Goes to one of the extension's pages, as `look-up.html?q=ward`, in a tab that holds one, and waits for `sign`. */
export async function goToOwn(own: Page, path: string, sign: string): Promise<void> {
  await own.evaluate((to) => {
    document.title = 'leaving';
    location.assign(to);
  }, path);
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const there = await own
      .evaluate(
        (selector) => document.title !== 'leaving' && document.querySelector(selector) !== null,
        sign,
      )
      .catch(() => false);
    if (there) return;
    await pause(50);
  }
  throw new Error(`${path} shows no ${sign}`);
}

/** What axe finds wrong on a page, open shadow roots included, as "rule: element" lines. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(): Promise<{
          violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 140)} ${failureSummary}`),
    );
  });
}

/** Where the keyboard's focus is, looking into open shadow roots. */
export interface Focus {
  readonly tag: string;
  readonly name: string;
  readonly inPopover: boolean;
}

export async function focusOf(page: Page): Promise<Focus> {
  const there = await inPopover(page, (root) => root.activeElement !== null);
  const seen = there
    ? await inPopover(page, nameOfFocus)
    : await page.evaluate(
        // No root of ours: the document's own focus.
        nameOfFocus as unknown as () => Omit<Focus, 'inPopover'>,
      );
  return { tag: '', name: '', ...seen, inPopover: there === true };
}

/** The focused element of a root, or of the document, by its tag and the name that a screen reader gives it. */
function nameOfFocus(root?: DocumentOrShadowRoot): { tag: string; name: string } {
  let at = (root ?? document).activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
  const label = labels.map((one) => one.textContent).join(' ');
  const fieldset = labels.length ? at?.closest('fieldset')?.querySelector('legend') : null;
  const name = at?.getAttribute('aria-label') ?? (label || at?.textContent || '');
  return {
    tag: at?.localName ?? '',
    name: [fieldset?.textContent, name.trim()].filter(Boolean).join(': ').slice(0, 80),
  };
}

/** More presses than any surface of ours has stops. */
const MOST_STOPS = 220;

/** Presses Tab until the focus is where `like` wants it. */
export async function tabTo(
  page: Page,
  like: (focus: Focus) => boolean,
  backwards = false,
): Promise<Focus> {
  const passed: string[] = [];
  if (backwards) await page.keyboard.down('Shift');
  try {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const focus = await focusOf(page);
      if (like(focus)) return focus;
      passed.push(`${focus.tag} ${focus.name.slice(0, 30)}`);
    }
  } finally {
    if (backwards) await page.keyboard.up('Shift');
  }
  throw new Error(`Tab never came there, only to ${[...new Set(passed)].join('; ')}`);
}

/** Waits until the focus is where `like` wants it. */
export async function focusIs(page: Page, like: (focus: Focus) => boolean): Promise<Focus> {
  const until = Date.now() + PATIENCE;
  let focus = await focusOf(page);
  while (!like(focus) && Date.now() < until) {
    await pause(25);
    focus = await focusOf(page);
  }
  if (!like(focus)) throw new Error(`the focus stays at ${JSON.stringify(focus)}`);
  return focus;
}
