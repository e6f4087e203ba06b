/** Forms that no ending makes, each list with its base first. */
const IRREGULAR: readonly string[] = [
  'deal dealt',
  'choose chose chosen',
  'lose lost',
  'leave left',
  'pay paid',
  'spend spent',
  'draw drew drawn',
  'give gave given',
  'take took taken',
  'begin began begun',
  'become became',
  'come came',
  'bring brought',
  'hold held',
  'keep kept',
  'mean meant',
  'say said',
  'see saw seen',
  'tell told',
  'write wrote written',
  'find found',
  'win won',
  'make made',
  'do does did done',
  'have has had',
  'die dying died',
  'control controlled controlling',
];

const BASES = new Map(
  IRREGULAR.flatMap((line) => {
    const [base = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/**
 * What the forms of an English word have in common: "deals", "dealt" and "dealing" have "deal", "sacrificed" and
 * "sacrifices" "sacrific". Rough, and enough to look a text through: words that differ may now and then share one.
 */
export function stemOf(word: string): string {
  const base = BASES.get(word) ?? word;
  const bare = base
    .replace(/'s?$/, '')
    .replace(/(?<=\w{2})ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh|z)es$/, '')
    .replace(/(?<=\w{2}[^su])s$/, '');
  const cut = bare.replace(/(?<=\w{3})(?:ing|ed)$/, '');
  const single = cut !== bare && cut.length > 3 ? cut.replace(/([bdgmnprt])\1$/, '$1') : cut;
  return single.replace(/(?<=\w{2})[eiy]$/, '');
}
