/** Terms that are a row of the table of attacking bands, by the row's id. */
const ROWS: Readonly<Record<string, string>> = {
  'first-strike': 'first-strike',
  'double-strike': 'double-strike',
  deathtouch: 'deathtouch',
  trample: 'trample',
  indestructible: 'indestructible',
  protection: 'protection',
  enrage: 'benefits',
};

/** Terms that are a column of it. */
const COLUMNS = ['first-strike', 'double-strike', 'deathtouch', 'indestructible', 'lifelink'];

/**
 * Where the matrix answers for a card with banding that has these terms too (ids, in the card's order): the
 * table, or the cell of the first term against the second, or against a blocker with no other ability. What
 * goes after "#" in the matrix page's address.
 */
export function matrixAddress(terms: readonly string[]): string {
  const known = terms.filter((term) => term in ROWS || COLUMNS.includes(term));
  const row = known.find((term) => term in ROWS);
  const column = known.find((term) => term !== row && COLUMNS.includes(term));
  if (row === undefined && column === undefined) return 'attack';
  return `attack/${row === undefined ? 'banding-only' : ROWS[row]}/${column ?? 'none'}`;
}
