/** Addresses of the extension's own pages: made here, and checked here where somebody else asks for one. */

/** A place on the rules page. */
export interface RulesPlace {
  readonly edition?: string | undefined;
  /** The edition it is compared with. */
  readonly against?: string | undefined;
  readonly layout?: 'side' | 'inline' | undefined;
  /** "7", "702", "702.19b", "glossary/ability", "part/credits", "" for the beginning. */
  readonly at?: string | undefined;
}

/** The rules page at a place. */
export function rulesPage({ edition, against, layout, at }: RulesPlace): string {
  return pageAddress(
    'reader.html',
    {
      ...(edition && { edition }),
      ...(against && { against }),
      ...(against && layout === 'inline' && { layout }),
    },
    at,
  );
}

/** The options page, at a section where one is named. */
export function optionsPage(section?: 'documents'): string {
  return pageAddress('options.html', {}, section);
}

/** The banding combat matrix at the cell that answers for a card with these terms, under an edition or a format. */
export function matrixPage(terms: readonly string[], edition: string, format?: string): string {
  // Written out: commas between ids need no escape, and the address stays readable.
  return `matrix.html?terms=${terms.join(',')}&edition=${edition}${format === undefined ? '' : `&format=${format}`}`;
}

/** A fight for the fight page, in lines of the combat core's notation. */
interface FightLines {
  readonly attackers: readonly string[];
  readonly blockers: readonly string[];
  readonly edition?: string;
  readonly planeswalker?: number;
}

/** The fight page with a fight set up. */
export function fightPage({ attackers, blockers, edition, planeswalker }: FightLines): string {
  const inLink = (line: string) =>
    encodeURIComponent(line.replaceAll(' ', '_').replace(/(\d)\/(\d)/, '$1-$2'));
  const side = (lines: readonly string[]) => lines.map(inLink).join(',');
  const more = [
    edition === undefined ? '' : `/edition=${edition}`,
    planeswalker === undefined ? '' : `/planeswalker=${planeswalker}`,
  ];
  return `fight.html#${side(attackers)}/${side(blockers)}${more.join('')}`;
}

/** The look-up page for words that its address must not have: it asks for them. */
export const PRIVATE_LOOK_UP_PAGE = 'look-up.html?private';

/** The look-up page for words, or for a term by its id. */
export function lookUpPage(wanted: { readonly query: string } | { readonly term: string }): string {
  return 'query' in wanted
    ? pageAddress('look-up.html', { q: wanted.query })
    : pageAddress('look-up.html', {}, wanted.term);
}

export const WELCOME_PAGE = 'welcome.html';

function pageAddress(page: string, query: Readonly<Record<string, string>>, hash = ''): string {
  const search = new URLSearchParams(query).toString();
  return `${page}${search && `?${search}`}${hash && `#${hash}`}`;
}

/** Pages that a content script may ask for; the process it lives in is the page's. */
const ASKED_FOR =
  /^(?:options|matrix|fight|reader|look-up)\.html(?:\?[\w./=&%,+-]*)?(?:#[\w./=&%,-]*)?$/;

/** Whether an address is one of our own pages that may be opened for a content script. */
export function mayBeAskedFor(path: string): boolean {
  return path.length <= LONGEST_ADDRESS && ASKED_FOR.test(path);
}

/** Longer than any address we make. */
const LONGEST_ADDRESS = 2000;
