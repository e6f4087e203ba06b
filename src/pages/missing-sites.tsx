import { useState } from 'preact/hooks';
import { requestListedSites } from '../platform/site-access.ts';
import { word } from '../ui/words.ts';

/** Says which card sites the browser does not let us read, and mends it by one click. Nothing where all are. */
export function MissingSites({ missing }: { missing: readonly string[] }) {
  const [refused, setRefused] = useState(false);
  if (missing.length === 0) return null;
  const ask = () =>
    requestListedSites().then(
      (granted) => setRefused(!granted),
      () => setRefused(true),
    );
  return (
    <div class="notice">
      <p>{word('sitesMissing', missing.join(', '))}</p>
      <button type="button" class="button" onClick={ask}>
        {word('allowSites')}
      </button>
      {refused && <p>{word('sitesRefused')}</p>}
    </div>
  );
}
