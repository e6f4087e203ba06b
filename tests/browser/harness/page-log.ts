import type { ConsoleMessage, Page } from 'puppeteer-core';

export interface PageLog {
  /** Thrown errors and console.error lines. */
  readonly errors: string[];
  /** Gathers no more. */
  stop(): void;
}

// Refused loads are the test's own doing: all but the fixture is kept off the network.
const OUR_DOING =
  /net::ERR_FAILED|Failed to load resource|NS_ERROR_|blocked the loading|Content.Security.Policy/i;

/** Gathers what a page throws or writes as an error from now on. */
export function watchLog(page: Page): PageLog {
  const errors: string[] = [];
  const threw = (error: unknown) =>
    void errors.push(error instanceof Error ? error.message : String(error));
  const said = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !OUR_DOING.test(message.text())) errors.push(message.text());
  };
  page.on('pageerror', threw);
  page.on('console', said);
  return {
    errors,
    stop() {
      page.off('pageerror', threw);
      page.off('console', said);
    },
  };
}
