import type { Page } from 'puppeteer-core';
import { foundInPopover } from './popover-on-page.ts';

/** Pixels that rounding may cost. */
export const ROUNDING = 1;

/** What sticks out of the view to the side, or is cut off, unless it stands in a part that scrolls itself. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate((rounding) => {
    const view = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll('*:not(.visually-hidden, option, optgroup)')]
      .filter((element) => {
        let parent = element.parentElement;
        while (parent && !['auto', 'scroll'].includes(getComputedStyle(parent).overflowX))
          parent = parent.parentElement;
        return parent === null && element.getBoundingClientRect().right > view + rounding;
      })
      .map((element) => element.outerHTML.slice(0, 120))
      .concat(
        document.documentElement.scrollWidth > view + rounding
          ? [`the page: ${document.documentElement.scrollWidth}`]
          : [],
      );
  }, ROUNDING);
}

/** The popover's text size, how much wider it is than what it shows, and what sticks out of it to the side. */
export function popoverWidths(
  page: Page,
): Promise<{ readonly size: string; readonly wide: number; readonly sticking: string[] }> {
  return foundInPopover(page, (shadow) => {
    const root = shadow.querySelector('.rt');
    const scroller = root?.querySelector('.scroller');
    if (!root || !scroller) return undefined;
    const { right } = root.getBoundingClientRect();
    return {
      size: getComputedStyle(root).fontSize,
      wide: scroller.scrollWidth - scroller.clientWidth,
      sticking: [...root.querySelectorAll('*:not(.visually-hidden)')]
        .filter((element) => element.getBoundingClientRect().right > right)
        .map((element) => element.outerHTML.slice(0, 100)),
    };
  });
}
