import { combatRules } from '../../combat/edition-rules.ts';
import {
  type EditionChoice,
  formatChoice,
  formatIdOf,
  resolveEdition,
} from '../../rules/edition-choice.ts';
import type { RulesIndex } from '../../rules/types.ts';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { message } from '../../ui/i18n.ts';
import { combatFormat } from '../combat-formats.ts';
import { FormatNote } from '../format-note.tsx';
import { useRules } from '../use-rules.ts';
import { inFormat, type Setup } from './setup.ts';

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** By the rules of which edition or format the fight is played, and what those say of damage. */
export function RulesChoice({ setup, onChange }: Props) {
  const { index } = useRules();
  const { edition, format } = setup;
  return (
    <div class="rules-choice">
      {message('fightRules')}{' '}
      <EditionPicker
        index={index}
        value={format === undefined ? (edition ?? 'newest') : formatChoice(format)}
        onPick={(choice) => onChange(underChoice(setup, choice, index))}
        withoutCards
      />
      <FormatNote format={combatFormat(format)} />
      <p class="hint">{message(`fightRules_${kindOf(setup)}`)}</p>
    </div>
  );
}

function underChoice(setup: Setup, choice: EditionChoice, index: RulesIndex): Setup {
  const { edition: _, format: __, damageWaits: ___, ...rest } = setup;
  const format = combatFormat(formatIdOf(choice));
  if (format) return inFormat(rest, format);
  return choice === 'newest' ? rest : { ...rest, edition: resolveEdition(choice, index) };
}

function kindOf({ edition, damageWaits }: Setup) {
  const { ordered, onStack, deathtouch } = combatRules(edition, damageWaits);
  if (onStack) return damageWaits ? 'waits' : 'stack';
  if (!ordered) return 'free';
  return deathtouch === 'lethal' ? 'ordered' : 'unordered';
}
