import browser from 'webextension-polyfill';

/** The extension's keyboard commands, by their names in the manifest. */
export type Command = 'next-term' | 'list-terms' | 'toggle-site';

/** The tab that a command was given on. */
export interface CommandTab {
  readonly id: number;
  /** The host name of its site, where the browser tells it and it has one. */
  readonly host: string | undefined;
}

/** Calls back with a command and the tab it was given on. Not on Android, which has no commands. */
export function onCommand(given: (command: Command, tab: CommandTab) => void): void {
  browser.commands?.onCommand.addListener(async (command, before) => {
    const tab = before ?? (await browser.tabs.query({ active: true, currentWindow: true }))[0];
    if (tab?.id !== undefined && isCommand(command))
      given(command, { id: tab.id, host: siteOf(tab.url) });
  });
}

function isCommand(name: string): name is Command {
  return name === 'next-term' || name === 'list-terms' || name === 'toggle-site';
}

/** A page of the browser's or of an extension has a host name too, but is no site. */
function siteOf(url = ''): string | undefined {
  return /^https?:/.test(url) ? new URL(url).hostname : undefined;
}

/** Opens the browser's own page for keyboard shortcuts, where it lets us. */
export async function openShortcuts(): Promise<void> {
  const { commands, tabs } = browser as typeof browser & {
    commands: { openShortcutSettings?: () => Promise<void> };
  };
  if (commands.openShortcutSettings) return commands.openShortcutSettings();
  await tabs.create({ url: 'chrome://extensions/shortcuts' });
}
