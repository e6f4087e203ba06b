import browser from 'webextension-polyfill';

/**
 * APIs that one of our browsers lacks: Firefox for Android has no keyboard commands, no context menu and no keyword in
 * its address bar, and its `browser` not even the names. This is the only way to them: a build in which another file
 * names one fails, and here the types ask for a question mark.
 */
export const {
  commands,
  contextMenus,
  omnibox,
}: Partial<Pick<typeof browser, 'commands' | 'contextMenus' | 'omnibox'>> = browser;
