import type { Page } from 'puppeteer-core';

export interface PageLog {
  /** Thrown errors and console.error lines. */
  readonly errors: string[];
}

// Refused loads are the test's own doing: all but the fixture is kept off the network.
const OUR_DOING =
  /net::ERR_FAILED|Failed to load resource|NS_ERROR_|blocked the loading|Content.Security.Policy/i;

/** Gathers what a page throws or writes as an error from now on. */
export function watchLog(page: Page): PageLog {
  const errors: string[] = [];
  page.on('pageerror', (error) =>
    errors.push(error instanceof Error ? error.message : String(error)),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !OUR_DOING.test(message.text())) errors.push(message.text());
  });
  return { errors };
}
