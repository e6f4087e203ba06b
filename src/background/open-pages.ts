import { answer } from '../platform/messages.ts';
import { onInstalled, openOwnPage } from '../platform/runtime.ts';

/** What a content script may ask for; the process it lives in is the page's. */
const OWN_PAGE = /^(?:options|matrix|reader|look-up)\.html(?:\?[\w./=&%,-]*)?(?:#[\w./=&%-]*)?$/;

/** Opens our pages: the welcome page after a first install, others for content scripts, which cannot. */
export function openPages(): void {
  onInstalled((reason) => {
    if (reason === 'install') void openOwnPage('welcome.html');
  });
  answer({
    'open-page': async ({ path }) => {
      const allowed = OWN_PAGE.test(path);
      if (allowed) await openOwnPage(path);
      return allowed;
    },
  });
}
