import data from './sites.json' with { type: 'json' };

/**
 * Where a site keeps what we read. Selectors are hints: where none of them fits a page, the page is
 * read as any other (see README of this folder's data in sites.json, one object a site).
 */
export interface Site {
  readonly id: string;
  readonly name: string;
  /** Host names; each stands for its subdomains too. */
  readonly hosts: readonly string[];
  /** A general site, of which cards are only a part: read from when its user has asked for it. */
  readonly optional?: boolean;
  /** Beginnings of paths outside which the site is left alone; none: the whole site. */
  readonly paths?: readonly string[];
  /** A card's rules text, all of it: each element is read as one text. */
  readonly rules?: readonly string[];
  /** Parts that hold prose: rulings, articles, posts. Read block by block. */
  readonly prose?: readonly string[];
  /** What holds one card, with its name. */
  readonly card?: readonly string[];
  /** A card's or a face's name, inside `card`, before the text it belongs to. */
  readonly title?: readonly string[];
  /** Elements that are lines of their own though their tag does not say so. */
  readonly lines?: readonly string[];
  /** Never read: flavor, names, lists of cards, loading skeletons. */
  readonly skip?: readonly string[];
  /** Signs of a page that we know to hold no rules text beyond what the selectors find. */
  readonly known?: readonly string[];
  /** Where the printing of a card is said, surest first; what one place leaves open the next may fill in. */
  readonly printing?: readonly PrintingPlace[];
  /** Pictures of cards, and what says which card each shows. */
  readonly pictures?: readonly CardPlace[];
  /** Cards by their names: links and rows of the site's own, never running text. */
  readonly names?: readonly CardPlace[];
  /** Whether scripts render it, so that the served page says nothing yet. */
  readonly app?: boolean;
}

/** Where a page says which printing of a card it shows. */
export interface PrintingPlace {
  /** The element, the nearest to the card's text or picture; left out: the path of the page's address. */
  readonly at?: string;
  /** Its attribute that says it; left out: its text. */
  readonly of?: string;
  /** A regular expression with the groups `code`, `name` (of the set) and `number` (within the set). */
  readonly pattern: string;
}

/**
 * Where a site shows a card without its text.
 *
 * Checked on saved pages: Scryfall's grid, old Gatherer's cards and lists, Moxfield's search, AetherHub's, MTGGoldfish's
 * and MTGTop8's decks, the pictures of a mock of EDHREC. All others are from code that reads the sites, or from notes, and
 * nobody of us has seen them hold: Scryfall's lists and card pages, new Gatherer, Moxfield's and Archidekt's decks,
 * TCGplayer, Card Kingdom, Cardmarket, CubeCobra, TappedOut, mtg.wtf, Mythic Spoiler, deckstats.
 */
export interface CardPlace {
  /** The picture, or what shows the name. */
  readonly at: string;
  /** What says the name, where that is another element: the nearest to `at`. `{id}` stands for what `id` finds. */
  readonly by?: string;
  /** Attributes that say it, surest first; '' is its own text. Left out: of a picture `alt` and `title`, else ''. */
  readonly of?: readonly string[];
  /**
   * A regular expression that takes the name out of what is said, in its group `name`, or `slug` for the form that it has
   * in addresses, of which letters and digits alone count. Left out: all of it is the name.
   */
  readonly pattern?: string;
  /** A regular expression with the group `id`, looked for in the picture's `src`. */
  readonly id?: string;
  /** A regular expression for the paths on which this is a place of Magic's cards: some shops sell other games. */
  readonly path?: string;
  /** The picture that the site itself shows while the card is pointed at, not to be covered. */
  readonly shows?: string;
}

export const SITES: readonly Site[] = data;

interface Address {
  readonly hostname: string;
  readonly pathname: string;
}

function isHost(site: Site, hostname: string): boolean {
  return site.hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** The site that an address belongs to, whether or not its path is covered. The longest host wins. */
export function siteOf({ hostname }: { readonly hostname: string }): Site | undefined {
  return SITES.find((site) => isHost(site, hostname));
}

/** Whether a site's page at this address is to be read at all. */
export function coversPath(site: Site, { pathname }: Pick<Address, 'pathname'>): boolean {
  return site.paths === undefined || site.paths.some((path) => pathname.startsWith(path));
}
