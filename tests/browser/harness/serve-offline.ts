import { readFileSync } from 'node:fs';
import type { HTTPRequest, Page } from 'puppeteer-core';

export interface Reply {
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a page's requests are answered with. */
export interface Served {
  readonly replies: Readonly<Record<string, Reply | string>>;
  readonly csp?: string;
}

export interface Offline {
  /** Addresses that were asked for and refused: what a page, or we, tried to load. */
  readonly refused: string[];
}

/** A header under which a page may load nothing, not even a style of its own, and may not take strings as script. */
export const HOSTILE_CSP =
  "default-src 'none'; script-src 'none'; style-src 'none'; require-trusted-types-for 'script'";

const LOCAL_SCHEMES = /^(?:data|blob|about|chrome-extension|moz-extension|chrome|resource):/;

/**
 * Answers a page's requests from memory, under real host names, and refuses all else: no test
 * touches the network. A string stands for an HTML page. The fragment of an address is ignored. A function is asked at each
 * request.
 */
export async function serveOffline(
  page: Page,
  replies: Served['replies'] | (() => Served),
  options: { readonly csp?: string } = {},
): Promise<Offline> {
  const served = typeof replies === 'function' ? replies : () => ({ replies, ...options });
  const refused: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    const url = request.url();
    if (LOCAL_SCHEMES.test(url)) return void request.continue().catch(closed);
    const { replies: known, csp: policy } = served();
    const found = known[url.replace(/#.*$/, '')];
    if (found === undefined) {
      refused.push(url);
      return void request.abort().catch(closed);
    }
    const reply: Reply = typeof found === 'string' ? { body: found } : found;
    const csp = policy === undefined ? {} : { 'content-security-policy': policy };
    void request
      .respond({
        status: 200,
        contentType: reply.contentType ?? 'text/html; charset=utf-8',
        headers: { ...csp, ...reply.headers },
        body: reply.body,
      })
      .catch(closed);
  });
  return { refused };
}

/** A page that is closed meanwhile wants no answer. */
function closed(): void {}

/** The text of a file of tests/browser/fixtures, as `sites/scryfall-card.html`. */
export function fixture(path: string): string {
  return readFileSync(new URL(`../fixtures/${path}`, import.meta.url), 'utf8');
}
