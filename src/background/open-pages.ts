import { answer } from '../platform/messages.ts';
import { openOptions } from '../platform/runtime.ts';

/** Opens our pages for content scripts, which cannot. */
export function openPages(): void {
  answer({ 'open-options': () => openOptions().then(() => true) });
}
