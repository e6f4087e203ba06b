import type { Mark } from '../host-page/index.ts';
import { readFirstPrinting, readFormat, readSets } from '../platform/rules-store.ts';
import type { ReadCard, Readings } from '../popover/readings.ts';
import { type AsPrinted, asPrinted } from '../rules/as-printed.ts';
import { formatIdOf, formatOf } from '../rules/edition-choice.ts';
import type { Format } from '../rules/format.ts';
import { readingOf } from '../rules/reading.ts';
import type { Printing, SetTable } from '../rules/set-table.ts';
import type { RulesIndex } from '../rules/types.ts';

interface Options {
  readonly index: RulesIndex;
  readonly printingOf: (at: Pick<Mark, 'element'>) => Printing | undefined;
  /** What a choice needs could not be read. */
  readonly onMissing: (format: string) => void;
}

/** How edition choices read the rules on a page: formats and the table of sets are read when first wanted. */
export function createReadings({ index, printingOf, onMissing }: Options): Readings {
  const formats = new Map<string, Format>();
  let sets: SetTable | undefined;
  /** What is being read, by what it is. */
  const reading = new Map<string, Promise<void>>();

  function once(what: string, read: () => Promise<void>): Promise<void> {
    const started = reading.get(what) ?? read().catch(() => undefined);
    reading.set(what, started);
    return started.finally(() => reading.delete(what));
  }

  const loadSets = () =>
    once('', async () => {
      sets = await readSets();
    });

  /** By the names of cards: in which set they first came out, where that is known. */
  const firsts = new Map<string, string | undefined>();

  const printed = (mark: ReadCard): AsPrinted =>
    asPrinted(index.editions, sets, printingOf(mark), firsts.get(mark.cardName ?? ''));

  /** What a card needs to be read as printed; undefined where it is at hand. */
  function prepareCard(mark: ReadCard | undefined): Promise<unknown> | undefined {
    const name = mark?.cardName ?? '';
    const waiting = [
      ...(sets ? [] : [loadSets()]),
      ...(firsts.has(name)
        ? []
        : [once(`card ${name}`, async () => void firsts.set(name, await readFirstPrinting(name)))]),
    ];
    return waiting.length ? Promise.all(waiting) : undefined;
  }

  return {
    prepare(choice, mark) {
      if (choice === 'as-printed') return prepareCard(mark);
      const id = formatIdOf(choice);
      const known = formatOf(choice, index);
      if (id === undefined || !known || formats.has(id)) return undefined;
      return once(id, async () => {
        const format = await readFormat(id);
        if (format) formats.set(id, format);
        else onMissing(known.name);
      });
    },
    of: (choice, mark) =>
      readingOf(choice, index, {
        format: formats.get(formatIdOf(choice) ?? ''),
        printed: choice === 'as-printed' ? printed(mark) : undefined,
      }),
    async printingOf(mark) {
      await prepareCard(mark);
      return sets && printed(mark);
    },
  };
}
