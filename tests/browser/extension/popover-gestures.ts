import type { Page } from 'puppeteer-core';
import { PATIENCE } from '../harness/patience.ts';
import { gestureRepeated } from '../harness/repeated-gestures.ts';
import { foundInPopover, inPopover, pause } from './popover-tree.ts';

/** What has just come up is not pressed by anybody who has seen it, and a press in it does not count, in milliseconds. */
const STILL = 350;
/** A press that counts has been heard by then, in milliseconds: the browser has answered for it before. */
const HEARD_WITHIN = 300;
/** So often a user tries before giving up. */
const GOES = 3;

/** The popover's root, with what we have heard in it. */
interface Heard extends ShadowRoot {
  pressHeard?: boolean;
}

/**
 * Presses something in the open popover with the pointer, as a hand does: nothing else counts there. Waits until it
 * is there and stands still, and until the press has reached it; one that has not is made again. `words`: the one
 * with this text.
 */
export async function pressInPopover(page: Page, selector: string, words?: string): Promise<void> {
  const what = `${selector}${words ? ` “${words}”` : ''}`;
  for (let go = 1; go <= GOES; go += 1) {
    if (go > 1) gestureRepeated(`press of ${what}`);
    const { x, y } = await stillPlaceOf(page, selector, words);
    await page.mouse.move(x, y, { steps: 2 });
    await page.mouse.click(x, y);
    if (await isPressHeard(page)) return;
  }
  throw new Error(`${GOES} presses of ${what} in the popover did nothing`);
}

/** Where something in the popover is, once it stands still there. From then on it is listened for a press of it. */
async function stillPlaceOf(page: Page, selector: string, words: string | undefined) {
  const until = Date.now() + PATIENCE;
  let before = '';
  let still = Date.now();
  while (Date.now() < until) {
    const point = await inPopover(
      page,
      (root: Heard, wanted, label) => {
        const found = [...root.querySelectorAll(wanted)].find(
          (element) =>
            element.checkVisibility() && (label === null || element.textContent?.trim() === label),
        );
        if (!found) return null;
        root.pressHeard = false;
        // Of a press that counts a copy comes here, and of no other.
        found.addEventListener('click', () => (root.pressHeard = true), { once: true });
        found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        // The first line's middle: a link that wraps has nothing in the middle of its box.
        const box = found.getClientRects()[0];
        return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
      },
      selector,
      words ?? null,
    );
    if (JSON.stringify(point ?? null) !== before) still = Date.now();
    before = JSON.stringify(point ?? null);
    if (point && Date.now() - still >= STILL) return point;
    await pause(25);
  }
  throw new Error(`nothing in the popover is ${selector}${words ? ` “${words}”` : ''}`);
}

/** Whether the press has reached what was to be pressed. A page that has gone with its popover has heard it too. */
async function isPressHeard(page: Page): Promise<boolean> {
  const until = Date.now() + HEARD_WITHIN;
  for (;;) {
    const heard = await inPopover(page, (root: Heard) => root.pressHeard === true);
    if (heard !== false) return true;
    if (Date.now() > until) return false;
    await pause(25);
  }
}

/** A list that was typed into begins anew with the next key after so long, in milliseconds, in either browser. */
const TYPED_ANEW = 1_200;

/**
 * Chooses an edition in the popover's own list by the keyboard, as a user can; gives all that it lists. Keys that come
 * too late for the list to take them together are typed again.
 */
export async function chooseEdition(page: Page, edition: string): Promise<string[]> {
  for (let go = 1; go <= GOES; go += 1) {
    if (go > 1) {
      gestureRepeated(`choice of the edition ${edition}`);
      // A space that came alone has opened the list: Enter closes it.
      await page.keyboard.press('Enter');
      await pause(TYPED_ANEW);
    }
    // The whole list is there a frame after the popover.
    const { typed, all } = await foundInPopover(
      page,
      (root, wanted) => {
        const select = root.querySelector<HTMLSelectElement>('select.edition-picker');
        const options = [...(select?.options ?? [])];
        const option = options.find(({ value }) => value === wanted);
        if (!select || !option || options.length < 3) return null;
        select.focus();
        const lengths = Array.from({ length: option.label.length }, (_, at) => at + 1);
        const enough = lengths.find(
          (length) =>
            options.filter(({ label }) => label.startsWith(option.label.slice(0, length)))
              .length === 1,
        );
        return {
          typed: option.label.slice(0, enough ?? option.label.length),
          all: options.map(({ value }) => value),
        };
      },
      edition,
    );
    await page.keyboard.type(typed);
    const chosen = await inPopover(
      page,
      (root) => root.querySelector<HTMLSelectElement>('select.edition-picker')?.value,
    );
    if (chosen !== edition) continue;
    await page.keyboard.press('Tab');
    return all;
  }
  throw new Error(`${edition} could not be chosen in the popover's list`);
}
