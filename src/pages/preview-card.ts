/** An invented card that shows every style of mark and several kinds of parameter. */
export const PREVIEW_CARD = {
  name: 'Bramble Ox',
  cost: '{2}{G}',
  type: 'Creature — Ox',
  lines: [
    'Kicker {2}{W}',
    'Trample, ward {1}',
    'When Bramble Ox enters, scry 2. If it was kicked, create a 3/3 green Ox creature token with banding.',
  ],
  stats: '3/3',
} as const;
