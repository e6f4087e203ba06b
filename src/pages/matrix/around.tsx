import { GUIDE, type Guide, type Note } from './data.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { listed, longDate } from './words.ts';

export function Legend() {
  return (
    <ul class="legend" aria-label="Verdicts">
      {GUIDE.legend.map(({ verdict, text }) => (
        <li key={verdict}>
          <VerdictMark verdict={verdict} /> {text}
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
          <dt>{title}</dt>
          <dd>
            {text} <span class="rules">{listed(rules)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const HOLDS: Readonly<Record<Guide['editions'][number]['holds'], string>> = {
  yes: 'The matrix holds',
  mostly: 'Nearly all of it holds',
  partly: 'Much of it holds',
  unknown: 'Cannot be told',
};

/** In which editions the matrix holds, and what was different in the others. */
export function Editions({ edition }: { edition: string | undefined }) {
  return (
    <section class="editions" id="editions" aria-labelledby="editions-title">
      <h2 id="editions-title">Under other editions</h2>
      {edition && <p>Marked: what holds under your rules of {longDate(edition)}.</p>}
      <ol>
        {GUIDE.editions.map(({ title, from, until, holds, text, rules }) => {
          const mine = edition !== undefined && from <= edition && (!until || edition < until);
          return (
            <li
              key={title}
              class={mine ? 'mine' : undefined}
              aria-current={mine ? 'true' : undefined}
            >
              <h3>{title}</h3>
              <p class="span">
                {longDate(from)} {until ? `until before ${longDate(until)}` : 'until today'}.{' '}
                {HOLDS[holds]}.
              </p>
              <p>
                {text}{' '}
                <span class="rules">
                  {rules
                    .map((each) => `${each.numbers.join(', ')} (${longDate(each.edition)})`)
                    .join('; ')}
                </span>
              </p>
            </li>
          );
        })}
      </ol>
      <p class="rules">
        Banding’s own rule:{' '}
        {GUIDE.numbers.map(([from, number]) => `${number} from ${longDate(from)}`).join(', ')}.
      </p>
    </section>
  );
}

export function Closing() {
  return (
    <section class="closing" id="closing" aria-labelledby="closing-title">
      <h2 id="closing-title">About this matrix</h2>
      <dl class="notes">
        {GUIDE.closing.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
