import { lookUpPage } from '../own-pages.ts';
import { onMenuLookUp, onOmnibox, setOmniboxHint } from '../platform/look-up.ts';
import { browserMessage, openOwnPage } from '../platform/runtime.ts';

/** Look-up from anywhere: a selection's context menu and the address bar's keyword, both to one page. */
export function lookUpFromAnywhere(): void {
  const open = (query: string) => void openOwnPage(lookUpPage({ query }));
  onMenuLookUp(browserMessage('menuLookUp'), open);
  setOmniboxHint(browserMessage('omniboxHint'));
  onOmnibox(open);
}
