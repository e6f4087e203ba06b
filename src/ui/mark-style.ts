import type { Kind } from '../rules/types.ts';

/** The styles of mark, quietest last. */
export type MarkStyle = 'ability' | 'action' | 'other' | 'basic';

/** How a term of a kind is marked: basic actions and concepts, which stand on nearly every card, the quietest. */
export function markStyle(kind: Kind | undefined): MarkStyle {
  switch (kind) {
    case 'ability':
      return 'ability';
    case 'action':
      return 'action';
    case 'basic-action':
    case 'concept':
    case 'outside':
      return 'basic';
    default:
      return 'other';
  }
}
