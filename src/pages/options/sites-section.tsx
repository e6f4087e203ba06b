import { useState } from 'preact/hooks';
import { ALL_SITES, listedHosts, removeSite } from '../../platform/site-access.ts';
import { isOff } from '../../settings/change.ts';
import type { Settings } from '../../settings/fields.ts';
import { message } from '../../ui/i18n.ts';
import { MissingSites } from '../missing-sites.tsx';
import { OfferedSites } from '../offered-sites.tsx';
import type { ChangeList } from '../use-settings.ts';
import { useSiteAccess } from '../use-site-access.ts';
import { Switch } from './fields.tsx';

/** The sites that are read without asking for more, by their host names. */
const listed = listedHosts().toSorted();

/** Whether a listed site, or a part of it, is among those that are off. */
const isOffIn = (offSites: readonly string[], host: string): boolean =>
  offSites.some((off) => isOff([host], off));

interface Props {
  readonly settings: Settings;
  readonly changeList: ChangeList;
}

/** Sites that are switched off, sites that the user has added, and what the browser does not allow. */
export function SitesSection({ settings: { offSites }, changeList }: Props) {
  const { added, missing } = useSiteAccess();
  const others = offSites.filter((off) => !listed.some((host) => isOff([host], off)));
  const [said, setSaid] = useState<{ text: string; bad: boolean }>();
  const remove = (host: string) =>
    removeSite(host)
      .catch(() => false)
      .then((removed) =>
        setSaid({
          text: message(removed ? 'siteRemoved' : 'siteNotRemoved', nameOf(host)),
          bad: !removed,
        }),
      );
  return (
    <section class="options-section" id="sites">
      <h2>{message('sitesTitle')}</h2>
      <p class="quiet">{message('sitesHelp')}</p>
      <MissingSites missing={missing} />
      <OfferedSites />
      <fieldset class="field all-sites">
        <legend>{message('cardSites')}</legend>
        {listed.map((host) => (
          <Switch
            key={host}
            checked={!isOffIn(offSites, host)}
            onChange={(on) => changeList('offSites', host, !on)}
          >
            {host}
          </Switch>
        ))}
      </fieldset>
      {others.length > 0 && (
        <SiteList
          title={message('setting_offSites')}
          hosts={others}
          action={message('switchOn')}
          onAction={(host) => changeList('offSites', host, false)}
        />
      )}
      {added.length > 0 && (
        <SiteList
          title={message('addedSites')}
          hosts={added}
          action={message('remove')}
          onAction={(host) => void remove(host)}
        />
      )}
      <div aria-live="polite">
        {said && <p class={said.bad ? 'notice bad' : 'notice'}>{said.text}</p>}
      </div>
    </section>
  );
}

const nameOf = (host: string) => (host === ALL_SITES ? message('allSites') : host);

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
            <span>{nameOf(host)}</span>
            <button
              type="button"
              class="button"
              aria-label={message('labelled', action, nameOf(host))}
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
