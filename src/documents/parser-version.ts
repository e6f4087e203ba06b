import type { DocumentFacts } from './types.ts';

/** Rises when a document that is stored would be read otherwise, or kept in other pieces, than it was before. */
export const PARSER_VERSION = 1;

/** What 0.1.0 read with; it did not write it down. */
const FIRST_PARSER = 1;

/** Whether a stored document was read by this parser, an older or a newer one. */
export function parserOf({ parser = FIRST_PARSER }: DocumentFacts): 'older' | 'same' | 'newer' {
  if (parser === PARSER_VERSION) return 'same';
  return parser < PARSER_VERSION ? 'older' : 'newer';
}
