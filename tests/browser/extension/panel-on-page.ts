import type { Page } from 'puppeteer-core';
import { PATIENCE } from '../harness/patience.ts';
import { painted } from '../harness/pointer.ts';
import { inPopover, pause } from './popover-tree.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a user sees of a card's panel. */
export interface SeenPanel {
  readonly title: string;
  readonly terms: readonly string[];
  readonly text: string;
  readonly box: Box;
}

/** Where an element of the page stands in the view. */
export function boxOf(page: Page, id: string): Promise<Box> {
  return page.evaluate((wanted) => {
    const { left, top, right, bottom } =
      document.getElementById(wanted)?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, right, bottom };
  }, id);
}

/** The middle of an element of the page. */
export async function middleOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const { left, top, right, bottom } = await boxOf(page, id);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Moves the pointer onto an element, as a hand does, and lets it rest there. */
export async function restOnElement(page: Page, id: string): Promise<void> {
  const { x, y } = await middleOf(page, id);
  await painted(page);
  await page.mouse.move(x - 12, y - 5);
  await page.mouse.move(x, y, { steps: 4 });
}

/** Reads the open panel; undefined while none is. */
export function seePanel(page: Page): Promise<SeenPanel | undefined> {
  return inPopover(page, (shadow) => {
    const root = shadow.querySelector('.rt');
    const panel = root?.querySelector('.card-panel');
    if (!root || !panel || !shadow.host.matches(':popover-open')) return undefined;
    const { left, top, right, bottom } = root.getBoundingClientRect();
    return {
      title: panel.querySelector('.entry-title')?.textContent ?? '',
      terms: [...panel.querySelectorAll('.card-face > .card-terms dt')].map(
        (dt) => dt.textContent ?? '',
      ),
      text: panel.textContent ?? '',
      box: { left, top, right, bottom },
    };
  });
}

/** Waits until a panel is open that satisfies `like`. */
export async function panelOpen(
  page: Page,
  like: (seen: SeenPanel) => boolean = () => true,
): Promise<SeenPanel> {
  const until = Date.now() + PATIENCE;
  let seen: SeenPanel | undefined;
  while (Date.now() < until) {
    seen = await seePanel(page);
    if (seen && like(seen)) return seen;
    await pause(25);
  }
  throw new Error(seen ? `the panel stays at ${JSON.stringify(seen)}` : 'no panel opened');
}

/** Waits until no panel is open. */
export async function panelGone(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if (!(await seePanel(page))) return;
    await pause(25);
  }
  throw new Error('the panel stays open');
}
