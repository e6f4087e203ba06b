import { useEffect, useState } from 'preact/hooks';
import { rulesPage } from '../../own-pages.ts';
import { type Place, placeOf } from './address.ts';

/** Goes to another place; `instead`: of the one that was left, so that Back leads past it. */
export type Go = (to: Partial<Place>, instead?: 'instead') => void;

/** The place in the address as the page's state, and how to go to another one. */
export function usePlace(): readonly [Place, Go] {
  const [place, setPlace] = useState(() => placeOf(location));
  useEffect(() => {
    const read = () => setPlace(placeOf(location));
    const stop = new AbortController();
    addEventListener('popstate', read, { signal: stop.signal });
    addEventListener('hashchange', read, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const go: Go = (to, instead) => {
    const next = { ...place, ...to };
    if (instead) history.replaceState(null, '', rulesPage(next));
    else history.pushState(null, '', rulesPage(next));
    setPlace(next);
  };
  return [place, go];
}
