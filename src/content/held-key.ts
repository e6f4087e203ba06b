import { onTrusted } from '../trusted.ts';

const KEY_NAMES = { alt: 'Alt', ctrl: 'Control', shift: 'Shift' } as const;

/**
 * Tells when the wished key goes down and up, for marks that show only while it is held. `wished` is asked at
 * each key, so that a change of settings needs nothing more.
 */
export function heldKey(
  document: Document,
  wished: () => keyof typeof KEY_NAMES | undefined,
  changed: (held: boolean) => void,
  signal: AbortSignal,
): void {
  let held = false;
  const set = (now: boolean) => {
    if (now === held) return;
    held = now;
    changed(held);
  };
  const isWished = ({ key }: KeyboardEvent) => {
    const modifier = wished();
    return modifier !== undefined && key === KEY_NAMES[modifier];
  };
  const how = { signal, passive: true, capture: true };
  const view = document.defaultView;
  if (!view) return;
  onTrusted(view, 'keydown', (event) => isWished(event) && set(true), how);
  onTrusted(view, 'keyup', (event) => isWished(event) && set(false), how);
  // A key released while another window has the focus is never told.
  onTrusted(view, 'blur', ({ target }) => target === view && set(false), how);
}
