import { answer } from '../platform/messages.ts';
import { layRules, type RulesTexts } from '../platform/rules-store.ts';
import { loadOwnFile, onInstalled } from '../platform/runtime.ts';

/** Lays the terms' texts where content scripts read them: at install, at update, and when asked. */
export function layRulesOnInstall(): void {
  onInstalled(() => void lay(false));
  answer({ 'lay-rules': () => lay(true) });
  // A browser that was killed during the install wakes us without telling of it.
  void lay(false);
}

async function lay(again: boolean): Promise<boolean> {
  const version = await (await loadOwnFile('rules-version.txt')).text();
  await layRules(
    version,
    async () => (await loadOwnFile('rules.json')).json() as Promise<RulesTexts>,
    again,
  );
  return true;
}
