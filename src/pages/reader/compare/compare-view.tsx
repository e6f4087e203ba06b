import type { Part, Row } from '../../../comprules/compare/compare-rules.ts';
import type { PassageLine } from '../../../comprules/passage.ts';
import { longDate } from '../../../ui/dates.ts';
import { message } from '../../../ui/i18n.ts';
import { Each } from '../each.tsx';
import type { Compared, Reading } from './compare-at.ts';

interface Props {
  readonly compared: Compared;
  readonly layout: 'side' | 'inline';
}

/** One place under two editions, the earlier one first, word for word. */
export function CompareView({ compared: { before, after, rows }, layout }: Props) {
  return (
    <article class="compare">
      {rows.every(({ same }) => same) && <p class="notice good">{message('readerSame')}</p>}
      {layout === 'side' ? (
        <table class="side-by-side">
          <thead>
            <tr>
              <Head reading={before} />
              <Head reading={after} />
            </tr>
          </thead>
          <tbody>
            <Each
              of={rows}
              show={(row) => (
                <tr class={row.same ? 'same' : 'differs'}>
                  <Cell line={row.left} parts={row.parts} without="added" />
                  <Cell line={row.right} parts={row.parts} without="removed" />
                </tr>
              )}
            />
          </tbody>
        </table>
      ) : (
        <>
          <p class="inline-head">
            <del>{headOf(before)}</del> <ins>{headOf(after)}</ins>
          </p>
          <Each of={rows} show={(row) => <InlineRow row={row} />} />
        </>
      )}
    </article>
  );
}

function headOf({ date, name }: Reading): string {
  return name === undefined
    ? message('readerNotIn', longDate(date))
    : message('labelled', longDate(date), name);
}

function Head({ reading }: { readonly reading: Reading }) {
  return <th scope="col">{headOf(reading)}</th>;
}

interface CellProps {
  readonly line: PassageLine | undefined;
  readonly parts: readonly Part[];
  readonly without: Part['kind'];
}

function Cell({ line, parts, without }: CellProps) {
  if (!line) return <td class="nothing" />;
  return (
    <td class={`${line.kind} depth-${line.depth}`} lang="en">
      <Label label={line.label} />
      <Each
        of={parts.filter(({ kind }) => kind !== without)}
        show={(part) =>
          partView(without === 'added' ? { ...part, text: part.before ?? part.text } : part)
        }
      />
    </td>
  );
}

function InlineRow({ row: { left, right, parts, same } }: { readonly row: Row }) {
  const line = right ?? left;
  const renumbered =
    left?.label !== undefined && right?.label !== undefined && left.label !== right.label;
  return (
    <p class={`${line?.kind} depth-${line?.depth} ${same ? 'same' : 'differs'}`} lang="en">
      {renumbered && (
        <>
          <del>{left.label}</del>{' '}
        </>
      )}
      <Label label={line?.label} />
      <Each of={parts} show={partView} />
    </p>
  );
}

/** A rule's number as its document prints it. */
function Label({ label }: { readonly label: string | undefined }) {
  if (label === undefined) return null;
  return (
    <>
      <b class="rule-label">{label}</b>{' '}
    </>
  );
}

function partView({ text, kind }: Part) {
  if (kind === 'removed') return <del>{text}</del>;
  return kind === 'added' ? <ins>{text}</ins> : text;
}
