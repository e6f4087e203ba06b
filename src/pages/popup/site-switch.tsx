import type { ActiveTab } from '../../platform/active-tab.ts';
import type { Settings } from '../../platform/settings-fields.ts';
import { word } from '../../ui/words.ts';

interface Props {
  readonly tab: ActiveTab;
  readonly settings: Settings;
  readonly change: (patch: Partial<Settings>) => void;
}

/** Switches the site in front of the reader off and on; nothing where the browser does not tell which it is. */
export function SiteSwitch({ tab: { host, terms }, settings: { offSites }, change }: Props) {
  if (host === undefined || host === '') return null;
  const off = offSites.includes(host);
  if (terms === undefined && !off) return null;
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={!off}
        onChange={() =>
          change({
            offSites: off ? offSites.filter((other) => other !== host) : [...offSites, host],
          })
        }
      />
      {word('siteOn', host)}
    </label>
  );
}
