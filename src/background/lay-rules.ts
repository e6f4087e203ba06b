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

let laying: Promise<unknown> = Promise.resolve();

/** One after the other: at an install both the event and the start of the worker ask. */
function lay(again: boolean): Promise<boolean> {
  const laid = laying.then(() => layOnce(again));
  laying = laid.catch(() => undefined);
  return laid;
}

async function layOnce(again: boolean): Promise<boolean> {
  const version = await (await loadOwnFile('rules-version.txt')).text();
  await layRules(
    version,
    async () => (await loadOwnFile('rules.json')).json() as Promise<RulesTexts>,
    again,
  );
  return true;
}
