import { answer, sendToTab } from '../platform/messages.ts';
import { holdPrivateOffSites, privateOffSites, privateTabs } from '../platform/private-window.ts';

/** Sites that are switched off in a private window: off in all such windows, and stored nowhere. */
export function holdPrivateSites(): void {
  answer({
    'private-off-sites': () => privateOffSites(),
    'switch-private-site': async ({ host }) => {
      await switchPrivateSite(host);
      return undefined;
    },
  });
}

/** Switches a site off in private windows, or on again where it is off. */
export async function switchPrivateSite(host: string): Promise<void> {
  const before = await privateOffSites();
  const others = before.filter((other) => other !== host);
  const hosts = others.length < before.length ? others : [...others, host];
  await holdPrivateOffSites(hosts);
  const telling = (await privateTabs()).map((tab) =>
    sendToTab(tab, 'private-off-sites-changed', { hosts }),
  );
  // Tabs that we do not read do not answer, and need not.
  await Promise.allSettled(telling);
}
