/** Between lines that are pasted into a field of one line: a card's text is read in lines. */
const BETWEEN_LINES = ' | ';

/** Pastes several lines into a search field, which by itself would run the last word of each into the next. */
export function pasteLines(event: ClipboardEvent): void {
  const lines =
    event.clipboardData
      ?.getData('text/plain')
      .trim()
      .split(/\s*\n\s*/) ?? [];
  const field = event.currentTarget as HTMLInputElement;
  if (lines.length < 2) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = field;
  const from = selectionStart ?? value.length;
  field.setRangeText(lines.join(BETWEEN_LINES), from, selectionEnd ?? from, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
