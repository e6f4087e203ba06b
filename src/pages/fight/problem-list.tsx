import { MAX_SIDE, MAX_STAT, type Problem } from '../../combat/legal.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { listed } from '../../ui/lists.ts';
import { abilityName } from './ability-names.ts';

/** What keeps a fight from being played, with the rule where it is one. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul class="notice bad" role="status">
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>{explain(problem)}</li>
      ))}
    </ul>
  );
}

function explain(problem: Problem): string {
  switch (problem.kind) {
    case 'none':
      return message('fightProblemNone');
    case 'crowd':
      return message('fightProblemCrowd', String(MAX_SIDE));
    case 'stats':
      return message('fightProblemStats', problem.name, String(MAX_STAT));
    case 'loyalty':
      return message('fightProblemLoyalty', String(MAX_STAT));
    case 'defender':
      return message('fightProblemDefender', problem.name);
    case 'band':
      return message('fightProblemBand', listed(problem.names));
    case 'block':
      return message('fightProblemBlock', problem.name);
    case 'menace':
      return message('fightProblemMenace', problem.name);
    case 'planeswalker':
      return message('fightProblemPlaneswalker');
    case 'shield':
      return message('fightProblemShield', problem.name);
    case 'harmless':
      return message('fightProblemHarmless', problem.name);
    case 'life':
      return message('fightProblemLife', problem.name);
    case 'later':
      return message(
        'fightProblemLater',
        problem.name,
        abilityName(problem.ability),
        longDate(problem.since),
      );
  }
}
