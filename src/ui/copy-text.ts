/**
 * Puts text on the clipboard. The clipboard's own API exists only in secure contexts, and a page may forbid it; then
 * it is done as before that was there, by a selection in a field `beside` what was pressed. Rejects where neither
 * works. To be called by a press.
 */
export async function copyText(text: string, beside: Element): Promise<void> {
  // The one place that may name it; it says so itself where it is not there.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copied = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (!copied && !copySelected(text, beside)) throw new Error('not copied');
}

function copySelected(text: string, beside: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  const focused = (beside.getRootNode() as Document | ShadowRoot).activeElement;
  beside.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
