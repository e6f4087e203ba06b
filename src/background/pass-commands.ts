import { onCommand } from '../platform/commands.ts';
import { sendToTab } from '../platform/messages.ts';
import type { SettingsWriter } from '../settings/writer.ts';

/**
 * Passes keyboard commands on to the page; a page that we do not read does not answer, and need not. The site's
 * switch is the worker's own affair: a site that is off has nobody reading it.
 */
export function passCommands(write: SettingsWriter): void {
  onCommand((command, { id, host }) => {
    sendToTab(id, command, {})
      .then(async () => {
        if (command === 'toggle-site' && host !== undefined)
          await write({ list: { name: 'offSites', item: host } });
      })
      .catch(() => undefined);
  });
}
