/** A card that we made up, to show the marks on. */
export interface DemoCard {
  readonly name: string;
  readonly cost: string;
  readonly type: string;
  readonly lines: readonly string[];
  readonly flavor?: string;
  readonly stats?: string;
}

/** Invented cards: together a dozen kinds of keyword and parameter. */
export const DEMO_CARDS: readonly DemoCard[] = [
  {
    name: 'Bramble Ox',
    cost: '{2}{G}',
    type: 'Creature — Ox',
    lines: [
      'Kicker {2}{W}',
      'Trample, ward {1}',
      'When Bramble Ox enters, scry 2. If it was kicked, create a 3/3 green Ox creature token with banding.',
    ],
    stats: '3/3',
  },
  {
    name: 'Lantern Ferrier',
    cost: '{1}{U}',
    type: 'Creature — Spirit',
    lines: [
      'Flash',
      'Islandwalk, protection from black',
      'Whenever Lantern Ferrier deals combat damage to a player, investigate, then mill two cards.',
    ],
    flavor: 'She keeps no madness and casts no shadow.',
    stats: '1/2',
  },
  {
    name: 'Kiln Duelist',
    cost: '{3}{R}',
    type: 'Creature — Dwarf Samurai',
    lines: [
      'Bushido 2',
      'Suspend 3—{R}',
      '{1}{R}: Kiln Duelist gains first strike until end of turn.',
    ],
    stats: '3/2',
  },
  {
    name: 'Vault of Small Hours',
    cost: '{4}',
    type: 'Artifact',
    lines: ['Ward—Pay 3 life.', '{T}: Proliferate.', 'Plainscycling {2}'],
  },
];
