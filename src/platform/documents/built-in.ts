import type { DocumentFacts, PreparedDocument } from '../../documents/types.ts';
import type { EditionDate } from '../../rules/types.ts';
import { loadOwnFile } from '../runtime.ts';
import { hasDocument, putDocument, storedDocuments } from './store.ts';

/** Where `npm run build -- --official DIR` puts documents: a list of their facts, and each by its date. */
const BUILT_IN_LIST = 'official/list.json';
const builtInFile = (date: EditionDate) => `official/${date}.json.gz`;

let list: Promise<readonly DocumentFacts[]> | undefined;

/** The facts of the documents that came with the build; none in a build without them. */
function builtInDocuments(): Promise<readonly DocumentFacts[]> {
  list ??= loadOwnFile(BUILT_IN_LIST).then(
    (file) => file.json() as Promise<DocumentFacts[]>,
    () => [],
  );
  return list;
}

/** All documents at hand, stored or built in, oldest edition first. */
export async function allDocuments(): Promise<DocumentFacts[]> {
  const stored = await storedDocuments();
  const own = new Set(stored.map(({ date }) => date));
  const builtIn = (await builtInDocuments()).filter(({ date }) => !own.has(date));
  return [...stored, ...builtIn].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const laying = new Map<EditionDate, Promise<void>>();

/**
 * Lays a document that came with the build into the store when it is first asked for, so that from then on one
 * rule can be read alone. Does nothing where it is there already, or is none of the build's.
 */
export function ensureBuiltIn(date: EditionDate): Promise<void> {
  const before = laying.get(date);
  if (before) return before;
  const work = lay(date).finally(() => laying.delete(date));
  laying.set(date, work);
  return work;
}

async function lay(date: EditionDate): Promise<void> {
  if (!(await builtInDocuments()).some((facts) => facts.date === date)) return;
  if (await hasDocument(date)) return;
  const packed = (await loadOwnFile(builtInFile(date))).body;
  if (!packed) return;
  const text = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).text();
  await putDocument(JSON.parse(text) as PreparedDocument);
}
