/** A term whose reminder no rule supports in early editions: their glossary alone has it. */
interface GlossaryOnly {
  /** The first edition with a rule for it. */
  readonly until: string;
  /** The glossary's entries that say it: one of these stands in each edition before. */
  readonly entries: readonly string[];
  readonly terms: readonly string[];
}

/**
 * Reminders that stand without a rule in editions that have the term. Looked up one by one; a test looks for the
 * entry in each of these glossaries.
 */
export const GLOSSARY_ONLY: readonly GlossaryOnly[] = [
  ...[
    ['banding', 'Banding'],
    ['bands-with-other', 'Bands with Other'],
    ['buyback', 'Buyback'],
    ['cumulative-upkeep', 'Cumulative Upkeep'],
    ['cycling', 'Cycling'],
    ['echo', 'Echo'],
  ].map(([term = '', entry = '']) => ({ until: '2001-07-23', entries: [entry], terms: [term] })),
  {
    until: '2003-07-01',
    entries: ['Counter'],
    terms: ['charge-counter', 'minus-one-counter', 'other-pt-counter', 'plus-one-counter'],
  },
  {
    until: '2009-07-11',
    entries: ['Ability Word'],
    terms: [
      'channel',
      'chroma',
      'grandeur',
      'hellbent',
      'kinship',
      'radiance',
      'sweep',
      'threshold',
    ],
  },
];
