import { describe, expect, it, vi } from 'vitest';

interface Table {
  readonly date: string;
}

/** The documents at hand, what pages read of them, and how long each step takes; a fake in the place of the store. */
const world = vi.hoisted(() => ({
  documents: [] as { table: Table }[],
  local: {} as Record<string, unknown>,
  delays: [] as number[],
  steps: 0,
}));

async function takeTime(): Promise<void> {
  const turns = world.delays[world.steps++ % world.delays.length] ?? 0;
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

vi.mock('webextension-polyfill', () => ({
  default: {
    storage: {
      local: {
        get: async () => {
          await takeTime();
          return {};
        },
        set: async (items: object) => {
          await takeTime();
          Object.assign(world.local, items);
        },
        remove: async (keys: string[]) => {
          await takeTime();
          for (const key of keys) delete world.local[key];
        },
      },
      onChanged: { addListener: () => undefined },
    },
  },
}));
vi.mock('../../src/platform/documents/built-in.ts', () => ({
  allDocuments: async () => {
    const there = [...world.documents];
    await takeTime();
    return there;
  },
}));
vi.mock('../../src/platform/own-files.ts', () => ({ loadOwnJson: async () => ({ texts: {} }) }));
vi.mock('../../src/rules/packed-index.ts', () => ({ unpackIndex: (index: unknown) => index }));
vi.mock('../../src/documents/imported-editions.ts', () => ({
  forContentScript: (_: unknown, tables: readonly Table[]) => tables.map(({ date }) => date),
}));

const held = new Map<string, Promise<unknown>>();
/** As the browser's own: one after the other a name, in the order in which they asked. */
function request<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (held.get(name) ?? Promise.resolve()).then(work);
  held.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}
vi.stubGlobal('navigator', { locks: { request } });

const { syncImported } = await import('../../src/platform/documents/sync-imported.ts');
const { importedEditions } = await import('../../src/platform/documents/imported.ts');

const dates = () => ((world.local[importedEditions.key] ?? []) as Table[]).map(({ date }) => date);

describe('several pages that import and remove in the same moment', () => {
  // How long each step of each takes; without a turn of their own the first to read would write last.
  it.each([[[40, 3, 1]], [[1, 30, 2, 25, 3]], [[12, 0, 0, 0, 9]], [[0]]])(
    'leave what is there at last, at a pace of %j',
    async (delays) => {
      Object.assign(world, { documents: [], local: {}, delays, steps: 0 });
      const done: Promise<void>[] = [];
      for (const date of ['2001-07-23', '2009-07-11', '2026-09-25']) {
        world.documents.push({ table: { date } });
        done.push(syncImported());
        await Promise.resolve();
      }
      world.documents.shift();
      done.push(syncImported());
      await Promise.all(done);
      expect(dates()).toEqual(['2009-07-11', '2026-09-25']);
      world.documents = [];
      await Promise.all([syncImported(), syncImported()]);
      expect(dates()).toEqual([]);
    },
  );
});
