import { useState } from 'preact/hooks';
import { requestListedSites } from '../platform/site-access.ts';
import { counted } from '../ui/counted.ts';
import { inRow } from '../ui/lists.ts';
import { word } from '../ui/words.ts';

interface Props {
  readonly missing: readonly string[];
  /** Where there is no room for their names: tells how many they are. */
  readonly brief?: boolean;
}

/** Says which card sites the browser does not let us read, and mends it by one click. Nothing where all are. */
export function MissingSites({ missing, brief }: Props) {
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
          : word('sitesMissing', inRow(missing))}
      </p>
      <button type="button" class="button" onClick={ask}>
        {word('allowSites')}
      </button>
      <div aria-live="polite">{refused && <p>{word('sitesRefused')}</p>}</div>
    </div>
  );
}
