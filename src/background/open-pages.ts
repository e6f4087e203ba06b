import { localizedMessage, UserFacingError } from '../localized-message.ts';
import { mayBeAskedFor, WELCOME_PAGE } from '../own-pages.ts';
import { answer } from '../platform/messages.ts';
import { onInstalled, openOwnPage } from '../platform/runtime.ts';

/** Opens our pages: the welcome page after a first install, others for content scripts, which cannot. */
export function openPages(): void {
  onInstalled((reason) => {
    if (reason === 'install') void openOwnPage(WELCOME_PAGE);
  });
  answer({
    'open-page': async ({ path }) => {
      if (!mayBeAskedFor(path)) throw new UserFacingError(localizedMessage('noSuchPage', path));
      await openOwnPage(path);
      return undefined;
    },
  });
}
