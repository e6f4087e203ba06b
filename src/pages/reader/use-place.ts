import { useEffect, useState } from 'preact/hooks';
import { rulesPage } from '../../own-pages.ts';
import { type Place, placeOf } from './address.ts';

/** The place in the address as the page's state, and how to go to another one. */
export function usePlace(): readonly [Place, (to: Partial<Place>) => void] {
  const [place, setPlace] = useState(() => placeOf(location));
  useEffect(() => {
    const read = () => setPlace(placeOf(location));
    const stop = new AbortController();
    addEventListener('popstate', read, { signal: stop.signal });
    addEventListener('hashchange', read, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const go = (to: Partial<Place>) => {
    const next = { ...place, ...to };
    history.pushState(null, '', rulesPage(next));
    setPlace(next);
  };
  return [place, go];
}
