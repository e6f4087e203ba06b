import { type ComponentChild, h } from 'preact';
import { type Piece, piecesOf } from '../../comprules/passage.ts';
import type { Paragraph, Rule } from '../../comprules/types.ts';
import { Each } from './each.tsx';

interface Props {
  readonly rule: Rule;
  /** The number that the address names: it is marked, and has its tools beside it. */
  readonly chosen: string;
  readonly tools: (number: string) => ComponentChild;
}

/** A rule with all that stands under it, letter by letter; each number is a link to itself. */
export function RuleView({ rule, chosen, tools }: Props) {
  const { number, label, title, paragraphs, rules } = rule;
  const first = title === undefined ? paragraphs[0] : undefined;
  const rest = first ? paragraphs.slice(1) : paragraphs;
  const isChosen = number === chosen;
  const head = (
    <>
      <a href={`#${number}`} class="rule-label">
        {label}
      </a>{' '}
      {title === undefined ? first && <Text text={first.text} /> : <span lang="en">{title}</span>}
    </>
  );
  return (
    <div class={`rule-block level-${levelOf(number)}`}>
      <div id={number} class={isChosen ? 'rule-head chosen' : 'rule-head'}>
        {title === undefined ? <p>{head}</p> : h(headingOf(number), null, head)}
        {isChosen && tools(number)}
      </div>
      <Paragraphs of={rest} />
      {rules.map((below) => (
        <RuleView key={below.number} rule={below} chosen={chosen} tools={tools} />
      ))}
    </div>
  );
}

/** Sections, headings, rules, subrules: 1 to 4. */
function levelOf(number: string): number {
  if (!number.includes('.')) return number.length === 1 ? 1 : 2;
  return /[a-z]$/.test(number) ? 4 : 3;
}

function headingOf(number: string): 'h2' | 'h3' {
  return levelOf(number) < 3 ? 'h2' : 'h3';
}

/** Paragraphs in order; their references to rules are links. */
export function Paragraphs({ of: paragraphs }: { readonly of: readonly Paragraph[] }) {
  return (
    <Each
      of={paragraphs}
      show={({ kind, text }) => (
        <p class={`paragraph ${kind}`}>
          <Text text={text} />
        </p>
      )}
    />
  );
}

function Text({ text }: { readonly text: string }) {
  return (
    <span lang="en">
      <Each of={piecesOf(text)} show={pieceView} />
    </span>
  );
}

function pieceView(piece: Piece): ComponentChild {
  if (typeof piece === 'string') return piece;
  const [words, to] = piece;
  return <a href={`#${to}`}>{words}</a>;
}
