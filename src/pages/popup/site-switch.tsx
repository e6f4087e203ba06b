import { useEffect, useState } from 'preact/hooks';
import type { ActiveTab } from '../../platform/active-tab.ts';
import { send } from '../../platform/messages.ts';
import { privateOffSites } from '../../platform/private-window.ts';
import { isOff } from '../../settings/change.ts';
import type { Settings } from '../../settings/fields.ts';
import { message } from '../../ui/i18n.ts';
import type { ChangeList } from '../use-settings.ts';

interface Props {
  readonly tab: ActiveTab;
  readonly settings: Settings;
  readonly changeList: ChangeList;
}

/** Switches the site in front of the user off and on; nothing where the browser does not tell which it is. */
export function SiteSwitch({
  tab: { host, isPrivate, terms },
  settings: { offSites },
  changeList,
}: Props) {
  const [privateOff, setPrivateOff] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isPrivate) void privateOffSites().then(setPrivateOff);
  }, [isPrivate]);
  if (host === undefined || host === '') return null;
  const off = isOff([...offSites, ...privateOff], host);
  if (terms === undefined && !off) return null;
  const toggle = () => {
    // What is done in a private window is stored nowhere; a site that is off in all windows is switched on in all.
    if (!isPrivate || isOff(offSites, host)) return changeList('offSites', host, !off);
    void send('switch-private-site', { host }).then(() => privateOffSites().then(setPrivateOff));
  };
  return (
    <label class="choice">
      <input type="checkbox" checked={!off} onChange={toggle} />
      {message('siteOn', host)}
    </label>
  );
}
