import { styleOf } from '../dom.ts';

/**
 * How a text's letters are drawn: `plain` in its color; `clear`, so that a picture or gradient behind them shows
 * through; `own`, with a stroke or a fill that a highlight would take off, so that nothing may be painted there.
 */
export type Letters = 'plain' | 'clear' | 'own';

export function lettersOf(element: Element): Letters {
  const style = styleOf(element);
  if (!style) return 'plain';
  const { color, webkitTextFillColor: fill, webkitTextStrokeWidth: stroke } = style;
  if (Number.parseFloat(stroke) > 0) return 'own';
  if (isClear(fill)) return 'clear';
  return fill === color ? 'plain' : 'own';
}

/** Whether a computed color lets all through. */
export function isClear(color: string): boolean {
  return /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
}
