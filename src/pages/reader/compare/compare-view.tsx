import { useMemo } from 'preact/hooks';
import { compareRules, type Part, type Row } from '../../../comprules/compare/compare-rules.ts';
import { findRule } from '../../../comprules/find-rule.ts';
import type { PassageLine } from '../../../comprules/passage.ts';
import type { Document, Rule } from '../../../comprules/types.ts';
import { counterpart } from '../../../documents/counterpart.ts';
import { numberAt } from '../../../rules/resolve.ts';
import { longDate } from '../../../ui/dates.ts';
import { message } from '../../../ui/i18n.ts';
import { Each } from '../each.tsx';
import type { Keyword } from '../keyword.ts';

interface Props {
  readonly document: Document;
  readonly other: Document;
  /** The rule's number in `document`. */
  readonly at: string;
  readonly keyword: Keyword | undefined;
  readonly layout: 'side' | 'inline';
}

/** One rule under two editions, the earlier one first, word for word. */
export function CompareView({ document, other, at, keyword, layout }: Props) {
  const pair = useMemo(
    () => readings(document, other, at, keyword),
    [document, other, at, keyword],
  );
  const { before, after } = pair;
  const rows = useMemo(() => compareRules(before.rule, after.rule), [before.rule, after.rule]);
  if (!before.rule && !after.rule) return <p class="notice">{message('readerNoRule', at)}</p>;
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

interface Reading {
  readonly date: string;
  readonly rule: Rule | undefined;
}

/** The rule in both editions, the earlier first: a keyword by its number in each, others by what they say. */
function readings(
  document: Document,
  other: Document,
  at: string,
  keyword: Keyword | undefined,
): { readonly before: Reading; readonly after: Reading } {
  const rule = findRule(document, at);
  const isKeyword = keyword && numberAt(keyword.text, document.effective) === at;
  const followed = isKeyword ? numberAt(keyword.text, other.effective) : undefined;
  const found = followed === undefined ? undefined : findRule(other, followed);
  const there = found ?? (rule && !isKeyword ? counterpart(rule, document, other) : undefined);
  const here = { date: document.effective, rule };
  const elsewhere = { date: other.effective, rule: there };
  return document.effective < other.effective
    ? { before: here, after: elsewhere }
    : { before: elsewhere, after: here };
}

function headOf({ date, rule }: Reading): string {
  return rule
    ? message('labelled', longDate(date), rule.number)
    : message('readerNotIn', longDate(date));
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
