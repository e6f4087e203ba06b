import type { RuleChanges } from '../documents/rule-changes.ts';
import type { TermRules } from '../documents/term-rules.ts';
import type { PackedIndex } from '../rules/packed-index.ts';
import type { PrintedNames } from '../rules/printed-names.ts';
import type { RulesTexts } from './rules-store.ts';
import { loadOwnFile } from './runtime.ts';

/**
 * A site that is known as the card sites are, but is a general one: it is not in the manifest, and read only from
 * when the user has asked for it.
 */
export interface OptionalSite {
  readonly name: string;
  /** Host names; each stands for its subdomains too. */
  readonly hosts: readonly string[];
  /** Match patterns of the pages that are read. */
  readonly matches: readonly string[];
  /** Its content scripts, in order. */
  readonly js: readonly string[];
}

/** A set, and the day on which it came out. */
export interface ReleasedSet {
  readonly name: string;
  readonly released: string;
}

/** The JSON files that the build puts beside the code, by name; only the worker and our pages reach them. */
interface OwnFiles {
  'index.json': PackedIndex;
  /** The newest of which the built-in index has cards. */
  'newest-set.json': ReleasedSet;
  'optional-sites.json': readonly OptionalSite[];
  'printed-names.json': PrintedNames;
  'rule-changes.json': RuleChanges;
  'rules.json': RulesTexts;
  'term-rules.json': TermRules;
}

/** Reads one of our own JSON files. Rejects with a UserFacingError where it cannot be read. */
export async function loadOwnJson<F extends keyof OwnFiles>(file: F): Promise<OwnFiles[F]> {
  return (await loadOwnFile(file)).json() as Promise<OwnFiles[F]>;
}
