import { Component } from 'preact';
import {
  type EditionChoice,
  formatChoice,
  formatIdOf,
  formatOf,
  resolveEdition,
} from '../rules/edition-choice.ts';
import type { Era, RulesIndex } from '../rules/types.ts';
import { longDate, shortDate } from './dates.ts';
import { message } from './i18n.ts';

interface Props {
  readonly index: Pick<RulesIndex, 'eras' | 'editions' | 'formats'>;
  readonly value: EditionChoice;
  readonly onPick: (edition: EditionChoice) => void;
  /** Where there are no cards, none can be read as printed. */
  readonly withoutCards?: boolean;
  /** Shows the choice in a word or two, where room is dear. */
  readonly short?: boolean;
}

/**
 * A short picker: the browser's own list, newest first, grouped by era. All but the chosen edition comes after the
 * first frame: a list of a hundred, which is closed, must not keep a popover waiting. (A class: see OfficialText.)
 */
export class EditionPicker extends Component<Props, { readonly whole?: boolean }> {
  override componentDidMount(): void {
    requestAnimationFrame(() => setTimeout(() => this.setState({ whole: true })));
  }

  render() {
    const { index, value, onPick, short } = this.props;
    const newest = resolveEdition('newest', index);
    // A format that is known no more is read as the newest edition.
    const gone = formatIdOf(value) !== undefined && !formatOf(value, index);
    const { whole } = this.state;
    const formats = index.formats.filter(({ id }) => whole || formatChoice(id) === value);
    const list = (
      <select
        class="edition-picker"
        aria-label={message('edition')}
        value={gone ? 'newest' : value}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        <option value="newest">{message('newestEdition', longDate(newest))}</option>
        {[...index.eras].reverse().map((era) => (
          <optgroup key={era.id} label={message('labelled', eraYears(era, index.eras), era.name)}>
            {index.editions
              .filter(({ era: of, date }) => of === era.id && (whole || date === value))
              .reverse()
              .map(({ date, sets }) => (
                <option key={date} value={date}>
                  {sets ? `${longDate(date)} · ${sets}` : longDate(date)}
                </option>
              ))}
          </optgroup>
        ))}
        {formats.length > 0 && (
          <optgroup label={message('oldFormats')}>
            {formats.map(({ id, name }) => (
              <option key={id} value={formatChoice(id)} lang="en">
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {(whole || value === 'as-printed') && !this.props.withoutCards && (
          <option value="as-printed">{message('asPrinted')}</option>
        )}
      </select>
    );
    if (!short) return list;
    // The list itself is there, and cannot be seen: its own words are as long as its longest.
    return (
      <span class="edition-now">
        {shortName(value, index)}
        {list}
      </span>
    );
  }
}

function shortName(value: EditionChoice, index: Props['index']): string {
  if (value === 'as-printed') return message('asPrinted');
  const edition = resolveEdition(value, index);
  return (
    formatOf(value, index)?.name ??
    (edition === resolveEdition('newest', index) ? message('newest') : shortDate(edition))
  );
}

/** The years of an era: "1999–2003"; the last goes on. */
export function eraYears({ from }: Era, eras: readonly Era[]): string {
  const next = eras.find((other) => other.from > from);
  return `${from.slice(0, 4)}–${next?.from.slice(0, 4) ?? ''}`;
}
