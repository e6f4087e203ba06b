import type { Moment } from '../../../documents/timeline.ts';
import { rulesPage } from '../../../own-pages.ts';
import type { EditionDate } from '../../../rules/types.ts';
import { longDate } from '../../../ui/dates.ts';
import { message } from '../../../ui/i18n.ts';
import { messageWithElements } from '../../../ui/message-with-elements.ts';

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
  moment: { date, before, what, number },
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
  if (number === undefined || !atHand.has(date)) return said;
  const against =
    before !== undefined && atHand.has(before) && what === 'changed' ? before : undefined;
  return <a href={rulesPage({ edition: date, against, layout: 'side', at: number })}>{said}</a>;
}
