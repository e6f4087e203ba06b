import { useMemo, useState } from 'preact/hooks';
import type { EditionChoice } from '../../rules/edition-choice.ts';
import { resolveEdition } from '../../rules/edition-choice.ts';
import type { EditionDate, Era, RulesIndex } from '../../rules/types.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { useRules } from '../use-rules.ts';
import { EraNotes } from './era-notes.tsx';
import { FormatList } from './format-list.tsx';

interface Props {
  readonly value: EditionChoice;
  readonly onPick: (edition: EditionChoice) => void;
}

/** All editions by era, newest first, narrowed by what is typed: a year, a date, a set's name in an era. */
export function EditionList({ value, onPick }: Props) {
  const { index } = useRules();
  const [query, setQuery] = useState('');
  const eras = useMemo(() => matching(query, index), [query, index]);
  const newest = resolveEdition('newest', index);
  return (
    <section class="options-section" aria-labelledby="edition-heading">
      <h2 id="edition-heading">{message('edition')}</h2>
      <p class="quiet">{message('editionHelp')}</p>
      <label class="choice">
        <input
          type="radio"
          name="edition"
          checked={value === 'newest'}
          onChange={() => onPick('newest')}
        />
        {message('newestEdition', longDate(newest))}
      </label>
      <input
        type="search"
        class="edition-search"
        value={query}
        placeholder={message('searchEditions')}
        aria-label={message('searchEditions')}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <div class="era-list">
        {eras.length === 0 && <p class="quiet">{message('noEditionFound', query)}</p>}
        {eras.map(({ era, dates }) => (
          <details key={era.id} class="era" open={query !== '' || dates.includes(value)}>
            <summary>
              <span class="era-name">{era.name}</span>
              <span class="quiet">{message('since', longDate(era.from))}</span>
            </summary>
            <p class="quiet">{era.summary}</p>
            <EraNotes notes={era.notes} />
            <div class="era-editions">
              {/* Each era is a group: Tab comes to all that are open, not only to the checked one. */}
              {dates.map((date) => (
                <label key={date} class="choice">
                  <input
                    type="radio"
                    name={`edition ${era.id}`}
                    checked={value === date}
                    onChange={() => onPick(date)}
                  />
                  {longDate(date)}
                </label>
              ))}
            </div>
          </details>
        ))}
      </div>
      <FormatList value={value} onPick={onPick} />
    </section>
  );
}

interface EraWithDates {
  readonly era: Era;
  readonly dates: readonly EditionDate[];
}

/** Eras that have an edition answering the query, newest first. Every word of the query must be found. */
function matching(query: string, index: RulesIndex): EraWithDates[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return [...index.eras].reverse().flatMap((era) => {
    const about = `${era.name} ${era.summary}`.toLowerCase();
    const dates = index.editions
      .filter((edition) => edition.era === era.id)
      .map(({ date }) => date)
      .filter((date) => {
        const said = `${date} ${longDate(date).toLowerCase()} ${about}`;
        return words.every((part) => said.includes(part));
      })
      .reverse();
    return dates.length > 0 ? [{ era, dates }] : [];
  });
}
