/**
 * Where the popover of a word belongs: the innermost box in the top layer in which the word stands. Outside a modal
 * dialog everything is inert, and a press outside a light popover closes it. Looks over shadow borders; undefined
 * where there is none.
 */
export function homeOf(element: Element): ParentNode | undefined {
  let child: ParentNode = element;
  for (let at: Element | null = element; at; ) {
    // A host shows only what its shadow tree has a place for, so the shadow tree it is.
    if (at.matches('dialog:modal, :popover-open'))
      return child.nodeType === 11 && child.parentNode === null ? child : at;
    const parent: Node | null = at.parentNode;
    child = parent?.nodeType === 11 ? (parent as ShadowRoot) : at;
    at = parent?.nodeType === 11 ? (parent as ShadowRoot).host : at.parentElement;
  }
  return undefined;
}
