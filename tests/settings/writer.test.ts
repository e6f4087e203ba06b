import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../../src/settings/fields.ts';
import { createSettingsWriter, type SettingsStore } from '../../src/settings/writer.ts';

const SETTLE = 1000;

/** A store that takes its time, as the browser's does, and counts what it is asked to write. */
function slowStore(stored: Partial<Settings> = {}) {
  const kept: Record<string, unknown> = { ...stored };
  const store = {
    kept,
    writes: 0,
    full: false,
    read: async () => {
      const { settings } = parseSettings({ ...kept });
      await soon();
      return settings;
    },
    async write(values: Partial<Settings>) {
      await soon();
      if (store.full) throw new Error('QUOTA_BYTES quota exceeded');
      store.writes += 1;
      Object.assign(kept, values);
    },
    async remove(names: readonly string[]) {
      await soon();
      for (const name of names) delete kept[name];
    },
  } satisfies SettingsStore & Record<string, unknown>;
  return store;
}

const soon = () => new Promise((done) => setTimeout(done, 5));
const ignore = (item: string, on = true) => ({ list: { name: 'ignoredTerms', item, on } }) as const;

describe('the one writer of settings', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps what two windows add to one list in the same moment', async () => {
    const store = slowStore({ ignoredTerms: ['scry'] });
    const write = createSettingsWriter(store, SETTLE);
    const both = Promise.all([write(ignore('trample')), write(ignore('ward'))]);
    await vi.advanceTimersByTimeAsync(50);
    await both;
    expect(store.kept.ignoredTerms).toEqual(['scry', 'trample', 'ward']);
  });

  it('changes what the store has, not what the window had read', async () => {
    const store = slowStore();
    const write = createSettingsWriter(store, SETTLE);
    const first = write(ignore('trample'));
    await vi.advanceTimersByTimeAsync(50);
    await first;
    // Another machine's settings arrive.
    store.kept.ignoredTerms = ['trample', 'ward', 'scry'];
    const second = write(ignore('trample', false));
    await vi.advanceTimersByTimeAsync(SETTLE + 50);
    await second;
    expect(store.kept.ignoredTerms).toEqual(['ward', 'scry']);
  });

  it('turns a site off and on when told to do the other, however soon one follows another', async () => {
    const store = slowStore({ offSites: ['cards.example'] });
    const write = createSettingsWriter(store, SETTLE);
    const toggle = () => write({ list: { name: 'offSites', item: 'shop.example' } });
    const all = Promise.all([toggle(), toggle(), toggle()]);
    await vi.advanceTimersByTimeAsync(2 * SETTLE + 50);
    await all;
    expect(store.kept.offSites).toEqual(['cards.example', 'shop.example']);
    const last = toggle();
    await vi.advanceTimersByTimeAsync(SETTLE + 50);
    await last;
    expect(store.kept.offSites).toEqual(['cards.example']);
  });

  it('writes the first of many changes at once and the last of them when they settle', async () => {
    const store = slowStore();
    const write = createSettingsWriter(store, SETTLE);
    const all: Promise<void>[] = [];
    for (let press = 0; press < 40; press += 1) {
      all.push(write({ set: { edition: `20${String(10 + press)}-01-01` } }));
      await vi.advanceTimersByTimeAsync(30);
      if (press === 2) expect(store.kept.edition).toBe('2010-01-01');
    }
    await vi.advanceTimersByTimeAsync(SETTLE + 50);
    await Promise.all(all);
    expect(store.kept.edition).toBe('2049-01-01');
    expect(store.writes).toBeLessThanOrEqual(3);
  });

  it('tells each wish of a refusal, keeps what was there, and takes the next', async () => {
    const store = slowStore({ ignoredTerms: ['scry'] });
    const write = createSettingsWriter(store, SETTLE);
    store.full = true;
    const refused = Promise.allSettled([write(ignore('trample')), write({ set: { badge: true } })]);
    await vi.advanceTimersByTimeAsync(50);
    const said = (await refused).map((one) => one.status === 'rejected' && String(one.reason));
    expect(said).toEqual([expect.stringContaining('quota'), expect.stringContaining('quota')]);
    expect(store.kept).toEqual({ ignoredTerms: ['scry'] });
    store.full = false;
    const next = write(ignore('ward'));
    await vi.advanceTimersByTimeAsync(SETTLE + 50);
    await next;
    expect(store.kept).toEqual({ ignoredTerms: ['scry', 'ward'] });
  });

  it('refuses a value that cannot be, and no other', async () => {
    const store = slowStore();
    const write = createSettingsWriter(store, SETTLE);
    const all = Promise.allSettled([
      write({ set: { textSize: 7 } }),
      write({ list: { name: 'offSites', item: 'NOT A HOST', on: true } }),
      write({ set: { theme: 'dark' } }),
    ]);
    await vi.advanceTimersByTimeAsync(50);
    const [size, site, theme] = await all;
    expect(size).toMatchObject({ status: 'rejected', reason: { message: 'textSize' } });
    expect(site).toMatchObject({ status: 'rejected', reason: { message: 'offSites' } });
    expect(theme?.status).toBe('fulfilled');
    expect(store.kept).toEqual({ theme: 'dark' });
  });

  it('takes a field back to its default, and what comes after that is added to the default', async () => {
    const store = slowStore({ ignoredTerms: ['scry'], theme: 'dark' });
    const write = createSettingsWriter(store, SETTLE);
    const all = Promise.all([write({ reset: ['ignoredTerms', 'theme'] }), write(ignore('ward'))]);
    await vi.advanceTimersByTimeAsync(50);
    await all;
    expect(store.kept).toEqual({ ignoredTerms: ['ward'] });
    expect(parseSettings(store.kept).settings.theme).toBe(DEFAULT_SETTINGS.theme);
  });

  it('refuses the item that a full list has no room for, and keeps the rest of its batch', async () => {
    const store = slowStore({ ignoredTerms: Array.from({ length: 299 }, (_, n) => `t${n}`) });
    const write = createSettingsWriter(store, SETTLE);
    const all = Promise.allSettled([
      write(ignore('scry')),
      write(ignore('ward')),
      write({ set: { badge: true } }),
    ]);
    await vi.advanceTimersByTimeAsync(SETTLE + 50);
    const [scry, ward, badge] = await all;
    expect([scry?.status, badge?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(ward).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) });
    expect(store.kept.ignoredTerms).toHaveLength(300);
    expect(store.kept.badge).toBe(true);
  });

  it('refuses long items before the browser does', async () => {
    const host = (n: number) => `${'long'.repeat(50)}${n}.example`;
    const store = slowStore({ offSites: Array.from({ length: 38 }, (_, n) => host(n)) });
    const write = createSettingsWriter(store, SETTLE);
    const all = Promise.allSettled([
      write({ list: { name: 'offSites', item: host(38), on: true } }),
      write({ set: { theme: 'dark' } }),
    ]);
    await vi.advanceTimersByTimeAsync(SETTLE + 50);
    const [site, theme] = await all;
    expect(site).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) });
    expect(theme?.status).toBe('fulfilled');
  });

  it.each(['offSites', 'ignoredTerms', 'edition'] as const)(
    'keeps the other changes where the store refuses %s alone',
    async (refused) => {
      const store = slowStore();
      const { write: kept } = store;
      store.write = async (values) => {
        if (refused in values) throw new Error('QUOTA_BYTES_PER_ITEM quota exceeded');
        await kept(values);
      };
      const write = createSettingsWriter(store, SETTLE);
      const all = Promise.allSettled([
        write({ list: { name: 'offSites', item: 'cards.example', on: true } }),
        write(ignore('scry')),
        write({ set: { edition: '2008-10-01' } }),
        write({ set: { badge: true } }),
      ]);
      await vi.advanceTimersByTimeAsync(SETTLE + 50);
      const fates = (await all).map(({ status }) => status === 'fulfilled');
      expect(fates).toEqual(
        ['offSites', 'ignoredTerms', 'edition', 'badge'].map((name) => name !== refused),
      );
      expect(Object.keys(store.kept)).not.toContain(refused);
      expect(store.kept.badge).toBe(true);
    },
  );
});
