import browser from 'webextension-polyfill';
import { newestText } from '../../documents/wizards-link.ts';
import {
  type LocalizedMessage,
  localizedMessage,
  UserFacingError,
} from '../../localized-message.ts';

/** The page on which Wizards of the Coast publishes the rules. */
export const RULES_PAGE = 'https://magic.wizards.com/en/rules';

/** The page and the host of its files. */
const ORIGINS = ['https://magic.wizards.com/*', 'https://media.wizards.com/*'];

/**
 * Asks the user for the permission to reach the official hosts. To be called straight from a press of a
 * button: browsers refuse to ask otherwise. Resolves with the answer.
 */
export function requestWizardsAccess(): Promise<boolean> {
  return browser.permissions.request({ origins: ORIGINS });
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
  const blob = await file.blob();
  return new File([blob], decodeURI(address.split('/').at(-1) ?? 'rules.txt'));
}

/** A slow line needs a minute for a megabyte; longer is a line that is dead. */
const PATIENCE_MS = 90_000;

async function get(
  address: string,
  unreached: LocalizedMessage,
  refused: (status: string) => LocalizedMessage,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new UserFacingError(unreached);
  }
  if (!response.ok) throw new UserFacingError(refused(String(response.status)));
  return response;
}
