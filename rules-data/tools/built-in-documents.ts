import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DocumentError } from '../../src/comprules/document-error.ts';
import { prepareDocument } from '../../src/documents/prepare.ts';
import type { TermRules } from '../../src/documents/term-rules.ts';
import type { PreparedDocument } from '../../src/documents/types.ts';
import { englishWord } from './english-words.ts';
import { DataError } from './load.ts';

/**
 * The files that put a folder's official documents into the build: "official/list.json" with their facts, and
 * each document, read and compressed, by its date. Of two files of one edition the official one goes in, then
 * the first by name. Files that are no documents are named in `skipped` with the reason. Throws DataError where
 * the folder has none.
 */
export async function builtInDocuments(
  folder: string,
  terms: TermRules,
): Promise<{ readonly files: Map<string, Uint8Array>; readonly skipped: readonly string[] }> {
  const byDate = new Map<string, PreparedDocument>();
  const skipped: string[] = [];
  for (const path of textsIn(folder)) {
    try {
      const prepared = await prepareDocument(new Uint8Array(readFileSync(path)), terms);
      const { date, official } = prepared.facts;
      const other = byDate.get(date);
      if (!other || (official && !other.facts.official)) byDate.set(date, prepared);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      skipped.push(
        `${relative(folder, path)}: ${error.messages.map((told) => englishWord(...told)).join(' ')}`,
      );
    }
  }
  if (byDate.size === 0) throw new DataError(`--official: no document in ${folder}`);
  const prepared = [...byDate.values()].sort((a, b) => (a.facts.date < b.facts.date ? -1 : 1));
  const files = new Map<string, Uint8Array>();
  files.set('official/list.json', Buffer.from(JSON.stringify(prepared.map(({ facts }) => facts))));
  for (const document of prepared)
    files.set(
      `official/${document.facts.date}.json.gz`,
      gzipSync(JSON.stringify(document), { level: 9 }),
    );
  return { files, skipped };
}

function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return textsIn(path);
      return /\.(?:txt|rtf)$/i.test(name) ? [path] : [];
    });
}
