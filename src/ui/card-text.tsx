import { type ComponentChild, Fragment, h } from 'preact';
import { GameSymbol } from './game-symbol.tsx';

const SYMBOL = /(\{[^{}\s]{1,5}\})/;

/** Text with its symbols drawn: "Pay {2}{W}." */
export function CardText({ text }: { text: string }) {
  return h(Fragment, null, ...withSymbols(text));
}

function withSymbols(text: string): ComponentChild[] {
  // With one group in the pattern, split gives text and symbols in turn.
  return text
    .split(SYMBOL)
    .map((part, i) => (i % 2 === 1 ? h(GameSymbol, { code: part.slice(1, -1) }) : part));
}
