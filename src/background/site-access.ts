import { readOpenTabsOnceAllowed, readTabsOpenBefore } from '../platform/open-tabs.ts';
import { onAccessChange, syncSites } from '../platform/site-access.ts';

/** Keeps the sites that are read, open tabs among them, in step with the permissions that are held. */
export function keepSiteAccess(): void {
  const sync = () => void syncSites().catch(() => undefined);
  onAccessChange(sync);
  readOpenTabsOnceAllowed();
  sync();
  void readTabsOpenBefore().catch(() => undefined);
}
