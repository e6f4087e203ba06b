import { onCommand } from '../platform/commands.ts';
import { sendToTab } from '../platform/messages.ts';

/** Passes keyboard commands on to the page; a page that we do not read does not answer, and need not. */
export function passCommands(): void {
  onCommand((command, tabId) => {
    sendToTab(tabId, command, {}).catch(() => undefined);
  });
}
