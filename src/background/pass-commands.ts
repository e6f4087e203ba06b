import { onCommand } from '../platform/commands.ts';
import { sendToTab } from '../platform/messages.ts';
import type { SettingsWriter } from '../settings/writer.ts';
import { switchPrivateSite } from './private-sites.ts';

/**
 * Passes keyboard commands on to the page; a page that we do not read does not answer, and need not. The site's
 * switch is the worker's own affair, for a site that is off has nobody reading it; but only where a script of ours
 * is, which a ping tells.
 */
export function passCommands(write: SettingsWriter): void {
  onCommand((command, { id, host, isPrivate }) => {
    const done =
      command === 'toggle-site'
        ? sendToTab(id, 'ping', {}).then(async () => {
            if (host === undefined) return;
            if (isPrivate) await switchPrivateSite(host);
            else await write({ list: { name: 'offSites', item: host } });
          })
        : sendToTab(id, command, {});
    done.catch(() => undefined);
  });
}
