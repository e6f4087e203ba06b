import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import type { Form, Term } from '../../src/rules/types.ts';

const index = compileIndex();
const detector = createDetector(index);

/** What a card could say in each kind of place. */
const SAMPLE: Readonly<Record<string, string>> = {
  cost: '{2}{W}',
  n: '2',
  quality: 'black',
  object: 'artifact',
  name: 'Bramble Ox',
  pt: '2/2',
  ability: 'Draw a card',
  type: 'Swamp',
};

const fill = (pattern: string) =>
  pattern.replace(/\[([a-z]+)\d?\]/g, (_, slot: string) => SAMPLE[slot] ?? slot);

/** Sentences in which cards use abilities and actions; "@" is the form, "^" the form with a capital. */
const SENTENCES = [
  '^',
  '^.',
  'Creatures you control have @.',
  'Target creature gains @ until end of turn.',
  'Whenever this creature @, draw a card.',
  'When this creature is @, draw a card.',
  'If it was @, draw a card.',
  'If this spell was @, draw a card.',
  'Whenever you @, draw a card.',
  'Whenever you @ a card, draw a card.',
  '^ target creature.',
  '^ target spell.',
  '^ it.',
  'You may @ a creature you control.',
  'Target player @ two cards.',
  'Target opponent @ a creature.',
  'That creature @ target creature an opponent controls.',
  'Target creature @.',
  'Each player @ a card.',
  '@ creature',
  'Destroy target @ creature.',
  'The card @ this way is yours.',
  'Cards @ this way are yours.',
  'a creature that was @ this turn',
  'Instead of @ it, draw a card.',
  'The @ cost is equal to its mana cost.',
  '@ abilities you activate cost {1} less.',
  'Activate @ abilities only as a sorcery.',
  'Each @ creature gets +1/+1.',
  'It enters @.',
  'until it becomes @',
  'Creatures can attack in a @.',
  'This creature can’t be @.',
];

/** A text in which the form is found as its term; undefined where there is none. */
function findsIn(term: Term, position: number, { text, then = [] }: Form): string | undefined {
  const words = fill(text);
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  const tails = then
    .map((pattern) => fill(pattern))
    .map((tail) => (/^[—:]/.test(tail) ? tail : ` ${tail}`));
  const texts = [
    ...tails.map((tail) => `${capital}${tail}`),
    ...tails.map((tail) => `Whenever this creature attacks, ${words}${tail}.`),
    ...SENTENCES.map((sentence) => sentence.replace('@', words).replace('^', capital)),
    ...tails.map((tail) => `Target player ${words}${tail}.`),
  ];
  return texts.find((sentence) =>
    detector
      .find(sentence, { place: 'rules' })
      .some((match) => match.term === term.id && match.form === position),
  );
}

const KEYWORDS = index.terms.filter(({ kind }) => /^(?:ability|action|basic-action)$/.test(kind));

describe('each form of each keyword is found on a card', () => {
  it.each(KEYWORDS.map((term) => [term.name, term] as const))('%s', (_, term) => {
    // What has a meaning of its own needs its own surroundings: meanings.test.ts.
    const lost = term.forms.filter(
      (form, i) => form.sense?.says === undefined && findsIn(term, i, form) === undefined,
    );
    expect(lost.map(({ text }) => text)).toEqual([]);
  });
});
