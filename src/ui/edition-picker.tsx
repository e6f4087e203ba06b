import type { EditionDate, RulesIndex } from '../rules/types.ts';
import { longDate } from './dates.ts';
import { word } from './words.ts';

interface Props {
  readonly index: Pick<RulesIndex, 'eras' | 'editions'>;
  readonly value: EditionDate | 'newest';
  readonly onPick: (edition: EditionDate | 'newest') => void;
}

/** A short picker: the browser's own list, newest first, grouped by era. */
export function EditionPicker({ index, value, onPick }: Props) {
  const newest = index.editions.at(-1)?.date ?? '';
  return (
    <select
      class="edition-picker"
      aria-label={word('edition')}
      value={value}
      onChange={(event) => onPick(event.currentTarget.value as EditionDate)}
    >
      <option value="newest">{word('newestEdition', longDate(newest))}</option>
      {[...index.eras].reverse().map((era) => (
        <optgroup key={era.id} label={era.name}>
          {index.editions
            .filter((edition) => edition.era === era.id)
            .reverse()
            .map(({ date }) => (
              <option key={date} value={date}>
                {longDate(date)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
