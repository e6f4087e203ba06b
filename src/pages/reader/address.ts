import { isDate } from '../../calendar.ts';

/** What the rules page shows; kept in its address, so that Back, links and bookmarks work. */
export interface Place {
  /** The edition that is read; undefined: the user's own choice, or the newest at hand. */
  readonly edition: string | undefined;
  /** The edition it is compared with. */
  readonly against: string | undefined;
  readonly layout: 'side' | 'inline';
  /** "7", "702", "702.19b", "glossary/ability", "part/credits", "" for the beginning. */
  readonly at: string;
}

/** The place that an address names; what is damaged in it is left out. */
export function placeOf({ search, hash }: Pick<Location, 'search' | 'hash'>): Place {
  const query = new URLSearchParams(search);
  const date = (name: string) => {
    const value = query.get(name) ?? '';
    return isDate(value) ? value : undefined;
  };
  return {
    edition: date('edition'),
    against: date('against'),
    layout: query.get('layout') === 'inline' ? 'inline' : 'side',
    at: decodeHash(hash),
  };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
