import { creaturesOf, numberedOf, type Outcome, SIDES } from '../../combat/types.ts';
import { numberAt } from '../../rules/resolve.ts';
import type { EditionDate, TermText } from '../../rules/types.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { inRow, listed } from '../../ui/lists.ts';
import { inClauses } from '../../ui/sentences.ts';
import { described } from './ability-names.ts';
import { describeBefore, describeDivision, describeOutcome } from './describe.ts';
import type { Setup } from './setup.ts';

/** A fight and what comes of it as lines of text, for whoever has no such page: creatures, damage, outcome, rules. */
export function fightAsText(
  setup: Setup,
  outcome: Outcome,
  texts: Readonly<Record<string, TermText>>,
  edition: EditionDate,
): string {
  const rules = rulesOf(setup, texts, edition);
  const steps = outcome.steps.flatMap(({ divisions }, i) =>
    divisions.map((division) => describeDivision(setup, outcome.steps, i, division)),
  );
  return [
    message('fightTextAttackers', inClauses(setup.attackers.map(described))),
    message('fightTextBlockers', inClauses(setup.blockers.map(described))),
    ...[...describeBefore(setup, outcome), ...steps].map((line) => `- ${line}`),
    describeOutcome(setup, outcome),
    ...(rules.length > 0 ? [message('matrixCellRules', longDate(edition), listed(rules))] : []),
  ].join('\n');
}

/** A cell of the matrix as lines of text. */
export function cellAsText(
  against: string,
  happens: string,
  damage: string,
  rules: string,
  fights: readonly { readonly setup: Setup; readonly outcome: Outcome }[],
): string {
  return [
    against,
    happens,
    `${message('matrixDamageGoes')} ${damage}`,
    rules,
    ...fights.map(({ setup, outcome }) => `- ${lineUp(setup, outcome)}`),
  ].join('\n');
}

/** Who fights whom, and the outcome, in a line. */
export function lineUp(setup: Setup, outcome: Outcome): string {
  return message(
    'matrixLineUp',
    inRow(setup.attackers.map(described)),
    inRow(setup.blockers.map(described)),
    describeOutcome(setup, outcome),
  );
}

/** The numbers of the rules of all abilities in a fight and of combat damage itself, under an edition. */
function rulesOf(
  setup: Setup,
  texts: Readonly<Record<string, TermText>>,
  edition: EditionDate,
): string[] {
  const abilities = SIDES.flatMap((side) =>
    creaturesOf(setup, side).flatMap((creature) => [
      ...creature.abilities,
      ...numberedOf(creature).map(([ability]) => ability),
    ]),
  );
  const numbers = ['combat-damage', ...abilities].flatMap((id) => {
    const text = texts[id];
    return (text && numberAt(text, edition)) ?? [];
  });
  return [...new Set(numbers)];
}
