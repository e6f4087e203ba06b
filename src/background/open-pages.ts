import { answer } from '../platform/messages.ts';
import { onInstalled, openOptions, openOwnPage } from '../platform/runtime.ts';

/** Opens our pages: the welcome page after a first install, others for content scripts, which cannot. */
export function openPages(): void {
  onInstalled((reason) => {
    if (reason === 'install') void openOwnPage('welcome.html');
  });
  answer({ 'open-options': () => openOptions().then(() => true) });
}
