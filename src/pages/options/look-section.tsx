import type { Settings } from '../../settings/fields.ts';
import { message } from '../../ui/i18n.ts';
import { Choice } from '../choice.tsx';
import type { Change } from '../use-settings.ts';
import { Range, Switch } from './fields.tsx';

interface Props {
  readonly settings: Settings;
  readonly change: Change;
}

/** How the popover looks, and the toolbar button. */
export function LookSection({ settings, change }: Props) {
  return (
    <section class="options-section">
      <h2>{message('lookTitle')}</h2>
      <Choice
        label={message('setting_theme')}
        value={settings.theme}
        choices={[
          ['system', message('themeSystem')],
          ['light', message('themeLight')],
          ['dark', message('themeDark')],
        ]}
        onPick={(theme) => change({ theme })}
      />
      <Choice
        label={message('setting_popoverWidth')}
        value={settings.popoverWidth}
        choices={[
          ['narrow', message('widthNarrow')],
          ['normal', message('widthNormal')],
          ['wide', message('widthWide')],
        ]}
        onPick={(popoverWidth) => change({ popoverWidth })}
      />
      <Range
        label={message('setting_textSize')}
        value={settings.textSize}
        min={80}
        max={200}
        step={10}
        unit="percent"
        onChange={(textSize) => change({ textSize })}
      />
      <div class="field">
        <Switch checked={settings.badge} onChange={(badge) => change({ badge })}>
          {message('setting_badge')}
        </Switch>
      </div>
    </section>
  );
}
