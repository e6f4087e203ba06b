import { readFileSync } from 'node:fs';
import type { HTTPRequest, Page } from 'puppeteer-core';

export interface Reply {
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
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
 * touches the network. A string stands for an HTML page. The fragment of an address is ignored.
 */
export async function serveOffline(
  page: Page,
  replies: Readonly<Record<string, Reply | string>>,
  options: { readonly csp?: string } = {},
): Promise<Offline> {
  const refused: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    const url = request.url();
    if (LOCAL_SCHEMES.test(url)) return void request.continue().catch(closed);
    const found = replies[url.replace(/#.*$/, '')];
    if (found === undefined) {
      refused.push(url);
      return void request.abort().catch(closed);
    }
    const reply: Reply = typeof found === 'string' ? { body: found } : found;
    const csp = options.csp === undefined ? {} : { 'content-security-policy': options.csp };
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
