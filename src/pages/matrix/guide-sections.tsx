import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { inRow, listed } from '../../ui/lists.ts';
import { inClauses } from '../../ui/sentences.ts';
import { chosenFormat } from './chosen-format.ts';
import { GUIDE, type Note } from './data.ts';
import { VerdictMark } from './verdict-mark.tsx';

export function Legend() {
  return (
    <ul class="legend" aria-label={message('matrixVerdicts')}>
      {GUIDE.legend.map(({ verdict, text }) => (
        <li key={verdict}>
          <VerdictMark verdict={verdict} /> <span lang="en">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Notes with a title each and the rules behind them. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <dl class="notes">
      {notes.map(({ title, text, rules }) => (
        <div key={title}>
          <dt lang="en">{title}</dt>
          <dd>
            <span lang="en">{text}</span> <span class="rules">{listed(rules)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** In which editions the matrix holds, and what was different in the others. */
export function Editions({ edition }: { edition: string | undefined }) {
  const waits = chosenFormat()?.damageWaits;
  return (
    <section class="editions" id="editions" aria-labelledby="editions-title">
      <h2 id="editions-title">{message('matrixEditions')}</h2>
      {edition && <p>{message('matrixMarked', longDate(edition))}</p>}
      <ol>
        {GUIDE.editions.map(({ title, from, until, holds, text, rules, damage }) => {
          const within = edition !== undefined && from <= edition && (!until || edition < until);
          const mine = within || (waits && damage === 'stack');
          return (
            <li
              key={title}
              class={mine ? 'mine' : undefined}
              aria-current={mine ? 'true' : undefined}
            >
              <h3 lang="en">{title}</h3>
              <p class="span">
                {until
                  ? message('matrixSpan', longDate(from), longDate(until))
                  : message('matrixSpanOpen', longDate(from))}{' '}
                {message(`matrixHolds_${holds}`)}
              </p>
              <p>
                <span lang="en">{text}</span>{' '}
                <span class="rules">
                  {inClauses(
                    rules.map((each) =>
                      message('matrixCited', inRow(each.numbers), longDate(each.edition)),
                    ),
                  )}
                </span>
              </p>
            </li>
          );
        })}
      </ol>
      <p class="rules">
        {message(
          'matrixNumbers',
          inRow(
            GUIDE.numbers.map(([from, number]) =>
              message('matrixNumberFrom', number, longDate(from)),
            ),
          ),
        )}
      </p>
    </section>
  );
}

export function Closing() {
  return (
    <section class="closing" id="closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{message('matrixClosing')}</h2>
      <dl class="notes">
        {GUIDE.closing.map(({ title, text }) => (
          <div key={title}>
            <dt lang="en">{title}</dt>
            <dd lang="en">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
