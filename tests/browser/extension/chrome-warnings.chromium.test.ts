import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ONLY } from '../harness/launch.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';

/** What chrome://extensions is told of an extension, as far as we read it. */
interface ExtensionInfo {
  readonly name: string;
  readonly state: string;
  readonly installWarnings?: readonly string[];
  readonly manifestErrors: readonly { readonly message: string }[];
  readonly runtimeErrors: readonly { readonly message: string }[];
  readonly runtimeWarnings: readonly string[];
}

interface ManagePage {
  readonly chrome: {
    readonly developerPrivate: {
      updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
      getExtensionsInfo(): Promise<ExtensionInfo[]>;
    };
  };
}

describe.each(CHROMIUM_ONLY)('the page of all extensions in %s', (browserName) => {
  let extension: OpenExtension;
  beforeAll(async () => {
    extension = await openExtension(browserName);
  });
  afterAll(() => extension?.browser.close());

  it('has no warning and no error about us', async () => {
    const page = await extension.browser.newPage();
    await page.goto('chrome://extensions');
    const all = await page.evaluate(async () => {
      const { developerPrivate } = (globalThis as unknown as ManagePage).chrome;
      // Warnings are told only to developers.
      await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
      return developerPrivate.getExtensionsInfo();
    });
    const ours = all.find(({ name }) => name === 'Reminder Text');
    expect({
      state: ours?.state,
      said: [
        ...(ours?.installWarnings ?? []),
        ...(ours?.runtimeWarnings ?? []),
        ...(ours?.manifestErrors ?? []).map(({ message }) => message),
        ...(ours?.runtimeErrors ?? []).map(({ message }) => message),
      ],
    }).toEqual({ state: 'ENABLED', said: [] });
  });
});
