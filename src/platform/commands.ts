import browser from 'webextension-polyfill';
import { commands } from './optional-apis.ts';

/** The extension's keyboard commands, by their names in the manifest. */
export type Command = 'next-term' | 'list-terms' | 'toggle-site';

/** The tab that a command was given on. */
export interface CommandTab {
  readonly id: number;
  /** The host name of its site, where the browser tells it and it has one. */
  readonly host: string | undefined;
  readonly isPrivate: boolean;
}

/** Calls back with a command and the tab it was given on. Never on Android. */
export function onCommand(given: (command: Command, tab: CommandTab) => void): void {
  commands?.onCommand.addListener(async (command, before) => {
    const tab = before ?? (await browser.tabs.query({ active: true, currentWindow: true }))[0];
    if (tab?.id !== undefined && isCommand(command))
      given(command, { id: tab.id, host: siteOf(tab.url), isPrivate: tab.incognito });
  });
}

function isCommand(name: string): name is Command {
  return name === 'next-term' || name === 'list-terms' || name === 'toggle-site';
}

/** A page of the browser's or of an extension has a host name too, but is no site. */
function siteOf(url = ''): string | undefined {
  return /^https?:/.test(url) ? new URL(url).hostname : undefined;
}

/** Whether the browser has keyboard commands at all. */
export const hasCommands = commands !== undefined;

/** A command with the keys that the user has for it. */
export interface Shortcut {
  /** What it does, in the interface's words. */
  readonly name: string;
  /** As the browser writes them: "Alt+Shift+K". */
  readonly keys: string;
}

/** The commands that have keys. */
export async function shortcuts(): Promise<Shortcut[]> {
  const all = (await commands?.getAll()) ?? [];
  return all.flatMap(({ description, shortcut }) =>
    description && shortcut ? [{ name: description, keys: shortcut }] : [],
  );
}

/** Opens the browser's own page for keyboard shortcuts, where it lets us. */
export async function openShortcuts(): Promise<void> {
  // Only Firefox has a call for it, and our types do not know it yet.
  const own = commands as { openShortcutSettings?: () => Promise<void> } | undefined;
  const opening = own?.openShortcutSettings?.();
  await (opening ?? browser.tabs.create({ url: 'chrome://extensions/shortcuts' }));
}
