import type { ElementHandle, Page } from 'puppeteer-core';

/**
 * The closed shadow root of our popover, as only a debugger can reach it: the page itself cannot. Chromium gives it by
 * its protocol, Firefox by WebDriver BiDi; puppeteer has both behind internals of its own.
 */
export async function popoverRoot(page: Page): Promise<ElementHandle<ShadowRoot> | undefined> {
  const known = roots.get(page);
  if (known && (await isStillThere(known))) return known;
  const root = isFirefox(page) ? await rootInFirefox(page) : await rootInChromium(page);
  if (root) keep(page, root);
  else roots.delete(page);
  return root;
}

/** A document that was left may live on in the browser's cache, with a popover that nobody sees. */
function keep(page: Page, root: ElementHandle<ShadowRoot>): void {
  roots.set(page, root);
  if (followed.has(page)) return;
  followed.add(page);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && roots.delete(page));
}
const followed = new WeakSet<Page>();

/** Asking the protocol for all of a page is slow; the popover keeps its root from one showing to the next. */
const roots = new WeakMap<Page, ElementHandle<ShadowRoot>>();

function isStillThere(root: ElementHandle<ShadowRoot>): Promise<boolean> {
  return root.evaluate(({ host }) => host.isConnected).catch(() => false);
}

/** Our host has a random name that begins so, and stands at the top of the page or in its modal dialog. */
const OUR_NAME = /^rt-/i;

interface ProtocolNode {
  readonly localName: string;
  readonly backendNodeId: number;
  readonly children?: readonly ProtocolNode[];
  readonly shadowRoots?: readonly (ProtocolNode & { readonly shadowRootType: string })[];
}

/** What puppeteer's own code calls to make a handle; no public way leads to a closed root. */
interface Realm {
  adoptBackendNode(id: number): Promise<ElementHandle<ShadowRoot>>;
  createHandle(value: unknown): ElementHandle<ShadowRoot>;
}
const realmOf = (page: Page): Realm =>
  (page.mainFrame() as unknown as { mainRealm(): Realm }).mainRealm();

function isFirefox(page: Page): boolean {
  return 'connection' in page.browser();
}

async function rootInChromium(page: Page): Promise<ElementHandle<ShadowRoot> | undefined> {
  const session = await page.createCDPSession();
  try {
    const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as {
      root: ProtocolNode;
    };
    const todo: ProtocolNode[] = [root];
    for (let node = todo.pop(); node; node = todo.pop()) {
      const shadow = OUR_NAME.test(node.localName) ? node.shadowRoots?.[0] : undefined;
      if (shadow) return await realmOf(page).adoptBackendNode(shadow.backendNodeId);
      todo.push(...(node.children ?? []), ...(node.shadowRoots ?? []));
    }
    return undefined;
  } finally {
    await session.detach().catch(() => undefined);
  }
}

interface BidiAnswer {
  readonly result: {
    readonly result: { readonly value?: { readonly shadowRoot?: unknown } };
  };
}

async function rootInFirefox(page: Page): Promise<ElementHandle<ShadowRoot> | undefined> {
  const { connection } = page.browser() as unknown as {
    connection: { send(method: string, parameters: object): Promise<BidiAnswer> };
  };
  const answer = await connection.send('script.evaluate', {
    // Ours is the last of its name: an orphan of an older version may have left another.
    expression: `(function find(root) {
      const all = [...root.querySelectorAll('*')];
      return all.findLast((e) => ${OUR_NAME}.test(e.localName)) ??
        all.map(({ shadowRoot }) => shadowRoot && find(shadowRoot)).find(Boolean);
    })(document)`,
    target: { context: (page.mainFrame() as unknown as { _id: string })._id },
    awaitPromise: false,
    serializationOptions: { maxDomDepth: 1, includeShadowTree: 'all' },
  });
  const shadow = answer.result.result.value?.shadowRoot;
  return shadow ? realmOf(page).createHandle(shadow) : undefined;
}
