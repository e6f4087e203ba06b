import browser from 'webextension-polyfill';

/** The extension's keyboard commands, by their names in the manifest. */
export type Command = 'next-term' | 'list-terms';

/** Calls back with a command and the tab it was given on. Not on Android, which has no commands. */
export function onCommand(given: (command: Command, tabId: number) => void): void {
  browser.commands?.onCommand.addListener(async (command, tab) => {
    const id = tab?.id ?? (await browser.tabs.query({ active: true, currentWindow: true }))[0]?.id;
    if (id !== undefined && isCommand(command)) given(command, id);
  });
}

function isCommand(name: string): name is Command {
  return name === 'next-term' || name === 'list-terms';
}

/** Opens the browser's own page for keyboard shortcuts, where it lets us. */
export async function openShortcuts(): Promise<void> {
  const { commands, tabs } = browser as typeof browser & {
    commands: { openShortcutSettings?: () => Promise<void> };
  };
  if (commands.openShortcutSettings) return commands.openShortcutSettings();
  await tabs.create({ url: 'chrome://extensions/shortcuts' });
}
