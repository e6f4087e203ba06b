import type { ActiveTab } from '../../platform/active-tab.ts';
import type { Settings } from '../../settings/fields.ts';
import { message } from '../../ui/i18n.ts';
import type { ChangeList } from '../use-settings.ts';

interface Props {
  readonly tab: ActiveTab;
  readonly settings: Settings;
  readonly changeList: ChangeList;
}

/** Switches the site in front of the user off and on; nothing where the browser does not tell which it is. */
export function SiteSwitch({ tab: { host, terms }, settings: { offSites }, changeList }: Props) {
  if (host === undefined || host === '') return null;
  const off = offSites.includes(host);
  if (terms === undefined && !off) return null;
  return (
    <label class="choice">
      <input type="checkbox" checked={!off} onChange={() => changeList('offSites', host, !off)} />
      {message('siteOn', host)}
    </label>
  );
}
