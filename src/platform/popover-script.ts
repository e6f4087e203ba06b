import browser from 'webextension-polyfill';

/** Brings the popover's script into the top frame of a tab, beside the content script. Rejects where it cannot. */
export async function bringPopover(tabId: number): Promise<void> {
  await browser.scripting.executeScript({
    target: { tabId, frameIds: [0] },
    files: ['popover.js'],
  });
}
