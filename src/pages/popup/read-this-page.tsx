import { useState } from 'preact/hooks';
import type { ActiveTab } from '../../platform/active-tab.ts';
import { explainOnce } from '../../platform/open-tabs.ts';
import { addSite, isUnder } from '../../platform/site-access.ts';
import { message } from '../../ui/i18n.ts';
import { MissingSites } from '../missing-sites.tsx';
import { useSiteAccess } from '../use-site-access.ts';

/** For a page that we do not read: read it once, or always; or why neither can be. */
export function ReadThisPage({ tab: { id, url, host } }: { tab: ActiveTab }) {
  const { missing } = useSiteAccess();
  const [problem, setProblem] = useState<string>();
  const closed = whyClosed(url);
  if (closed !== undefined) return <p class="quiet">{closed}</p>;
  const once = () =>
    explainOnce(id).then(
      () => close(),
      () => setProblem(message('pageRefuses')),
    );
  const always = () => {
    if (host === undefined) return;
    addSite(host).then(
      (granted) => (granted ? void once() : setProblem(message('siteRefused', host))),
      () => setProblem(message('pageRefuses')),
    );
  };
  const kept = host !== undefined && missing.some((site) => isUnder(host, site));
  return (
    <>
      <p class="quiet">{kept ? message('siteKept', host) : message('notRead')}</p>
      <div class="popup-buttons">
        <button type="button" class="button" onClick={once}>
          {message('readOnce')}
        </button>
        {host && (
          <button type="button" class="button" onClick={always}>
            {message('readAlways', host)}
          </button>
        )}
      </div>
      <div aria-live="polite">{problem && <p class="notice bad">{problem}</p>}</div>
      <MissingSites missing={missing} brief />
    </>
  );
}

/** Why no extension can read a page; undefined where it can. */
function whyClosed(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (/\.pdf(?:[?#]|$)/i.test(url)) return message('closedPdf');
  if (
    /^https:\/\/(?:addons\.mozilla\.org|chromewebstore\.google\.com|chrome\.google\.com\/webstore)\b/.test(
      url,
    )
  )
    return message('closedStore');
  return /^https?:|^file:/.test(url) ? undefined : message('closedBrowser');
}
