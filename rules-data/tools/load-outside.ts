import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFiles, readData } from './load.ts';
import { OutsideFile, type OutsideTerm, type TermSource } from './schema.ts';

const FOLDER = 'outside';

/** The words outside the rules in the form of all terms, file by file; none where the folder has none. */
export function outsideTerms(root: string): (readonly [file: string, terms: TermSource[]])[] {
  if (!existsSync(join(root, FOLDER))) return [];
  return jsonFiles(FOLDER, root).map(
    (file) => [file, readData(OutsideFile, file, root).map(asTerm)] as const,
  );
}

/** They stand in no edition, so they cite none. */
function asTerm({ id, name, usedIn, forms, links, points, ...said }: OutsideTerm): TermSource {
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
