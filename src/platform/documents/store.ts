import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type {
  DocumentFacts,
  DocumentFrame,
  PreparedDocument,
  RuleRecord,
} from '../../documents/types.ts';
import type { EditionDate } from '../../rules/types.ts';
import { storeProblem } from './store-error.ts';

interface Schema extends DBSchema {
  facts: { key: EditionDate; value: DocumentFacts };
  frames: { key: EditionDate; value: DocumentFrame };
  rules: { key: [EditionDate, string]; value: RuleRecord };
}

/**
 * How the database came to be as it is: each step makes the next version of the one before, and none is ever changed
 * once users have it. A field more in a record needs no step: older code leaves it alone, and can be gone back to.
 */
const UPGRADES: readonly ((db: IDBPDatabase<Schema>) => void)[] = [
  (db) => {
    db.createObjectStore('facts', { keyPath: 'date' });
    db.createObjectStore('frames', { keyPath: 'date' });
    db.createObjectStore('rules', { keyPath: ['date', 'key'] });
  },
];

/** Names none of the extension's APIs, so that a dedicated worker, which has none of them, can use it too. */
let opening: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('documents', UPGRADES.length, {
    upgrade(db, version) {
      for (const step of UPGRADES.slice(version)) step(db);
    },
    // A newer version of ours in another page must not wait for this one.
    blocking: () => void opening?.then((db) => db.close()).then(forget),
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw storeProblem(error);
  });
  return opening;
}

function forget(): void {
  opening = undefined;
}

/** A part of the work of storing that is done, from 0 to 1. */
export type Progress = (share: number) => void;

const ALL = ['facts', 'frames', 'rules'] as const;
/** Progress is told this many times: more is not seen, and each costs a message. */
const STEPS = 20;

/**
 * Stores a document in the place of one of the same edition, in one transaction: when it fails, or the browser
 * is killed on the way, what was there before is there as it was. Rejects with a StoreError.
 */
export async function putDocument(
  { facts, frame, rules }: PreparedDocument,
  progress: Progress = () => undefined,
): Promise<void> {
  const tx = (await open()).transaction(ALL, 'readwrite', { durability: 'strict' });
  await finish(tx, async () => {
    await remove(tx, facts.date);
    const store = tx.objectStore('rules');
    const step = Math.ceil(rules.length / STEPS);
    const puts = rules.map((record, i) => {
      const put = store.put(record);
      return i % step === 0 ? put.then(() => progress(i / rules.length)) : put;
    });
    await Promise.all([
      ...puts,
      tx.objectStore('frames').put(frame),
      tx.objectStore('facts').put(facts),
    ]);
  });
  progress(1);
}

/** Removes one edition's document. Rejects with a StoreError. */
export async function removeDocument(date: EditionDate): Promise<void> {
  const tx = (await open()).transaction(ALL, 'readwrite');
  await finish(tx, () => remove(tx, date));
}

/** The facts of all stored documents, oldest edition first. Rejects with a StoreError. */
export async function storedDocuments(): Promise<DocumentFacts[]> {
  return reading(async (db) => db.getAll('facts'));
}

/** Whether an edition's document is stored. Rejects with a StoreError. */
export async function hasDocument(date: EditionDate): Promise<boolean> {
  return reading(async (db) => (await db.getKey('facts', date)) !== undefined);
}

/** One rule by its key; undefined where the document has none. Reads nothing else. */
export async function readRule(date: EditionDate, key: string): Promise<RuleRecord | undefined> {
  return reading((db) => db.get('rules', [date, key]));
}

/** The rules that stand under a heading: those whose number begins with its own. Not in order. */
export async function readRulesUnder(date: EditionDate, heading: string): Promise<RuleRecord[]> {
  const range = IDBKeyRange.bound([date, `${heading}.`], [date, `${heading}.\uffff`]);
  return reading((db) => db.getAll('rules', range));
}

/** All of a document, in pieces; undefined where it is not stored. */
export async function readAll(
  date: EditionDate,
): Promise<{ readonly frame: DocumentFrame; readonly rules: RuleRecord[] } | undefined> {
  return reading(async (db) => {
    const tx = db.transaction(['frames', 'rules']);
    const [frame, rules] = await Promise.all([
      tx.objectStore('frames').get(date),
      tx.objectStore('rules').getAll(rulesOf(date)),
    ]);
    return frame && { frame, rules: rules.sort((a, b) => a.place - b.place) };
  });
}

async function reading<T>(read: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await read(await open());
  } catch (error) {
    throw storeProblem(error);
  }
}

type Writing = IDBPTransaction<Schema, typeof ALL, 'readwrite'>;

/** Does the work and waits until it is on the disk; an error anywhere undoes all of it. */
async function finish(tx: Writing, work: () => Promise<unknown>): Promise<void> {
  // Listened to from the start: a transaction that is undone fails here and in each of its requests.
  const done = tx.done.then(
    () => undefined,
    (error: unknown) => error ?? tx.error,
  );
  try {
    await work();
  } catch (error) {
    abort(tx);
    throw storeProblem((await done) ?? error);
  }
  const failure = await done;
  if (failure) throw storeProblem(failure);
}

function abort(tx: Writing): void {
  try {
    tx.abort();
  } catch {
    // It was undone already, by the error itself.
  }
}

async function remove(tx: Writing, date: EditionDate): Promise<void> {
  await Promise.all([
    tx.objectStore('facts').delete(date),
    tx.objectStore('frames').delete(date),
    tx.objectStore('rules').delete(rulesOf(date)),
  ]);
}

function rulesOf(date: EditionDate): IDBKeyRange {
  return IDBKeyRange.bound([date, ''], [date, '\uffff']);
}
