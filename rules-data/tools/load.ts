import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { outsideTerm } from './outside-terms.ts';
import {
  AliasesFile,
  EditionsFile,
  LabelsFile,
  OutsideFile,
  TermFile,
  type TermSource,
} from './schema.ts';

/** Something wrong in rules-data, said so that the writer can mend it: the file, the field, the reason. */
export class DataError extends Error {
  override name = 'DataError';
}

/** The folder rules-data. */
export const DATA_ROOT = join(import.meta.dirname, '..');

/**
 * All .json files under a folder of rules-data, in a fixed order so that builds are the same everywhere; none where
 * there is no such folder.
 */
export function jsonFiles(folder: string, root = DATA_ROOT): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const child = join(folder, name);
      if (statSync(join(root, child)).isDirectory()) return jsonFiles(child, root);
      return name.endsWith('.json') ? [child] : [];
    });
}

/** Reads one file of rules-data against its schema; throws DataError that names file, field and reason. */
export function readData<const S extends v.GenericSchema>(
  schema: S,
  file: string,
  root = DATA_ROOT,
): v.InferOutput<S> {
  const data = readJson(file, root);
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const lines = result.issues.flatMap(leafIssues).map((issue) => {
    const field = issue.path?.map((item) => String(item.key)).join('.') || '(whole file)';
    return `${where(file, root)}: ${field}: ${issue.message}`;
  });
  throw new DataError(lines.join('\n'));
}

function readJson(file: string, root: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new DataError(`${where(file, root)}: not JSON: ${(error as Error).message}`);
  }
}

/** The terms of one file: a file holds one, or a list of short ones. */
export function readTermFile(file: string, root = DATA_ROOT): TermSource[] {
  const raw = readJson(file, root);
  // A union's own error says only that nothing fitted; choose the branch first, so the field is named.
  const branch = TermFile.options[Array.isArray(raw) ? 1 : 0];
  const data = readData(branch as v.GenericSchema<unknown, TermSource | TermSource[]>, file, root);
  return Array.isArray(data) ? data : [data];
}

/** All terms, sorted by id, with the checks that need more than one file. */
export function readTerms(root = DATA_ROOT): TermSource[] {
  const terms = new Map<string, { term: TermSource; file: string }>();
  const errors: string[] = [];
  const files = [
    ...jsonFiles('terms', root).map((file) => [file, readTermFile(file, root)] as const),
    ...jsonFiles('outside', root).map(
      (file) => [file, readData(OutsideFile, file, root).map(outsideTerm)] as const,
    ),
  ];
  for (const [file, list] of files) {
    for (const term of list) {
      const twin = terms.get(term.id);
      if (twin) errors.push(`${where(file, root)}: id: ${term.id} stands in ${twin.file} too`);
      terms.set(term.id, { term, file });
    }
  }
  for (const { term, file } of terms.values()) {
    const say = (field: string, reason: string) =>
      errors.push(`${where(file, root)}: ${term.id}: ${field}: ${reason}`);
    for (const { text, sense } of term.forms)
      if (sense?.says && !term.history.at(-1)?.inForm?.[sense.says])
        say(`forms.${text}.says`, `inForm has no “${sense.says}”`);
    term.history.forEach((revision, i) => {
      const at = `history.${i}`;
      const before = term.history[i - 1];
      if (i > 0 && !revision.from)
        say(`${at}.from`, 'every revision but the oldest says from when');
      if (before?.from && revision.from && before.from >= revision.from)
        say(`${at}.from`, 'revisions stand oldest first');
      const words = revision.reminder.split(/\s+/).length;
      if (words > MAX_REMINDER_WORDS)
        say(`${at}.reminder`, `${words} words; at most ${MAX_REMINDER_WORDS}`);
      if (SLOT.test(revision.reminder) && !revision.general)
        say(`${at}.general`, 'a reminder with slots needs one without');
      if (revision.general && SLOT.test(revision.general))
        say(`${at}.general`, 'has a slot; it is for when there is nothing to put in');
      for (const holder of ['granted', 'player'] as const) {
        const said = revision[holder];
        if (!said) continue;
        const slots = said.reminder.replaceAll(HOLDER_SLOT, '');
        const count = said.reminder.split(/\s+/).length;
        if (count > MAX_REMINDER_WORDS)
          say(`${at}.${holder}.reminder`, `${count} words; at most ${MAX_REMINDER_WORDS}`);
        if (SLOT.test(slots) && !said.general)
          say(`${at}.${holder}.general`, 'a reminder with slots needs one without');
        if (said.general && SLOT.test(said.general.replaceAll(HOLDER_SLOT, '')))
          say(`${at}.${holder}.general`, 'has a slot; it is for when there is nothing to put in');
        if (/\bthis (?:creature|permanent|card|spell)\b/i.test(said.reminder))
          say(`${at}.${holder}.reminder`, 'speaks of another holder, not of this');
      }
      for (const [text, said] of Object.entries(revision.inForm ?? {})) {
        const field = `${at}.inForm.${text}`;
        if (!term.forms.some((form) => form.text === text || form.sense?.says === text))
          say(field, 'no such form, and no sense says it');
        if (said.reminder.split(/\s+/).length > MAX_REMINDER_WORDS)
          say(field, `more than ${MAX_REMINDER_WORDS} words`);
        if (SLOT.test(said.reminder.replaceAll(HOLDER_SLOT, '')) && !said.general)
          say(field, 'a reminder with slots needs one without');
      }
      for (const text of [revision.reminder, revision.general ?? ''])
        if (/\b\d{3}\.\d/.test(text)) say(`${at}.reminder`, 'no rule numbers in a reminder');
    });
  }
  if (errors.length) throw new DataError(errors.join('\n'));
  return [...terms.values()].map(({ term }) => term).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What names a term that is not there, as one line each; empty when all is well. */
export function brokenLinks(terms: readonly TermSource[]): string[] {
  const ids = new Set(terms.map(({ id }) => id));
  return terms.flatMap(({ id, variantOf, links = [] }) => [
    ...(variantOf && !ids.has(variantOf) ? [`${id}: variantOf: no term ${variantOf}`] : []),
    ...links.filter((link) => !ids.has(link)).map((link) => `${id}: links: no term ${link}`),
  ]);
}

/** The editions, oldest first. */
export function readEditions(root = DATA_ROOT): EditionsFile {
  return readData(EditionsFile, 'editions.json', root);
}

/** Names before a dash that look like terms. */
export function readLabels(root = DATA_ROOT): LabelsFile {
  return existsSync(join(root, 'labels.json')) ? readData(LabelsFile, 'labels.json', root) : [];
}

/** Players' words for terms; none where the folder has no such file. Throws DataError where a term is not there. */
export function readAliases(root = DATA_ROOT): AliasesFile {
  if (!existsSync(join(root, 'aliases.json'))) return {};
  const aliases = readData(AliasesFile, 'aliases.json', root);
  const ids = new Set(readTerms(root).map(({ id }) => id));
  const missing = Object.entries(aliases).flatMap(([alias, terms]) =>
    terms.filter((id) => !ids.has(id)).map((id) => `${alias}: no term ${id}`),
  );
  if (missing.length) throw new DataError(`${where('aliases.json', root)}: ${missing.join('; ')}`);
  return aliases;
}

/** A newcomer reads this much at a glance. */
const MAX_REMINDER_WORDS = 40;
/** Stands for the holder's kind and always has a word: [holder:creature]. */
const HOLDER_SLOT = /\[holder:[A-Za-z ]+\]/g;
const SLOT = /\[[a-z]+\d?(?::[^\]]*)?\]/;

function where(file: string, root: string): string {
  return relative(join(root, '..'), join(root, file));
}

function leafIssues(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  return issue.issues ? issue.issues.flatMap(leafIssues) : [issue];
}
