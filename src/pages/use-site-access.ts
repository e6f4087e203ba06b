import { useEffect, useState } from 'preact/hooks';
import { optionalSites } from '../platform/optional-sites.ts';
import { addedSites, missingSites, onAccessChange } from '../platform/site-access.ts';

export interface SiteAccess {
  /** Hosts that the user has added to the listed ones. */
  readonly added: readonly string[];
  /** Listed hosts that the browser does not let us read. */
  readonly missing: readonly string[];
}

/** Which sites may be read, kept in step with the browser's own pages. */
export function useSiteAccess(): SiteAccess {
  const [access, setAccess] = useState<SiteAccess>({ added: [], missing: [] });
  useEffect(() => {
    // The popup may ask for one of them, and a click does not wait.
    void optionalSites().catch(() => undefined);
    const read = () =>
      Promise.all([addedSites(), missingSites()]).then(
        ([added, missing]) => setAccess({ added, missing }),
        () => undefined,
      );
    void read();
    // The worker registers scripts after the permission came; its work is over in a moment.
    onAccessChange(() => setTimeout(read, 300));
  }, []);
  return access;
}
