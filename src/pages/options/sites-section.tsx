import type { Settings } from '../../platform/settings-fields.ts';
import { removeSite } from '../../platform/site-access.ts';
import { word } from '../../ui/words.ts';
import { MissingSites } from '../missing-sites.tsx';
import type { ChangeList } from '../use-settings.ts';
import { useSiteAccess } from '../use-site-access.ts';

interface Props {
  readonly settings: Settings;
  readonly changeList: ChangeList;
}

/** Sites that are switched off, sites that the reader has added, and what the browser does not allow. */
export function SitesSection({ settings: { offSites }, changeList }: Props) {
  const { added, missing } = useSiteAccess();
  return (
    <section class="options-section" id="sites">
      <h2>{word('sitesTitle')}</h2>
      <p class="quiet">{word('sitesHelp')}</p>
      <MissingSites missing={missing} />
      {offSites.length > 0 && (
        <SiteList
          title={word('setting_offSites')}
          hosts={offSites}
          action={word('switchOn')}
          onAction={(host) => changeList('offSites', host, false)}
        />
      )}
      {added.length > 0 && (
        <SiteList
          title={word('addedSites')}
          hosts={added}
          action={word('remove')}
          onAction={(host) => void removeSite(host)}
        />
      )}
    </section>
  );
}

interface SiteListProps {
  readonly title: string;
  readonly hosts: readonly string[];
  readonly action: string;
  readonly onAction: (host: string) => void;
}

function SiteList({ title, hosts, action, onAction }: SiteListProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul class="site-list">
        {hosts.map((host) => (
          <li key={host}>
            <span>{host}</span>
            <button
              type="button"
              class="button"
              aria-label={`${action}: ${host}`}
              onClick={() => onAction(host)}
            >
              {action}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
