import browser from 'webextension-polyfill';

/** Our accent in the light theme, and what can be read on it: toolbars do not tell us theirs. */
const BACKGROUND = '#1c5d86';
const FOREGROUND = '#ffffff';

/** Shows a number on the toolbar button of a tab, nothing for 0. The browser takes it off when the tab navigates. */
export async function showBadge(tabId: number, count: number): Promise<void> {
  const { action } = browser;
  await action.setBadgeBackgroundColor({ tabId, color: BACKGROUND });
  await action.setBadgeTextColor({ tabId, color: FOREGROUND });
  await action.setBadgeText({ tabId, text: count > 0 ? String(count) : '' });
}
