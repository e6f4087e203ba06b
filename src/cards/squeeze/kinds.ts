/** Kinds of symbols, which learn apart. */
export const KIND = {
  count: 0,
  shared: 1,
  term: 2,
  shape: 3,
  sign: 4,
  table: 5,
  name: 6,
  value: 7,
} as const;
