import type { Settings } from '../../settings/fields.ts';
import { message } from '../../ui/i18n.ts';
import { Choice } from '../choice.tsx';
import type { Change } from '../use-settings.ts';
import { Range, Switch } from './fields.tsx';

interface Props {
  readonly settings: Settings;
  readonly change: Change;
}

/** When the popover opens. */
export function HoverSection({ settings, change }: Props) {
  return (
    <section class="options-section">
      <h2>{message('hoverTitle')}</h2>
      <Range
        label={message('setting_restDelay')}
        value={settings.restDelay}
        min={0}
        max={2000}
        step={20}
        unit="millisecond"
        onChange={(restDelay) => change({ restDelay })}
      />
      <Choice
        label={message('setting_modifier')}
        value={settings.modifier}
        choices={[
          ['none', message('modifierNone')],
          ['alt', message('modifierAlt')],
          ['ctrl', message('modifierCtrl')],
          ['shift', message('modifierShift')],
        ]}
        onPick={(modifier) => change({ modifier })}
      />
      {(['pictures', 'names'] as const).map((which) => (
        <Choice
          key={which}
          label={message(`setting_${which}`)}
          value={settings[which]}
          choices={[
            ['rest', message('cardsAtRest')],
            ['key', message('cardsWithKey')],
            ['never', message('cardsNever')],
          ]}
          onPick={(shown) => change({ [which]: shown })}
        />
      ))}
      <Range
        label={message('setting_pictureDelay')}
        value={settings.pictureDelay}
        min={0}
        max={2000}
        step={20}
        unit="millisecond"
        onChange={(pictureDelay) => change({ pictureDelay })}
      />
      <Switch checked={settings.taps} onChange={(taps) => change({ taps })}>
        {message('setting_taps')}
      </Switch>
    </section>
  );
}
