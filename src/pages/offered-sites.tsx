import { useEffect, useState } from 'preact/hooks';
import { offeredSites, requestSite } from '../platform/optional-sites.ts';
import type { OptionalSite } from '../platform/own-files.ts';
import { onAccessChange } from '../platform/site-access.ts';
import { message } from '../ui/i18n.ts';

/** Offers each general site that has a part about cards, until it is read; one press is enough. */
export function OfferedSites() {
  const [offered, setOffered] = useState<readonly OptionalSite[]>([]);
  const [refused, setRefused] = useState<OptionalSite>();
  useEffect(() => {
    const read = () => offeredSites().then(setOffered, () => undefined);
    void read();
    onAccessChange(read);
  }, []);
  const ask = (site: OptionalSite) =>
    requestSite(site).then(
      (granted) => setRefused(granted ? undefined : site),
      () => setRefused(site),
    );
  return offered.map((site) => (
    <div key={site.name} class="offered-site">
      <p>{message('siteOffered', site.name)}</p>
      <button type="button" class="button" onClick={() => ask(site)}>
        {message('readOffered', site.name)}
      </button>
      <div aria-live="polite">
        {refused === site && <p class="notice">{message('siteRefused', site.name)}</p>}
      </div>
    </div>
  ));
}
