import type { RuleChange } from '../../../documents/rule-change.ts';
import type { Moment } from '../../../documents/timeline.ts';
import { optionsPage, rulesPage } from '../../../own-pages.ts';
import type { EditionDate } from '../../../rules/types.ts';
import { counted } from '../../../ui/counted.ts';
import { longDate } from '../../../ui/dates.ts';
import { message } from '../../../ui/i18n.ts';
import { inRow } from '../../../ui/lists.ts';
import { messageWithElements } from '../../../ui/message-with-elements.ts';
import { inClauses } from '../../../ui/sentences.ts';

interface Props {
  readonly name: string;
  readonly moments: readonly Moment[];
  /** The editions whose documents are here. */
  readonly atHand: ReadonlySet<EditionDate>;
  readonly open: boolean;
}

/** The editions in which a keyword's rule changed, each a link to what changed. */
export function TimelineView({ name, moments, atHand, open }: Props) {
  if (moments.length === 0) return null;
  return (
    <details class="timeline" open={open}>
      <summary>{message('readerTimeline', name, String(moments.length))}</summary>
      <ol>
        {moments.map((moment) => (
          <li key={moment.date} class={moment.what}>
            <MomentView moment={moment} atHand={atHand} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function MomentView({
  moment: { date, before, what, number, change },
  atHand,
}: {
  readonly moment: Moment;
  readonly atHand: ReadonlySet<EditionDate>;
}) {
  const said = (
    <>
      {messageWithElements(
        'labelled',
        <time datetime={date}>{longDate(date)}</time>,
        message(`readerMoment_${what}`),
      )}
      {number !== undefined && <span class="quiet"> ({number})</span>}
    </>
  );
  const parts = change && <ChangedParts change={change} />;
  if (number === undefined) return said;
  if (!atHand.has(date))
    return (
      <>
        {said} <a href={optionsPage('documents')}>{message('readerMomentAdd')}</a>
        {parts}
      </>
    );
  const against =
    before !== undefined && atHand.has(before) && what === 'changed' ? before : undefined;
  return (
    <>
      <a href={rulesPage({ edition: date, against, layout: 'side', at: number })}>{said}</a>
      {parts}
    </>
  );
}

/** More numbers of parts than this are only counted. */
const NAMED_PARTS = 6;

/** Which parts of the rule were added, reworded and removed. */
function ChangedParts({ change }: { readonly change: RuleChange }) {
  const said = (['added', 'reworded', 'removed'] as const).flatMap((what) => {
    const numbers = change[what];
    if (numbers.length === 0) return [];
    return numbers.length > NAMED_PARTS
      ? [counted(`readerMany_${what}`, numbers.length)]
      : [message(`readerParts_${what}`, inRow(numbers))];
  });
  return <p class="quiet">{inClauses(said)}</p>;
}
