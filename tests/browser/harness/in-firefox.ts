import type { Browser } from 'puppeteer-core';

/** Lets a test ask Firefox itself, as its own pages do. */
export const SYSTEM_ACCESS = ['--remote-allow-system-access'] as const;

interface Answer {
  readonly result: {
    readonly contexts?: readonly { readonly context: string }[];
    readonly exceptionDetails?: { readonly text: string };
    readonly result?: { readonly value?: unknown };
  };
}

/**
 * Runs a piece of script in Firefox's own window and waits for it; only where it was started with SYSTEM_ACCESS. Gives
 * the number or text that the script returns.
 */
export async function inFirefox(browser: Browser, script: string): Promise<unknown> {
  const { connection } = browser as unknown as {
    connection: { send(method: string, parameters: object): Promise<Answer> };
  };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const answer = await connection.send('script.evaluate', {
    expression: `(async () => { ${script} })()`,
    target: { context: result.contexts?.[0]?.context },
    awaitPromise: true,
  });
  const problem = answer.result.exceptionDetails?.text;
  if (problem !== undefined) throw new Error(`Firefox: ${problem}`);
  return answer.result.result?.value;
}
