/** Invented cards for measured pages: the same ones for the same number, so that runs compare. */

const FRONT = [
  'Bramble',
  'Ashen',
  'Quiet',
  'Lantern',
  'Moss',
  'Copper',
  'Tidal',
  'Hollow',
  'Sunlit',
  'Gravel',
];
const BACK = [
  'Ox',
  'Scholar',
  'Warden',
  'Heron',
  'Tinker',
  'Sentry',
  'Pilgrim',
  'Otter',
  'Colossus',
  'Thief',
];
const TYPES = ['Ox', 'Human Wizard', 'Bird', 'Otter Rogue', 'Giant Soldier', 'Construct'];

const KEYWORD_LINES = [
  'Flying',
  'Trample',
  'Ward {2}',
  'First strike',
  'Kicker {1}{G}',
  'Cycling {2}',
  'Vigilance, reach',
  'Flashback {3}{R}',
  'Crew 2',
  'Bushido 1',
];

// Most lines of a card hold no keyword: about two marks a card, as on real pages.
const PLAIN_LINES = [
  'When this creature enters, you gain 3 life and each other player loses 1 life, then you draw a card for each Ox you control.',
  'At the beginning of your upkeep, put a +1/+1 counter on this creature if you have more cards in hand than each other player.',
  'Whenever another creature you control enters, this creature gets +1/+1 until end of turn for each color among permanents you control.',
  'As long as you control three or more artifacts, this creature gets +2/+0 and attacks each combat if able, whatever its owner may wish.',
];

const ACTION_LINES = [
  'When this creature dies, scry 2.',
  'Whenever this creature attacks, mill three cards.',
  '{T}: Target creature fights another target creature.',
  'When this creature enters, surveil 1, then investigate.',
  '{2}, {T}: Proliferate.',
];

export interface BenchCard {
  readonly name: string;
  readonly type: string;
  readonly cost: readonly string[];
  readonly lines: readonly string[];
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** The nth card. */
export function benchCard(n: number): BenchCard {
  return {
    name: `${pick(FRONT, n)} ${pick(BACK, Math.floor(n / 10))} ${n}`,
    type: `Creature — ${pick(TYPES, n)}`,
    cost: ['{2}', pick(['{W}', '{U}', '{B}', '{R}', '{G}'], n)],
    lines: [pick(KEYWORD_LINES, n), pick(PLAIN_LINES, n), pick(ACTION_LINES, n * 3)],
  };
}

function symbols(text: string): string {
  return text.replace(/\{(.+?)\}/g, '<abbr class="symbol" title="mana">{$1}</abbr>');
}

/** A card's markup: eight to eleven elements. */
export function benchCardHtml(n: number): string {
  const card = benchCard(n);
  const lines = card.lines.map((line) => `<p>${symbols(line)}</p>`).join('\n');
  return `<article class="card"><h3>${card.name} <span>${symbols(card.cost.join(''))}</span></h3>
<div class="type">${card.type}</div>
<div class="text">${lines}</div></article>`;
}

/** A page of cards, and nothing else. */
export function benchPageHtml(cards: number): string {
  const body = Array.from({ length: cards }, (_, n) => benchCardHtml(n)).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cards</title><style>
body { font: 14px/1.4 sans-serif } .card { border-bottom: 1px solid #ccc; max-width: 60em }
</style></head><body><main id="list">${body}</main></body></html>`;
}
