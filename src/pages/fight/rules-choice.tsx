import { combatRules } from '../../combat/edition-rules.ts';
import { resolveEdition } from '../../rules/edition-choice.ts';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { message } from '../../ui/i18n.ts';
import { useRules } from '../use-rules.ts';
import type { Setup } from './setup.ts';

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** By which edition's rules the fight is played, and what those say of damage. */
export function RulesChoice({ setup, onChange }: Props) {
  const { index } = useRules();
  const { edition: _, ...rest } = setup;
  return (
    <div class="rules-choice">
      {message('fightRules')}{' '}
      <EditionPicker
        index={{ ...index, formats: [] }}
        value={setup.edition ?? 'newest'}
        onPick={(choice) =>
          onChange(choice === 'newest' ? rest : { ...rest, edition: resolveEdition(choice, index) })
        }
      />
      <p class="hint">{message(`fightRules_${kindOf(setup.edition)}`)}</p>
    </div>
  );
}

function kindOf(edition: string | undefined) {
  const { ordered, onStack, deathtouch } = combatRules(edition);
  if (onStack) return 'stack';
  if (!ordered) return 'free';
  return deathtouch === 'lethal' ? 'ordered' : 'unordered';
}
