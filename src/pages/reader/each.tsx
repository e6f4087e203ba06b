import { type ComponentChild, Fragment, h } from 'preact';

interface Props<T> {
  readonly of: readonly T[];
  readonly show: (item: T) => ComponentChild;
}

/** Items that have no names of their own and never change places, so that they need no keys. */
export function Each<T>({ of: items, show }: Props<T>) {
  return h(Fragment, null, ...items.map(show));
}
