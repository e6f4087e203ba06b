import { useEffect, useState } from 'preact/hooks';
import { matrixAddress } from '../../combat/matrix-address.ts';
import { type Address, parseAddress } from './address.ts';

/**
 * What the page's address asks for now, and a way to go to another ("#attack/...") without the jump that a
 * link makes. Follows links and the browser's Back.
 */
export function useAddress(): readonly [Address, (hash: string) => void] {
  const [address, setAddress] = useState(() => parseAddress(firstAddress()));
  useEffect(() => {
    const follow = () => setAddress(parseAddress(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const go = (hash: string) => {
    history.pushState(null, '', hash);
    setAddress(parseAddress(hash));
  };
  return [address, go];
}

/** The address as it stands, or, from a card's popover, the cell of the card's terms: "?terms=banding,deathtouch". */
function firstAddress(): string {
  const terms = new URLSearchParams(location.search).get('terms');
  return location.hash !== '' || terms === null ? location.hash : matrixAddress(terms.split(','));
}
