import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { combatChangesOf } from './data.ts';

/** What the format of the address changes of combat damage: said before the tables, which show today's. */
export function FormatNote() {
  const { name, changes } = combatChangesOf(chosenFormat());
  return (
    <>
      {changes.map(({ id, text, stated, rules = [], in: edition, combatDamage }) => (
        <p key={id} class="notice" role="note">
          <b>{name}:</b> {text}{' '}
          <span class="rules">
            {stated === 'edition' && edition !== undefined
              ? message('exceptionRules', rules.join(', '), longDate(edition))
              : message('exceptionNowhere')}
          </span>{' '}
          {combatDamage === 'stack' && <a href="#editions">{message('matrixWithStack')}</a>}
        </p>
      ))}
    </>
  );
}

/** Whether combat damage waits on the stack in the format of the address. */
export function damageWaitsHere(): boolean {
  return combatChangesOf(chosenFormat()).changes.some((one) => one.combatDamage === 'stack');
}

/** The id of the format in the address, as "?format=middle-school", which the user's other pages hand on. */
function chosenFormat(): string | undefined {
  return new URLSearchParams(location.search).get('format') ?? undefined;
}
