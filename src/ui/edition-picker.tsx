import { Component } from 'preact';
import {
  type EditionChoice,
  formatChoice,
  formatIdOf,
  formatOf,
  resolveEdition,
} from '../rules/edition-choice.ts';
import type { RulesIndex } from '../rules/types.ts';
import { longDate } from './dates.ts';
import { message } from './i18n.ts';

interface Props {
  readonly index: Pick<RulesIndex, 'eras' | 'editions' | 'formats'>;
  readonly value: EditionChoice;
  readonly onPick: (edition: EditionChoice) => void;
  /** Where there are no cards, none can be read as printed. */
  readonly withoutCards?: boolean;
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
    const { index, value, onPick } = this.props;
    const newest = resolveEdition('newest', index);
    // A format that is known no more is read as the newest edition.
    const gone = formatIdOf(value) !== undefined && !formatOf(value, index);
    const { whole } = this.state;
    const formats = index.formats.filter(({ id }) => whole || formatChoice(id) === value);
    return (
      <select
        class="edition-picker"
        aria-label={message('edition')}
        value={gone ? 'newest' : value}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        <option value="newest">{message('newestEdition', longDate(newest))}</option>
        {[...index.eras].reverse().map((era) => (
          <optgroup key={era.id} label={era.name}>
            {index.editions
              .filter(({ era: of, date }) => of === era.id && (whole || date === value))
              .reverse()
              .map(({ date }) => (
                <option key={date} value={date}>
                  {longDate(date)}
                </option>
              ))}
          </optgroup>
        ))}
        {formats.length > 0 && (
          <optgroup label={message('oldFormats')}>
            {formats.map(({ id, name }) => (
              <option key={id} value={formatChoice(id)}>
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
  }
}
