import { useEffect, useState } from 'preact/hooks';
import { type Address, parseAddress } from './address.ts';

/** What the page's address asks for now; follows links and the browser's Back. */
export function useAddress(): Address {
  const [address, setAddress] = useState(() => parseAddress(location.hash));
  useEffect(() => {
    const follow = () => setAddress(parseAddress(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return address;
}
