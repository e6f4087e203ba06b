import type { Settings } from '../../platform/settings-fields.ts';
import { word } from '../../ui/words.ts';
import type { Change } from '../use-settings.ts';
import { Choice, Range, Switch } from './fields.tsx';

interface Props {
  readonly settings: Settings;
  readonly change: Change;
}

/** When the popover opens. */
export function HoverSection({ settings, change }: Props) {
  return (
    <section class="options-section">
      <h2>{word('hoverTitle')}</h2>
      <Range
        label={word('setting_restDelay')}
        value={settings.restDelay}
        min={0}
        max={2000}
        step={20}
        unit="millisecond"
        onChange={(restDelay) => change({ restDelay })}
      />
      <Choice
        label={word('setting_modifier')}
        value={settings.modifier}
        choices={[
          ['none', word('modifierNone')],
          ['alt', word('modifierAlt')],
          ['ctrl', word('modifierCtrl')],
          ['shift', word('modifierShift')],
        ]}
        onPick={(modifier) => change({ modifier })}
      />
      <Switch checked={settings.taps} onChange={(taps) => change({ taps })}>
        {word('setting_taps')}
      </Switch>
    </section>
  );
}
