import type { Page } from 'puppeteer-core';
import { PATIENCE } from '../harness/patience.ts';
import { popoverRoot } from '../harness/popover-root.ts';

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/**
 * Asks something of the popover's own tree, open or not; undefined where there is none. The function runs in the page
 * with the shadow root first, and can name nothing from here.
 */
export async function inPopover<A extends unknown[], R>(
  page: Page,
  look: (root: ShadowRoot, ...given: A) => R,
  ...given: A
): Promise<Awaited<R> | undefined> {
  const root = await popoverRoot(page);
  // A page that navigates meanwhile has no popover.
  return root
    ?.evaluate(look as never, ...(given as unknown[] as []))
    .catch(() => undefined) as Promise<Awaited<R> | undefined>;
}

/** Waits until `look` finds something in the popover, and gives it. */
export async function foundInPopover<A extends unknown[], R>(
  page: Page,
  look: (root: ShadowRoot, ...given: A) => R,
  ...given: A
): Promise<NonNullable<Awaited<R>>> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const found = await inPopover(page, look, ...given);
    if (found !== undefined && found !== null && found !== false)
      return found as NonNullable<Awaited<R>>;
    await pause(25);
  }
  throw new Error(`the popover never had it: ${look}`);
}

/** The texts of what a selector finds in the popover, or an attribute of theirs; none where there is none. */
export async function textsInPopover(
  page: Page,
  selector: string,
  attribute = '',
): Promise<string[]> {
  const texts = await inPopover(
    page,
    (root, wanted, name) =>
      [...root.querySelectorAll(wanted)].map((element) =>
        ((name ? element.getAttribute(name) : element.textContent) ?? '').trim(),
      ),
    selector,
    attribute,
  );
  return texts ?? [];
}
