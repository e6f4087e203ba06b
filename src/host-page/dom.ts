/**
 * The tree as it is, whatever a page names its form fields: `<input name="children">` shadows the property of its
 * form, `<img name="body">` that of the document. All of host-page reads nodes by these functions, which ask the
 * prototypes; a test keeps direct uses out.
 */

/** What a text is read from: an element, or a shadow root's own text. */
export type BlockRoot = Element | ShadowRoot;

type Of<N> = { readonly prototype: N };
/** What a property or method is of a node's own class. */
type Reads<N, K extends keyof N> = (node: N) => N[K];
// biome-ignore lint/suspicious/noExplicitAny: any function has such arguments
type Method = (...args: any[]) => unknown;
type Calls<N, F> = F extends (...args: infer A) => infer R ? (node: N, ...args: A) => R : never;

function reads<N extends object, K extends keyof N & string>(of: Of<N>, name: K): Reads<N, K> {
  const { get } = Object.getOwnPropertyDescriptor(of.prototype, name) as { get: () => N[K] };
  return (node) => get.call(node);
}

function calls<N extends object, K extends keyof N & string>(of: Of<N>, name: K): Calls<N, N[K]> {
  const method = of.prototype[name] as Method;
  return ((node: N, ...args: unknown[]) => method.apply(node, args)) as Calls<N, N[K]>;
}

export const nodeType = reads(Node, 'nodeType');
export const parentNode = reads(Node, 'parentNode');
export const parentElement = reads(Node, 'parentElement');
export const firstChild = reads(Node, 'firstChild');
export const nextSibling = reads(Node, 'nextSibling');
export const previousSibling = reads(Node, 'previousSibling');
export const textContent = reads(Node, 'textContent') as (node: Element) => string;
export const isConnected = reads(Node, 'isConnected');
export const ownerDocument = reads(Node, 'ownerDocument') as (node: Node) => Document;
export const rootOf = calls(Node, 'getRootNode') as (node: Node) => Node;
export const contains = calls(Node, 'contains');
export const comparePosition = calls(Node, 'compareDocumentPosition');

export const localName = reads(Element, 'localName');
export const shadowRoot = reads(Element, 'shadowRoot');
export const nextElement = reads(Element, 'nextElementSibling');
export const previousElement = reads(Element, 'previousElementSibling');
export const getAttribute = calls(Element, 'getAttribute');
export const boxOf = calls(Element, 'getBoundingClientRect');
/** An element's boxes on the screen, one a line. */
export const boxesOf = calls(Element, 'getClientRects');
export const checkVisibility = calls(Element, 'checkVisibility');
export const scrollIntoView = calls(Element, 'scrollIntoView');
export const scrollBy = calls(Element, 'scrollBy') as (node: Element, by: ScrollToOptions) => void;
export const matches = calls(Element, 'matches') as (node: Element, selector: string) => boolean;
export const closest = calls(Element, 'closest') as (
  node: Element,
  selector: string,
) => Element | null;
/** All elements in another, live: what is not asked for costs nothing. */
export const elementsIn = (node: Element): HTMLCollectionOf<Element> => byTagName(node, '*');
const byTagName = calls(Element, 'getElementsByTagName') as (
  node: Element,
  name: string,
) => HTMLCollectionOf<Element>;

export const isElement = (node: Node): node is Element => nodeType(node) === 1;
/** What all parents can, by the kind of node that it is: an element, a document or a fragment has a method of its own. */
function ofParent<R>(
  from: (of: Of<Element | Document | DocumentFragment>) => R,
): (node: Node) => R {
  const byKind: Readonly<Record<number, R>> = {
    [Node.ELEMENT_NODE]: from(Element),
    [Node.DOCUMENT_NODE]: from(Document),
  };
  const inFragment = from(DocumentFragment);
  return (node) => byKind[nodeType(node)] ?? inFragment;
}
const childrenOf = ofParent((of) => reads(of, 'children'));
const firstElementOf = ofParent((of) => reads(of, 'firstElementChild'));
const queryAllIn = ofParent((of) => calls(of, 'querySelectorAll'));
const queryIn = ofParent((of) => calls(of, 'querySelector'));

/** The child elements, live. Their number is not to be asked: an engine counts all of them. */
export const children = (node: ParentNode): HTMLCollection => childrenOf(node)(node as Element);
export const firstElement = (node: ParentNode): Element | null =>
  firstElementOf(node)(node as Element);
export const queryAll = (node: ParentNode, selector: string): NodeListOf<Element> =>
  queryAllIn(node)(node as Element, selector);
export const query = (node: ParentNode, selector: string): Element | null =>
  queryIn(node)(node as Element, selector);

export const documentElement = reads(Document, 'documentElement') as (
  document: Document,
) => Element | null;
const body = reads(Document, 'body') as (document: Document) => Element | null;
export const isHidden = reads(Document, 'hidden');
export const designMode = reads(Document, 'designMode');
const defaultView = reads(Document, 'defaultView');
export const createRange = calls(Document, 'createRange');
export const createWalker = calls(Document, 'createTreeWalker');
export const evaluate = calls(Document, 'evaluate');
/** All elements at a point of the viewport, topmost first. */
export const elementsAt = calls(Document, 'elementsFromPoint');
const elementAtInDocument = calls(Document, 'elementFromPoint');
const elementAtInRoot = calls(ShadowRoot, 'elementFromPoint');
export const listen = calls(EventTarget, 'addEventListener');

/** What of a document is read: its body; in one that has none, as in SVG, all of it. */
export const readable = (document: Document): Element | null =>
  body(document) ?? documentElement(document);
export const viewOf = (document: Document): (Window & typeof globalThis) | null =>
  defaultView(document);
/** The computed style of an element; undefined in a document without a window. */
export const styleOf = (
  element: Element,
  pseudo: string | null = null,
): CSSStyleDeclaration | undefined =>
  viewOf(ownerDocument(element))?.getComputedStyle(element, pseudo);
/** The element on top at a point of the viewport (CSS pixels), of a document or shadow root. */
export const elementAt = (root: Document | ShadowRoot, x: number, y: number): Element | null =>
  nodeType(root) === 9
    ? elementAtInDocument(root as Document, x, y)
    : elementAtInRoot(root as ShadowRoot, x, y);

/** Whether a user can see an element's text: not display: none, visibility: hidden or opacity: 0. */
export const isShown = (element: Element): boolean =>
  checkVisibility(element, { opacityProperty: true, visibilityProperty: true });
