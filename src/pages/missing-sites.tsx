import { useState } from 'preact/hooks';
import { requestListedSites } from '../platform/site-access.ts';
import { counted } from '../ui/counted.ts';
import { message } from '../ui/i18n.ts';
import { inRow } from '../ui/lists.ts';

interface Props {
  readonly missing: readonly string[];
  /** Where there is no room for their names: tells how many they are. */
  readonly brief?: boolean;
  /** Where it is what to do first. */
  readonly leads?: boolean;
}

/** Says which card sites the browser does not let us read, and mends it by one click. Nothing where all are. */
export function MissingSites({ missing, brief, leads }: Props) {
  const [refused, setRefused] = useState(false);
  if (missing.length === 0) return null;
  const ask = () =>
    requestListedSites().then(
      (granted) => setRefused(!granted),
      () => setRefused(true),
    );
  return (
    <div class="notice">
      <p>
        {brief
          ? counted('sitesMissingCount', missing.length)
          : message('sitesMissing', inRow(missing))}
      </p>
      <button type="button" class={leads ? 'button filled' : 'button'} onClick={ask}>
        {message('allowSites')}
      </button>
      <div aria-live="polite">{refused && <p>{message('sitesRefused')}</p>}</div>
    </div>
  );
}
