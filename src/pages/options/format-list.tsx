import { type EditionChoice, formatChoice, formatIdOf } from '../../rules/edition-choice.ts';
import type { Format } from '../../rules/format.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { useRules } from '../use-rules.ts';

interface Props {
  readonly value: EditionChoice;
  readonly onPick: (edition: EditionChoice) => void;
}

/** The old formats, each with what it changes, and reading each card as printed. */
export function FormatList({ value, onPick }: Props) {
  const { index, texts } = useRules('withTexts');
  const chosen = formatIdOf(value);
  return (
    <div class="frame">
      <div class="era-list">
        <label class="choice">
          <input
            type="radio"
            name="edition"
            checked={value === 'as-printed'}
            onChange={() => onPick('as-printed')}
          />
          {message('asPrinted')}
        </label>
        <p class="quiet">{message('asPrintedHelp')}</p>
        <details class="era" open={chosen !== undefined}>
          <summary>
            <span class="era-name">{message('oldFormats')}</span>
            <span class="quiet">{index.formats.length}</span>
          </summary>
          <p class="quiet">{message('formatsHelp')}</p>
          {index.formats.map(({ id, name }) => (
            <div key={id} class="format">
              <label class="choice">
                <input
                  type="radio"
                  name="edition"
                  checked={chosen === id}
                  onChange={() => onPick(formatChoice(id))}
                />
                <span lang="en">{name}</span>
              </label>
              <FormatChanges format={texts?.formats[id]} />
            </div>
          ))}
        </details>
      </div>
    </div>
  );
}

/** What a format changes, each with the rules that state it. */
function FormatChanges({ format }: { readonly format: Format | undefined }) {
  if (!format) return null;
  if (!format.exceptions.length) return <p class="quiet">{message('formatNoExceptions')}</p>;
  return (
    <details class="fold">
      <summary>
        <span>{message('formatChanges')}</span>
        <span class="fold-aside">{format.exceptions.length}</span>
      </summary>
      <div class="fold-body">
        <ul class="points">
          {format.exceptions.map(({ id, text, stated, rules = [], in: edition }) => (
            <li key={id}>
              <span lang="en">{text}</span>{' '}
              <span class="rule">
                {stated === 'edition' && edition !== undefined
                  ? message('exceptionRules', rules.join(', '), longDate(edition))
                  : message(stated === 'card' ? 'exceptionCard' : 'exceptionNowhere')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
