import type { Kind } from '../../rules/types.ts';
import type { Settings } from '../../settings/fields.ts';
import { EnglishName } from '../../ui/english-name.tsx';
import { message } from '../../ui/i18n.ts';
import { kindsName } from '../../ui/kind-names.ts';
import { messageWithElements } from '../../ui/message-with-elements.ts';
import { Choice } from '../choice.tsx';
import { ExperienceChoice } from '../experience-choice.tsx';
import { useRules } from '../use-rules.ts';
import type { Change, ChangeList } from '../use-settings.ts';
import { Switch } from './fields.tsx';

interface Props {
  readonly settings: Settings;
  readonly change: Change;
  readonly changeList: ChangeList;
}

/** The names of the keys that can be held. */
const MODIFIERS = { alt: 'modifierAlt', ctrl: 'modifierCtrl', shift: 'modifierShift' } as const;

/** Which words are marked, and how. */
export function MarksSection({ settings, change, changeList }: Props) {
  const { hiddenKinds, ignoredTerms } = settings;
  const { index, terms } = useRules();
  const { modifier } = settings;
  const keyName = message(MODIFIERS[modifier === 'none' ? 'alt' : modifier]);
  /** Only kinds that some term has. */
  const kinds: readonly Kind[] = [...new Set(index.terms.map(({ kind }) => kind))];
  return (
    <section class="options-section">
      <h2>{message('marksTitle')}</h2>
      <Choice
        label={message('setting_marks')}
        value={settings.marks}
        choices={[
          ['line', message('marksLine')],
          ['tint', message('marksTint')],
          ['held', message('marksHeld', keyName)],
        ]}
        onPick={(marks) => change({ marks })}
      />
      {/* Shown by its style where it is so. */}
      <p class="help forced-colors">{message('marksForced', keyName)}</p>
      <ExperienceChoice settings={settings} change={change} />
      <fieldset class="field">
        <legend>{message('setting_hiddenKinds')}</legend>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            checked={!hiddenKinds.includes(kind)}
            onChange={(on) => changeList('hiddenKinds', kind, !on)}
          >
            {kindsName(kind)}
          </Switch>
        ))}
      </fieldset>
      <fieldset class="field">
        <legend>{message('whereTitle')}</legend>
        <Switch checked={settings.prose} onChange={(prose) => change({ prose })}>
          {message('setting_prose')}
        </Switch>
        <Switch checked={settings.firstOnly} onChange={(firstOnly) => change({ firstOnly })}>
          {message('setting_firstOnly')}
        </Switch>
      </fieldset>
      {ignoredTerms.length > 0 && (
        <fieldset class="field">
          <legend>{message('setting_ignoredTerms')}</legend>
          {ignoredTerms.map((id) => (
            <button
              key={id}
              type="button"
              class="button"
              onClick={() => changeList('ignoredTerms', id, false)}
            >
              {messageWithElements('restoreTerm', <EnglishName name={terms.get(id)?.name ?? id} />)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
