import browser from 'webextension-polyfill';
import { newestText } from './wizards-link.ts';

/** The page on which Wizards of the Coast publishes the rules. */
export const RULES_PAGE = 'https://magic.wizards.com/en/rules';

/** The page and the host of its files. */
const ORIGINS = ['https://magic.wizards.com/*', 'https://media.wizards.com/*'];

/** A download failed; the message says what failed and what to do. */
class DownloadError extends Error {
  override name = 'DownloadError';
}

/**
 * Asks the reader for the permission to reach the official hosts. To be called straight from a press of a
 * button: browsers refuse to ask otherwise. Resolves with the answer.
 */
export function askForWizards(): Promise<boolean> {
  return browser.permissions.request({ origins: ORIGINS });
}

/** The newest edition's file from the official rules page. Rejects with a DownloadError. */
export async function downloadNewest(): Promise<File> {
  const page = await (await get(RULES_PAGE, 'The official rules page')).text();
  const address = newestText(page, RULES_PAGE);
  if (address === undefined)
    throw new DownloadError(
      'The official rules page has no link to a text file that we can find. Open it yourself, download the TXT file, and drop it here.',
    );
  const blob = await (await get(address, 'The file of the rules')).blob();
  return new File([blob], decodeURI(address.split('/').at(-1) ?? 'rules.txt'));
}

/** A slow line needs a minute for a megabyte; longer is a line that is dead. */
const PATIENCE = 90_000;

async function get(address: string, what: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new DownloadError(
      `${what} could not be reached. Look whether you are online, and try again; or download the TXT file yourself and drop it here.`,
    );
  }
  if (!response.ok)
    throw new DownloadError(
      `${what} answered with error ${response.status}. Try again later; or download the TXT file yourself and drop it here.`,
    );
  return response;
}
