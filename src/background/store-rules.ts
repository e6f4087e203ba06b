import { answer } from '../platform/messages.ts';
import { loadOwnJson } from '../platform/own-files.ts';
import { storeRules } from '../platform/rules-store.ts';
import { loadOwnFile, onInstalled } from '../platform/runtime.ts';

/** Lays the terms' texts where content scripts read them: at install, at update, and when asked. */
export function storeRulesOnInstall(): void {
  onInstalled(() => void storeOnce(false));
  answer({ 'store-rules': () => storeOnce(true) });
  // A browser that was killed during the install wakes us without telling of it.
  void storeOnce(false);
}

let storing: Promise<unknown> = Promise.resolve();

/** Resolves once what was asked for is stored, or could not be. */
export function rulesSettled(): Promise<unknown> {
  return storing;
}

/** One after the other: at an install both the event and the start of the worker ask. */
function storeOnce(again: boolean): Promise<undefined> {
  const laid = storing.then(() => store(again));
  storing = laid.catch(() => undefined);
  return laid;
}

async function store(again: boolean): Promise<undefined> {
  const version = await (await loadOwnFile('rules-version.txt')).text();
  await storeRules(version, () => loadOwnJson('rules.json'), again);
  return undefined;
}
