import type { Kind, Term } from '../rules/types.ts';
import { message } from './i18n.ts';
import { underscored } from './underscored.ts';

/** What one term of a kind is called: "keyword ability". */
export const kindName = (kind: Kind): string => message(`kind_${underscored(kind)}`);

/** The same beside a term's title; '' where that says it already: "Treasure token". */
export function kindBeside({ kind, name }: Term, title = name): string {
  const said = kindName(kind);
  return title.toLowerCase().endsWith(` ${said}`) ? '' : said;
}

/** What a kind's terms are called together: "Keyword abilities". */
export const kindsName = (kind: Kind): string => message(`kinds_${underscored(kind)}`);
