import { lookUpPage, PRIVATE_LOOK_UP_PAGE } from '../own-pages.ts';
import { onMenuLookUp, onOmnibox, setOmniboxHint } from '../platform/look-up.ts';
import { holdPrivateLookUp, isPrivateInFront } from '../platform/private-window.ts';
import { browserMessage, openOwnPage } from '../platform/runtime.ts';

/** Look-up from anywhere: a selection's context menu and the address bar's keyword, both to one page. */
export function lookUpFromAnywhere(): void {
  const open = async (query: string, isPrivate: boolean) => {
    // An address stays in the history, of a window that is not private even: Chromium opens our pages there.
    if (isPrivate) await holdPrivateLookUp(query);
    await openOwnPage(isPrivate ? PRIVATE_LOOK_UP_PAGE : lookUpPage({ query }));
  };
  onMenuLookUp(browserMessage('menuLookUp'), (words, isPrivate) => void open(words, isPrivate));
  setOmniboxHint(browserMessage('omniboxHint'));
  onOmnibox(async (words) => open(words, await isPrivateInFront()));
}
