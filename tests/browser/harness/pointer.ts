import type { Page } from 'puppeteer-core';
import { gestureRepeated } from './repeated-gestures.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The middle of the nth place where the words stand inside one text node, scrolled into view, in
 * CSS pixels of the viewport. Looks into open shadow roots. Throws when the words are not there.
 */
export async function pointOf(page: Page, words: string, nth = 0): Promise<Point> {
  const point = await page.evaluate(
    (wanted, index) => {
      // No named function in here: tsx would wrap it in a helper that the page does not have.
      let left = index;
      let range: Range | undefined;
      const roots: Node[] = [document];
      for (let root = roots.pop(); root && !range; root = roots.pop()) {
        const walker = document.createTreeWalker(
          root,
          NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode(); node && !range; node = walker.nextNode()) {
          if (node instanceof Element) {
            if (node.shadowRoot) roots.push(node.shadowRoot);
            continue;
          }
          const text = node.textContent ?? '';
          for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
            if (left-- > 0) continue;
            range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + wanted.length);
            break;
          }
        }
      }
      if (!range) return null;
      range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = range.getClientRects()[0];
      return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
    },
    words,
    nth,
  );
  if (point === null) throw new Error(`"${words}" (${nth}) is not shown on ${page.url()}`);
  return point;
}

/** Where a pointer was laid on words, until it is taken away. */
const resting = new WeakMap<Page, { readonly words: string; readonly nth: number }>();

/** Moves the pointer in a few steps, as a hand does, onto words, and lets it rest there. */
export async function restOn(page: Page, words: string, nth = 0): Promise<Point> {
  const point = await pointOf(page, words, nth);
  // The page has scrolled to it, and tells of that a frame later: what scrolls under a still pointer opens nothing.
  await painted(page);
  await page.mouse.move(point.x - 12, point.y - 9);
  await page.mouse.move(point.x, point.y, { steps: 4 });
  resting.set(page, { words, nth });
  return point;
}

/** Lays the pointer anew on the words on which it was laid last, where it has not been taken away since. */
export async function restAgain(page: Page): Promise<void> {
  const last = resting.get(page);
  if (!last) return;
  gestureRepeated(`rest on “${last.words}”`);
  await restOn(page, last.words, last.nth).catch(() => undefined);
}

/** Takes the pointer to a corner where nothing stands. */
export async function moveAway(page: Page): Promise<void> {
  resting.delete(page);
  const size = page.viewport() ?? { width: 1280, height: 900 };
  await page.mouse.move(size.width - 2, size.height - 2, { steps: 4 });
}

/** Two frames later: what was asked for before has been laid out and painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
