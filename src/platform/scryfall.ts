import browser from 'webextension-polyfill';
import { bulkListing } from '../cards/bulk-listing.ts';
import { type LocalizedMessage, localizedMessage, UserFacingError } from '../localized-message.ts';

/** Where Scryfall tells which file of its Oracle cards is the newest. */
const LISTING = 'https://api.scryfall.com/bulk-data/oracle-cards';
const API_HOST = 'api.scryfall.com';
const DATA_HOST = 'data.scryfall.io';

/** Where people find the file themselves. */
export const BULK_PAGE = 'https://scryfall.com/docs/api/bulk-data';

/** The hosts of the list and its file: held to download them, and for nothing else. */
export const SCRYFALL_ORIGINS: readonly string[] = [API_HOST, DATA_HOST].map(
  (host) => `https://${host}/*`,
);

/**
 * Asks the user for the permission to reach those hosts. To be called straight from a press of a button: browsers
 * refuse to ask otherwise. Resolves with the answer.
 */
export function requestScryfallAccess(): Promise<boolean> {
  return browser.permissions.request({ origins: [...SCRYFALL_ORIGINS] });
}

/** Gives that permission back once the download is done; never that of a site which we read. */
export async function returnScryfallAccess(): Promise<void> {
  // One by one: a browser refuses to take what it counts to the listed sites, and then takes nothing.
  for (const origin of SCRYFALL_ORIGINS)
    await browser.permissions.remove({ origins: [origin] }).catch(() => undefined);
}

/** A file on its way. */
export interface Download {
  readonly name: string;
  readonly bytes: ReadableStream<Uint8Array>;
  /** How many will come, where that is known. */
  readonly size: number | undefined;
}

/** A slow line needs some seconds for the list, a kilobyte; longer is a line that is dead. In milliseconds. */
const PATIENCE_MS = 30_000;

/** Begins to download the newest Oracle cards. Rejects with a UserFacingError, and where it is called off. */
export async function downloadCards(stop: AbortSignal): Promise<Download> {
  const listed = await get(
    LISTING,
    AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]),
    stop,
  );
  const answer: unknown = await listed.json().catch(() => undefined);
  const listing = bulkListing(answer, [API_HOST, DATA_HOST]);
  if (!listing) throw new UserFacingError(localizedMessage('cardsNoLink'));
  const { body, headers } = await get(listing.address, stop, stop);
  if (!body) throw new UserFacingError(UNREACHED);
  // What the browser unpacks by itself comes in other numbers than it travels in.
  const size = headers.has('content-encoding') ? listing.plainBytes : sizeIn(headers);
  return { name: listing.name, bytes: body, size: size ?? undefined };
}

const UNREACHED: LocalizedMessage = localizedMessage('cardsUnreached');

function sizeIn(headers: Headers): number | undefined {
  return Number(headers.get('content-length')) || undefined;
}

async function get(address: string, signal: AbortSignal, stop: AbortSignal): Promise<Response> {
  const how = { credentials: 'omit', cache: 'no-store', signal } as const;
  const response = await fetch(address, how).catch(() => {
    stop.throwIfAborted();
    throw new UserFacingError(UNREACHED);
  });
  if (response.ok) return response;
  throw new UserFacingError(localizedMessage('cardsRefused', String(response.status)));
}
