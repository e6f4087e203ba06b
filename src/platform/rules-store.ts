import browser from 'webextension-polyfill';
import type { ImportedForContentScript } from '../documents/imported-editions.ts';
import { firstPrintingIn, firstPrintingKey } from '../rules/first-printing.ts';
import type { Format } from '../rules/format.ts';
import type { PackedIndex } from '../rules/packed-index.ts';
import type { PrintedLanguage } from '../rules/printed-language.ts';
import type { SetTable } from '../rules/set-table.ts';
import type { TermDetails, TermText } from '../rules/types.ts';
import { contentScriptData } from './documents/content-script-data.ts';
import { watchStorage } from './storage-item.ts';

/**
 * The terms' texts as the worker laid them in storage.local at install: content scripts read those of their
 * page's terms straight from there, so that no hover needs the worker, and no page loads all of them.
 */
const VERSION = 'rules:version';
const INDEX = 'rules:index';
const LOOK = 'rules:look';
const SETS = 'rules:sets';
const firstKey = (part: number) => `rules:first:${part}`;
const formatKey = (id: string) => `rules:format:${id}`;
const languageKey = (tag: string) => `rules:language:${tag}`;
const textKey = (id: string) => `rules:text:${id}`;
const detailsKey = (id: string) => `rules:details:${id}`;

/** Everything that is laid into the store. */
export interface RulesTexts {
  /** What detection and the list of editions need on a card page. */
  readonly index: PackedIndex;
  readonly texts: Readonly<Record<string, TermText>>;
  readonly details: Readonly<Record<string, TermDetails>>;
  /** By id. */
  readonly formats: Readonly<Record<string, Format>>;
  readonly sets: SetTable;
  /** In which set each card first came out, by part; see first-printing.ts. */
  readonly firstPrintings: readonly string[];
  /** The popover's style sheet: no page needs it before there is something to hover. */
  readonly look: string;
  /** The printed languages by tag. */
  readonly languages: Readonly<Record<string, PrintedLanguage>>;
}

/** What a content script starts from, in one read; undefined where the worker has not stored the rules yet. */
export async function readStored(): Promise<
  | {
      readonly index: string;
      readonly look: string;
      readonly imported: ImportedForContentScript | undefined;
    }
  | undefined
> {
  const { key } = contentScriptData;
  const stored = await browser.storage.local.get([INDEX, LOOK, key]);
  const { [INDEX]: index, [LOOK]: look, [key]: imported } = stored;
  if (typeof index !== 'string' || typeof look !== 'string') return undefined;
  return { index, look, imported: imported as ImportedForContentScript | undefined };
}

/** The texts of the given terms; those that are not in the store are missing from the answer. */
export async function readTexts(ids: readonly string[]): Promise<Map<string, TermText>> {
  const stored = await browser.storage.local.get(ids.map(textKey));
  return pick(ids, stored, textKey) as Map<string, TermText>;
}

/** A format with its exceptions, or undefined where the store does not have it. */
export async function readFormat(id: string): Promise<Format | undefined> {
  const key = formatKey(id);
  return (await browser.storage.local.get(key))[key] as Format | undefined;
}

/** The table of sets, which is wanted only where cards are read as printed; undefined where it is not laid yet. */
export async function readSets(): Promise<SetTable | undefined> {
  return (await browser.storage.local.get(SETS))[SETS] as SetTable | undefined;
}

/** What is known of a printed language, or undefined where the store does not have it. */
export async function readLanguage(tag: string): Promise<PrintedLanguage | undefined> {
  const key = languageKey(tag);
  return (await browser.storage.local.get(key))[key] as PrintedLanguage | undefined;
}

/** The code of the set in which a card of this name first came out, where that is known. */
export async function readFirstPrinting(name: string): Promise<string | undefined> {
  const { part, key } = firstPrintingKey(name);
  const stored = await browser.storage.local.get(firstKey(part));
  return firstPrintingIn(String(stored[firstKey(part)]), key);
}

/** A term's details, or undefined where the store does not have them. */
export async function readDetails(id: string): Promise<TermDetails | undefined> {
  const key = detailsKey(id);
  return (await browser.storage.local.get(key))[key] as TermDetails | undefined;
}

/**
 * Lays the texts of this version into the store unless they are there; `load` is called only when needed.
 * `again`: even where the store says it has this version, since a page missed some.
 */
export async function storeRules(
  version: string,
  load: () => Promise<RulesTexts>,
  again = false,
): Promise<void> {
  const stored = await browser.storage.local.get(VERSION);
  if (stored[VERSION] === version && !again) return;
  const { index, texts, details, formats, sets, firstPrintings, look, languages } = await load();
  const items: Record<string, unknown> = {
    // As text: a page that holds no term never takes it apart, and text is quick to read.
    [INDEX]: JSON.stringify(index),
    [SETS]: sets,
    [LOOK]: look,
  };
  for (const [part, cards] of firstPrintings.entries()) items[firstKey(part)] = cards;
  for (const [id, format] of Object.entries(formats)) items[formatKey(id)] = format;
  for (const [tag, language] of Object.entries(languages)) items[languageKey(tag)] = language;
  for (const [id, text] of Object.entries(texts)) items[textKey(id)] = text;
  for (const [id, detail] of Object.entries(details)) items[detailsKey(id)] = detail;
  const stale = Object.keys(await browser.storage.local.get(null)).filter(
    (key) => key.startsWith('rules:') && !(key in items),
  );
  await browser.storage.local.remove(stale);
  await browser.storage.local.set(items);
  // Last, so that an interrupted storing is done again.
  await browser.storage.local.set({ [VERSION]: version });
}

/** Calls back once the worker has laid a version, for a page that came before it. Returns how to stop. */
export function onRulesStored(done: () => void): () => void {
  return watchStorage('local', (changes) => {
    if (VERSION in changes) done();
  });
}

function pick(
  ids: readonly string[],
  stored: Readonly<Record<string, unknown>>,
  key: (id: string) => string,
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const id of ids) if (stored[key(id)] !== undefined) found.set(id, stored[key(id)]);
  return found;
}
