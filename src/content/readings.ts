import type { Mark } from '../host-page/index.ts';
import { readFormat, readSets } from '../platform/rules-store.ts';
import type { Readings } from '../popover/readings.ts';
import { type AsPrinted, asPrinted } from '../rules/as-printed.ts';
import { type EditionChoice, formatIdOf, formatOf } from '../rules/edition-choice.ts';
import type { Format } from '../rules/format.ts';
import { readingOf } from '../rules/reading.ts';
import type { Printing, SetTable } from '../rules/set-table.ts';
import type { RulesIndex } from '../rules/types.ts';

interface Options {
  readonly index: RulesIndex;
  readonly printingOf: (mark: Mark) => Printing | undefined;
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

  const printed = (mark: Mark): AsPrinted => asPrinted(index.editions, sets, printingOf(mark));

  return {
    prepare(choice: EditionChoice) {
      if (choice === 'as-printed') return sets ? undefined : loadSets();
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
        printed: choice === 'as-printed' ? printed(mark as Mark) : undefined,
      }),
    async printingOf(mark) {
      if (!sets) await loadSets();
      return sets && printed(mark as Mark);
    },
  };
}
