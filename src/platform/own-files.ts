import type { TermRules } from '../documents/term-rules.ts';
import type { PackedIndex } from '../rules/packed-index.ts';
import type { RulesTexts } from './rules-store.ts';
import { loadOwnFile } from './runtime.ts';

/** The JSON files that the build puts beside the code, by name; only the worker and our pages reach them. */
interface OwnFiles {
  'index.json': PackedIndex;
  'rules.json': RulesTexts;
  'term-rules.json': TermRules;
}

/** Reads one of our own JSON files. Rejects with a UserFacingError where it cannot be read. */
export async function loadOwnJson<F extends keyof OwnFiles>(file: F): Promise<OwnFiles[F]> {
  return (await loadOwnFile(file)).json() as Promise<OwnFiles[F]>;
}
