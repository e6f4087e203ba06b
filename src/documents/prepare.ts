import { allRules } from '../comprules/find-rule.ts';
import { readDocument } from '../comprules/read-document.ts';
import { editionTable } from './edition-table.ts';
import { PARSER_VERSION } from './parser-version.ts';
import { splitDocument } from './records.ts';
import type { TermRules } from './term-rules.ts';
import type { DocumentFacts, PreparedDocument } from './types.ts';

/**
 * Reads a file's bytes and makes all that is stored of it; stores nothing. Rejects with a DocumentError for
 * anything that is no whole document.
 */
export async function prepareDocument(
  bytes: Uint8Array<ArrayBuffer>,
  terms: TermRules,
  imported?: string,
): Promise<PreparedDocument> {
  const document = readDocument(bytes);
  const { frame, rules } = splitDocument(document);
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes));
  const facts: DocumentFacts = {
    date: document.effective,
    size: bytes.length,
    encoding: document.encoding,
    rules: [...allRules(document)].filter(({ number }) => number.includes('.')).length,
    sha256,
    official: terms.official[sha256] === document.effective,
    parser: PARSER_VERSION,
    ...(imported !== undefined && { imported }),
    ...(!terms.editions.includes(document.effective) && { table: editionTable(document, terms) }),
  };
  return { facts, frame, rules };
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
