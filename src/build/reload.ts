// Of a debug build's worker alone: loads the extension again as soon as another build lies in its folder.
declare const BUILD_ID: string;

/** How often the folder is looked at, in milliseconds: as soon as one has gone from the editor to the browser. */
const LOOK_MS = 1_000;

interface Runtime {
  getURL(path: string): string;
  reload(): void;
  getPlatformInfo(): Promise<unknown>;
}

const { runtime } = (globalThis as unknown as { chrome: { runtime: Runtime } }).chrome;

async function look(): Promise<void> {
  // A call of the browser's keeps the worker awake, so that it goes on looking.
  await runtime.getPlatformInfo();
  const response = await fetch(runtime.getURL('build-id.txt'), { cache: 'no-store' });
  if ((await response.text()) !== BUILD_ID) runtime.reload();
}

// While a build is being written there may be no file: the next look finds it.
setInterval(() => void look().catch(() => undefined), LOOK_MS);

export {};
