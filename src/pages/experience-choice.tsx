import { type Experience, experienceOf, hiddenFor } from '../settings/experience.ts';
import type { Settings } from '../settings/fields.ts';
import { message } from '../ui/i18n.ts';
import { Choice } from './choice.tsx';
import type { Change } from './use-settings.ts';

interface Props {
  readonly settings: Settings;
  readonly change: Change;
}

/** Asks how well the user knows the game: all words are marked, or those that have to be learned. */
export function ExperienceChoice({ settings, change }: Props) {
  return (
    <Choice<Experience>
      label={message('experience')}
      value={experienceOf(settings.hiddenKinds)}
      choices={[
        ['newcomer', message('experienceNewcomer')],
        ['player', message('experiencePlayer')],
      ]}
      onPick={(experience) => change({ hiddenKinds: hiddenFor(experience) })}
    />
  );
}
