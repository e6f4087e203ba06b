import { type ComponentChild, Fragment, h } from 'preact';
import { GameSymbol } from './game-symbol.tsx';

/** A run of symbols, such as a cost: it is never broken over two lines. */
const SYMBOLS = /((?:\{[^{}\s]{1,5}\})+)/;

/** Text with its symbols drawn: "Pay {2}{W}." */
export function CardText({ text }: { text: string }) {
  // With one group in the pattern, split gives text and runs of symbols in turn.
  const parts = text.split(SYMBOLS).map((part, i) => (i % 2 === 1 ? symbolRun(part) : part));
  return h(Fragment, null, ...parts);
}

function symbolRun(run: string): ComponentChild {
  const codes = run.slice(1, -1).split('}{');
  return h('span', { class: 'symbols' }, ...codes.map((code) => h(GameSymbol, { code })));
}
