import { answer } from '../platform/messages.ts';
import { bringPopover } from '../platform/popover-script.ts';

/** Brings the popover into a page where somebody has begun to point; only its own content script can ask. */
export function bringPopovers(): void {
  answer({
    'load-popover': async (_, tabId) => {
      if (tabId !== undefined) await bringPopover(tabId);
      return undefined;
    },
  });
}
