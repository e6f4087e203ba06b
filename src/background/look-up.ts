import { lookUpPage, PRIVATE_LOOK_UP_PAGE } from '../own-pages.ts';
import { onMenu, onOmnibox, setOmniboxHint } from '../platform/look-up.ts';
import { sendToTab } from '../platform/messages.ts';
import { holdPrivateLookUp, isPrivateInFront } from '../platform/private-window.ts';
import { browserMessage, openOwnPage } from '../platform/runtime.ts';

/** Look-up from anywhere: the context menu and the address bar's keyword; cards are explained on their page. */
export function lookUpFromAnywhere(): void {
  const open = async (query: string, isPrivate: boolean) => {
    // An address stays in the history, of a window that is not private even: Chromium opens our pages there.
    if (isPrivate) await holdPrivateLookUp(query);
    await openOwnPage(isPrivate ? PRIVATE_LOOK_UP_PAGE : lookUpPage({ query }));
  };
  onMenu({
    lookUp: {
      title: browserMessage('menuLookUp'),
      chosen: (words, isPrivate) => void open(words, isPrivate),
    },
    card: {
      title: browserMessage('menuExplainCard'),
      chosen(tabId, words, isPrivate) {
        // On a page that we do not read the words can be looked up still; of a picture we know nothing there.
        sendToTab(tabId, 'explain-card', words ? { words } : {}).catch(() => {
          if (words) void open(words, isPrivate);
        });
      },
    },
  });
  setOmniboxHint(browserMessage('omniboxHint'));
  onOmnibox(async (words) => open(words, await isPrivateInFront()));
}
