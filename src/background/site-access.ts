import { onAccessChange, readOpenTabsOnceAllowed, syncSites } from '../platform/site-access.ts';

/** Keeps the sites that are read in step with the permissions that are held. */
export function keepSiteAccess(): void {
  const sync = () => void syncSites().catch(() => undefined);
  onAccessChange(sync);
  readOpenTabsOnceAllowed();
  sync();
}
