import {
  boxOf,
  isElement,
  localName,
  ownerDocument,
  parentNode,
  scrollBy,
  scrollIntoView,
  styleOf,
  viewOf,
} from './dom.ts';
import type { Mark } from './marks/marks.ts';
import { hostOf } from './shadow-roots.ts';

/** Scrolls a mark's words into the middle of the view, at once: what they stand in may be a thousand screens high. */
export function reveal(mark: Pick<Mark, 'element' | 'lines'>): void {
  const { element } = mark;
  const view = viewOf(ownerDocument(element));
  scrollIntoView(element, { block: 'nearest', behavior: 'instant' });
  for (let at: Node | undefined | null = element; at; at = parentNode(at) ?? hostOf(at)) {
    if (!isElement(at) || /^(?:html|body)$/.test(localName(at))) continue;
    if (!/auto|scroll/.test(styleOf(at)?.overflowY ?? '')) continue;
    const [line] = mark.lines();
    const box = boxOf(at);
    if (line) scrollBy(at, { top: line.top - box.top - box.height / 2, behavior: 'instant' });
  }
  const [line] = mark.lines();
  if (line && view) view.scrollBy({ top: line.top - view.innerHeight / 2, behavior: 'instant' });
}
