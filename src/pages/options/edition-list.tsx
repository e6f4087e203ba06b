import { useMemo, useState } from 'preact/hooks';
import type { EditionChoice } from '../../rules/edition-choice.ts';
import { formatOf, resolveEdition } from '../../rules/edition-choice.ts';
import { createSetSearch, type SetSearch } from '../../rules/edition-sets.ts';
import type { Edition, EditionDate, Era, RulesIndex } from '../../rules/types.ts';
import { longDate } from '../../ui/dates.ts';
import { eraYears } from '../../ui/edition-picker.tsx';
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
  const { index, texts } = useRules('withTexts');
  const [query, setQuery] = useState('');
  const sets = texts?.sets;
  const search = useMemo(
    () =>
      sets &&
      createSetSearch(
        sets,
        index.editions.map(({ date }) => date),
      ),
    [sets, index],
  );
  const eras = useMemo(() => matching(query, index, search), [query, index, search]);
  const newest = resolveEdition('newest', index);
  return (
    <section class="options-section" aria-labelledby="edition-heading">
      <h2 id="edition-heading">{message('edition')}</h2>
      <p class="quiet">{message('editionHelp')}</p>
      <p class="in-use">{message('inUse', nameOf(value, index))}</p>
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
      <div class="frame">
        <div class="era-list">
          {eras.length === 0 && <p class="quiet">{message('noEditionFound', query)}</p>}
          {eras.map(({ era, editions }) => (
            <details
              key={era.id}
              class="era"
              open={query !== '' || editions.some(({ date }) => date === value)}
            >
              <summary>
                <span class="era-name" lang="en">
                  {era.name}
                </span>
                <span class="quiet">{eraYears(era, index.eras)}</span>
              </summary>
              <p class="quiet" lang="en">
                {era.summary}
              </p>
              <EraNotes notes={era.notes} />
              <div class="era-editions">
                {/* Each era is a group: Tab comes to all that are open, not only to the checked one. */}
                {editions.map(({ date, sets: named }) => (
                  <label key={date} class="choice">
                    <input
                      type="radio"
                      name={`edition ${era.id}`}
                      checked={value === date}
                      onChange={() => onPick(date)}
                    />
                    <span>
                      {longDate(date)}
                      {named && (
                        <span class="quiet" lang="en">
                          {' '}
                          · {named}
                        </span>
                      )}
                    </span>
                  </label>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
      <FormatList value={value} onPick={onPick} />
    </section>
  );
}

/** What is in force, in words: "Middle School", "October 1, 2004 · Champions of Kamigawa". */
function nameOf(value: EditionChoice, index: RulesIndex): string {
  if (value === 'as-printed') return message('asPrinted');
  const date = resolveEdition(value, index);
  if (value === 'newest') return message('newestEdition', longDate(date));
  const sets = index.editions.find((edition) => edition.date === date)?.sets;
  return formatOf(value, index)?.name ?? [longDate(date), sets].filter(Boolean).join(' · ');
}

interface EraWithDates {
  readonly era: Era;
  /** With the sets that answer, or that they are known by. */
  readonly editions: readonly { readonly date: EditionDate; readonly sets: string | undefined }[];
}

/**
 * Eras that have an edition answering the query, newest first. A set is looked for first; then every word must be
 * found in the date, and at last in the date with what is said of the era.
 */
function matching(query: string, index: RulesIndex, search: SetSearch | undefined): EraWithDates[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const bySet = search?.(query) ?? new Map<EditionDate, readonly string[]>();
  const about = new Map(index.eras.map((era) => [era.id, `${era.name} ${era.summary}`]));
  const answers = (said: (edition: Edition) => string) =>
    index.editions.filter((edition) => {
      const text = said(edition).toLowerCase();
      return words.every((part) => text.includes(part));
    });
  const dated = ({ date }: Edition) => `${date} ${longDate(date)}`;
  const kinds = [
    index.editions.filter(({ date }) => bySet.has(date)),
    answers(dated),
    answers((edition) => `${dated(edition)} ${about.get(edition.era)}`),
  ];
  const found = new Set(words.length > 0 ? kinds.find(({ length }) => length > 0) : index.editions);
  return [...index.eras].reverse().flatMap((era) => {
    const editions = index.editions
      .filter((edition) => edition.era === era.id && found.has(edition))
      .map(({ date, sets }) => ({ date, sets: bySet.get(date)?.join(', ') ?? sets }))
      .reverse();
    return editions.length > 0 ? [{ era, editions }] : [];
  });
}
