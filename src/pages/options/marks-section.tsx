import type { Settings } from '../../platform/settings-fields.ts';
import type { Kind } from '../../rules/types.ts';
import { word } from '../../ui/words.ts';
import { INDEX, TERMS } from '../use-rules.ts';
import type { Change, ChangeList } from '../use-settings.ts';
import { Choice, Switch } from './fields.tsx';

interface Props {
  readonly settings: Settings;
  readonly change: Change;
  readonly changeList: ChangeList;
}

/** Only kinds that some term has. */
const KINDS: readonly Kind[] = [...new Set(INDEX.terms.map(({ kind }) => kind))];

/** Which words are marked, and how. */
export function MarksSection({ settings, change, changeList }: Props) {
  const { hiddenKinds, ignoredTerms } = settings;
  return (
    <section class="options-section">
      <h2>{word('marksTitle')}</h2>
      <Choice
        label={word('setting_marks')}
        value={settings.marks}
        choices={[
          ['line', word('marksLine')],
          ['tint', word('marksTint')],
          ['held', word('marksHeld')],
        ]}
        onPick={(marks) => change({ marks })}
      />
      <fieldset class="field">
        <legend>{word('setting_hiddenKinds')}</legend>
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            checked={!hiddenKinds.includes(kind)}
            onChange={(on) => changeList('hiddenKinds', kind, !on)}
          >
            {word(`kinds_${kind.replace('-', '_')}`)}
          </Switch>
        ))}
      </fieldset>
      <fieldset class="field">
        <legend>{word('whereTitle')}</legend>
        <Switch checked={settings.prose} onChange={(prose) => change({ prose })}>
          {word('setting_prose')}
        </Switch>
        <Switch checked={settings.firstOnly} onChange={(firstOnly) => change({ firstOnly })}>
          {word('setting_firstOnly')}
        </Switch>
      </fieldset>
      {ignoredTerms.length > 0 && (
        <fieldset class="field">
          <legend>{word('setting_ignoredTerms')}</legend>
          {ignoredTerms.map((id) => (
            <button
              key={id}
              type="button"
              class="button"
              onClick={() => changeList('ignoredTerms', id, false)}
            >
              {word('restoreTerm', TERMS.get(id)?.name ?? id)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
