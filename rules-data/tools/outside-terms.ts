import type { OutsideTerm, TermSource } from './schema.ts';

/** A word outside the rules in the form of all terms. It stands in no edition, so it cites none. */
export function outsideTerm(source: OutsideTerm): TermSource {
  const { id, name, usedIn, forms, links, points, ...said } = source;
  return {
    id,
    name,
    kind: 'outside',
    usedIn,
    headings: [],
    forms,
    history: [{ in: '', ...said, rules: [], points: points.map((text) => ({ text, rules: [] })) }],
    ...(links && { links }),
  };
}

/** Whether some edition could have a rule for a term. */
export const isInRules = ({ kind }: TermSource): boolean => kind !== 'outside';
