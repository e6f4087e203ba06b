/** Under which address each saved page of ../shared/pages is served: by the beginning of its name. */
const ADDRESSES: readonly (readonly [prefix: string, address: string])[] = [
  ['scryfall', 'https://scryfall.com/'],
  ['gatherer', 'https://gatherer.wizards.com/Pages/'],
  ['moxfield', 'https://moxfield.com/'],
  ['mtggoldfish', 'https://www.mtggoldfish.com/'],
  ['edhrec', 'https://edhrec.com/'],
  ['aetherhub', 'https://aetherhub.com/'],
  ['deckstats', 'https://deckstats.net/'],
  ['cardmarket', 'https://www.cardmarket.com/en/'],
  ['mtgtop8', 'https://www.mtgtop8.com/'],
];

/** The address of a saved page; pages of sites that we do not list stand under a name of no meaning. */
export function addressOf(file: string): string {
  const found = ADDRESSES.find(([prefix]) => file.startsWith(prefix));
  return `${found?.[1] ?? 'https://cards.example/'}${encodeURIComponent(file)}`;
}
