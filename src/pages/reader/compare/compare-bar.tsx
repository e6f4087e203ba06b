import { useState } from 'preact/hooks';
import type { EditionDate } from '../../../rules/types.ts';
import { longDate } from '../../../ui/dates.ts';
import { message } from '../../../ui/i18n.ts';
import { useRules } from '../../use-rules.ts';
import type { Place } from '../address.ts';

interface BarProps {
  readonly place: Place;
  readonly edition: EditionDate;
  /** The editions at hand, oldest first. */
  readonly dates: readonly EditionDate[];
  readonly go: (to: Partial<Place>) => void;
  /** Goes to a keyword by name or a rule by number; false where there is none. */
  readonly find: (wanted: string) => boolean;
}

/** What is compared with what, and how it is laid out. */
export function CompareBar({ place, edition, dates, go, find }: BarProps) {
  const { index } = useRules();
  const [failed, setFailed] = useState('');
  const others = dates.filter((date) => date !== edition);
  return (
    <form
      class="compare-bar"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = String(new FormData(event.currentTarget).get('wanted') ?? '').trim();
        setFailed(wanted !== '' && !find(wanted) ? wanted : '');
      }}
    >
      <label for="against">{message('readerAgainst')}</label>
      <EditionSelect
        id="against"
        dates={others}
        value={place.against ?? ''}
        onPick={(against) => go({ against })}
      />
      <label>
        {message('readerWhat')}{' '}
        <input type="text" name="wanted" list="keywords" placeholder={place.at} size={18} />
      </label>
      <datalist id="keywords">
        {index.terms.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <button type="submit" class="button">
        {message('readerShow')}
      </button>
      <label class="choice">
        <input
          type="checkbox"
          checked={place.layout === 'inline'}
          onChange={(event) => go({ layout: event.currentTarget.checked ? 'inline' : 'side' })}
        />
        {message('readerInline')}
      </label>
      <button type="button" class="button" onClick={() => go({ against: undefined })}>
        {message('readerStopComparing')}
      </button>
      {failed !== '' && (
        <p class="notice bad" role="alert">
          {message('readerNoSuch', failed, longDate(edition))}
        </p>
      )}
    </form>
  );
}

interface SelectProps {
  readonly id: string;
  readonly dates: readonly EditionDate[];
  readonly value: EditionDate;
  readonly onPick: (date: EditionDate) => void;
}

/** The editions at hand, newest first. */
export function EditionSelect({ id, dates, value, onPick }: SelectProps) {
  return (
    <select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
      {!dates.includes(value) && (
        <option value={value} disabled>
          {value === '' ? '' : longDate(value)}
        </option>
      )}
      {dates.toReversed().map((date) => (
        <option key={date} value={date}>
          {longDate(date)}
        </option>
      ))}
    </select>
  );
}
