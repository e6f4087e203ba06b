import type { Settings } from '../../platform/settings-fields.ts';
import { word } from '../../ui/words.ts';
import type { Change } from '../use-settings.ts';
import { Choice, Range, Switch } from './fields.tsx';

interface Props {
  readonly settings: Settings;
  readonly change: Change;
}

/** How the popover looks, and the toolbar button. */
export function LookSection({ settings, change }: Props) {
  return (
    <section class="options-section">
      <h2>{word('lookTitle')}</h2>
      <Choice
        label={word('setting_theme')}
        value={settings.theme}
        choices={[
          ['system', word('themeSystem')],
          ['light', word('themeLight')],
          ['dark', word('themeDark')],
        ]}
        onPick={(theme) => change({ theme })}
      />
      <Choice
        label={word('setting_popoverWidth')}
        value={settings.popoverWidth}
        choices={[
          ['narrow', word('widthNarrow')],
          ['normal', word('widthNormal')],
          ['wide', word('widthWide')],
        ]}
        onPick={(popoverWidth) => change({ popoverWidth })}
      />
      <Range
        label={word('setting_textSize')}
        value={settings.textSize}
        min={80}
        max={200}
        step={10}
        unit="percent"
        onChange={(textSize) => change({ textSize })}
      />
      <div class="field">
        <Switch checked={settings.badge} onChange={(badge) => change({ badge })}>
          {word('setting_badge')}
        </Switch>
      </div>
    </section>
  );
}
