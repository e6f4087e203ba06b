import type { ComponentChildren } from 'preact';
import { longDate } from '../ui/dates.ts';
import { message } from '../ui/i18n.ts';
import { messageWithElements } from '../ui/message-with-elements.ts';
import type { CombatFormat } from './combat-formats.ts';

interface Props {
  readonly format: CombatFormat | undefined;
  /** After a change by which damage waits on the stack. */
  readonly children?: ComponentChildren;
}

/** What a format changes of combat damage, with the rule that states it. */
export function FormatNote({ format, children }: Props) {
  return (
    <>
      {format?.changes.map(({ id, text, stated, rules = [], in: edition, combatDamage }) => (
        <p key={id} class="notice" role="note">
          {messageWithElements(
            'labelled',
            <b lang="en">{format.name}</b>,
            <span lang="en">{text}</span>,
          )}{' '}
          <span class="rules">
            {stated === 'edition' && edition !== undefined
              ? message('exceptionRules', rules.join(', '), longDate(edition))
              : message('exceptionNowhere')}
          </span>{' '}
          {combatDamage === 'stack' && children}
        </p>
      ))}
    </>
  );
}
