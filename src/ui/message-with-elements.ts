import type { ComponentChild } from 'preact';
import type { MessageKey } from '../message-keys.ts';
import { localized } from './i18n.ts';

/** No word has this character: it is for private use. */
const MARK = '\ue000';

/** A word with elements put in, each where the language has it: a link in the middle of a sentence. */
export function messageWithElements(
  key: MessageKey,
  ...parts: readonly ComponentChild[]
): ComponentChild[] {
  const places = parts.map((_, i) => MARK + i + MARK);
  return localized([key, ...places])
    .split(new RegExp(`${MARK}(\\d)${MARK}`))
    .map((piece, i) => (i % 2 === 0 ? piece : parts[Number(piece)]));
}
