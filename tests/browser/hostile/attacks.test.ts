import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OX_PAGE } from '../extension/bramble-ox.ts';
import { setSettings } from '../extension/extension-driver.ts';
import { type OpenExtension, openExtension } from '../extension/open-extension.ts';
import {
  foundInPopover,
  inPopover,
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
  pressInPopover,
  seePopover,
} from '../extension/popover-on-page.ts';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, pointOf, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';

const URL = 'https://scryfall.com/hostile';
/** Longer than rest and grace together, and than a press takes to count. */
const WHILE = 700;
const FRAME =
  '<iframe style="position:absolute;left:700px;top:0;width:500px;height:850px"></iframe>';

/** The menu behind the dots. */
const MORE = 'summary[aria-label="More"]';

describe.each(BROWSERS)('a page gets nothing from the popover in %s:', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await extension.browser.newPage();
    await serveOffline(page, { [URL]: OX_PAGE.replace('</body>', `${FRAME}</body>`) });
  });
  afterAll(() => extension?.browser.close());
  beforeEach(async () => {
    await page.goto(URL);
    await marksThere(page, 8);
    await moveAway(page);
  });

  const foldsOpen = () => inPopover(page, (root) => root.querySelectorAll('details[open]').length);

  it.each([
    ['a pointer', ['pointerover', 'pointermove', 'pointermove']],
    ['a press', ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']],
    ['a drag', ['dragenter', 'dragover', 'drop']],
  ])('%s of the page’s own making opens none', async (_, types) => {
    const { x, y } = await pointOf(page, 'Trample');
    await page.evaluate(
      (all, clientX, clientY) => {
        const target = document.elementFromPoint(clientX, clientY) ?? document;
        for (const [i, type] of all.entries())
          target.dispatchEvent(
            new PointerEvent(type, {
              ...{ bubbles: true, composed: true, pointerType: 'mouse', isPrimary: true },
              ...{ clientX: clientX + i * 3, clientY },
            }),
          );
      },
      types,
      x,
      y,
    );
    await pause(WHILE);
    expect(await seePopover(page)).toBeUndefined();
  });

  it('its tree is closed, its element has no size, and no press in it is heard', async () => {
    const sizes: unknown[] = [];
    for (const settings of [
      { popoverWidth: 'narrow', textSize: 80 },
      { popoverWidth: 'normal', textSize: 100 },
      { popoverWidth: 'wide', textSize: 200 },
    ]) {
      await setSettings(extension.welcome, settings);
      await restOn(page, 'Trample');
      await popoverOpen(page);
      await page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        const types = ['pointerdown', 'mousedown', 'mouseup', 'click', 'keydown', 'keyup'];
        for (const type of [...types, 'focusin', 'focusout', 'input', 'wheel'])
          addEventListener(type, () => heard.push(type), true);
      });
      await pressInPopover(page, MORE);
      await foundInPopover(page, (root) => root.querySelector('details[open]') !== null);
      await page.keyboard.press('Tab');
      expect(await page.evaluate('heard')).toEqual([]);
      sizes.push(
        await page.evaluate(() => {
          const host = document.documentElement.lastElementChild as HTMLElement;
          const { width, height } = host.getBoundingClientRect();
          const { offsetWidth, scrollHeight, shadowRoot } = host;
          const names = host.getAttributeNames();
          return { width, height, offsetWidth, scrollHeight, shadowRoot, names };
        }),
      );
      await page.keyboard.press('Escape');
      await popoverGone(page);
      await page.goto(URL);
      await marksThere(page, 8);
      await moveAway(page);
    }
    expect(sizes[0]).toMatchObject({ width: 0, height: 0, shadowRoot: null });
    expect([sizes[1], sizes[2]]).toEqual([sizes[0], sizes[0]]);
    await setSettings(extension.welcome, { popoverWidth: 'normal', textSize: 100 });
  });

  it('a click that no hand has made counts for nothing, even inside', async () => {
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await pressInPopover(page, MORE);
    await pause(WHILE);
    await inPopover(page, (root) => {
      for (const each of root.querySelectorAll<HTMLElement>('button, a')) each.click();
      root
        .querySelector('button')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      const select = root.querySelector('select');
      if (select) select.selectedIndex = 5;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await pause(WHILE);
    expect((await seePopover(page))?.title).toBe('Trample');
    expect((await seePopover(page))?.citation).toContain('702.19');
  });

  it('a press in a popover that does not stand still does not count', async () => {
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await page.evaluate(() => {
      document.body.style.height = '3000px';
      let by = 24;
      setInterval(() => {
        by = -by;
        scrollBy(0, by);
      }, 60);
    });
    await pause(WHILE);
    for (let press = 0; press < 3; press += 1) {
      const at = await inPopover(
        page,
        (root, more) => {
          const box = root.querySelector(more)?.getBoundingClientRect();
          return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        },
        MORE,
      );
      if (at) await page.mouse.click(at.x, at.y);
    }
    expect(await foldsOpen()).toBe(0);
  });

  it.each([
    ['a veil', 'opacity: 0.9', false],
    ['a picture of another button', 'background: #eee', false],
    ['a small patch over the button', 'inset: auto auto 0 0; width: 700px; height: 500px', false],
    ['a veil that was there before and came again', 'opacity: 0.9', true],
  ])('under %s that lets the press through, none counts', async (_, style, again) => {
    const veil = (look: string) => {
      const over = document.createElement('div');
      over.popover = 'manual';
      over.id = 'veil';
      over.style.cssText = `position:fixed;inset:0;margin:0;border:0;width:100vw;height:100vh;background:#fff;${look};pointer-events:none`;
      document.body.append(over);
      over.showPopover();
    };
    if (again) await page.evaluate(veil, style);
    await restOn(page, 'Trample');
    const { box } = await popoverOpen(page);
    await page.mouse.move(box.left + 60, (box.top + box.bottom) / 2, { steps: 4 });
    if (again)
      await page.evaluate(() => {
        document.getElementById('veil')?.hidePopover();
        document.getElementById('veil')?.showPopover();
      });
    else await page.evaluate(veil, style);
    await pause(WHILE);
    const at = await foundInPopover(
      page,
      (root, more) => {
        const button = root.querySelector(more)?.getBoundingClientRect();
        return button && { x: button.left + button.width / 2, y: button.top + button.height / 2 };
      },
      MORE,
    );
    await page.mouse.click(at.x, at.y);
    await pause(100);
    expect(await foldsOpen()).toBe(0);
    // The press has brought the popover on top again: now the user sees what is pressed.
    await pressInPopover(page, MORE);
    await foundInPopover(page, (root) => root.querySelector('details[open]') !== null);
  });

  it.each([
    ['from the word', async () => undefined],
    [
      'from the popover',
      async ({ box }: NonNullable<Awaited<ReturnType<typeof seePopover>>>) =>
        page.mouse.move(box.left + 60, box.top + 20, { steps: 4 }),
    ],
  ])('it leaves when the pointer goes %s into a frame', async (_, first) => {
    await restOn(page, 'Trample');
    await first(await popoverOpen(page));
    await page.mouse.move(1000, 800, { steps: 6 });
    await popoverGone(page);
  });

  it('pinned, it leaves when the user presses inside a frame', async () => {
    const { x, y } = await pointOf(page, 'Trample');
    await page.mouse.click(x, y);
    await popoverOpen(page);
    await page.mouse.move(1000, 800, { steps: 6 });
    await pause(WHILE);
    expect((await seePopover(page))?.title).toBe('Trample');
    await page.mouse.click(1000, 800);
    await popoverGone(page);
  });
});
