import browser from 'webextension-polyfill';
import { newestText } from '../../documents/wizards-link.ts';
import {
  type LocalizedMessage,
  localizedMessage,
  UserFacingError,
} from '../../localized-message.ts';

/** The page on which Wizards of the Coast publishes the rules. */
export const RULES_PAGE = 'https://magic.wizards.com/en/rules';

/** The page and the host of its files: held to download them, and for nothing else. */
export const WIZARDS_ORIGINS: readonly string[] = [
  'https://magic.wizards.com/*',
  'https://media.wizards.com/*',
];

/**
 * Asks the user for the permission to reach the official hosts. To be called straight from a press of a
 * button: browsers refuse to ask otherwise. Resolves with the answer.
 */
export function requestWizardsAccess(): Promise<boolean> {
  return browser.permissions.request({ origins: [...WIZARDS_ORIGINS] });
}

/** Gives that permission back once the download is done; never that of a site which the user has us read. */
export async function returnWizardsAccess(): Promise<void> {
  await browser.permissions.remove({ origins: [...WIZARDS_ORIGINS] }).catch(() => undefined);
}

/** The newest edition's file from the official rules page. Rejects with a TellingError. */
export async function downloadNewest(): Promise<File> {
  const page = await get(RULES_PAGE, localizedMessage('docsPageUnreached'), (status) =>
    localizedMessage('docsPageRefused', status),
  );
  const address = newestText(await page.text(), RULES_PAGE);
  if (address === undefined) throw new UserFacingError(localizedMessage('docsNoLink'));
  const file = await get(address, localizedMessage('docsFileUnreached'), (status) =>
    localizedMessage('docsFileRefused', status),
  );
  return new File([file], nameIn(address));
}

/** The name of the file at an address, as people read it. */
function nameIn(address: string): string {
  const name = address.split('/').at(-1) || 'rules.txt';
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}

/** A slow line needs a minute for a megabyte; longer is a line that is dead. */
const PATIENCE_MS = 90_000;

async function get(
  address: string,
  unreached: LocalizedMessage,
  refused: (status: string) => LocalizedMessage,
): Promise<Blob> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new UserFacingError(refused(String(response.status)));
    // A line that breaks on the way fails here.
    return await response.blob();
  } catch (error) {
    throw error instanceof UserFacingError ? error : new UserFacingError(unreached);
  }
}
