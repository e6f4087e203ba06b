import { namesOf } from '../../settings/settings-file.ts';
import { message } from '../../ui/i18n.ts';
import { inRow } from '../../ui/lists.ts';
import { useSettings } from '../use-settings.ts';
import { BackupSection } from './backup-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { EditionList } from './edition-list.tsx';
import { HoverSection } from './hover-section.tsx';
import { LookSection } from './look-section.tsx';
import { MarksSection } from './marks-section.tsx';
import { Preview } from './preview.tsx';
import { SitesSection } from './sites-section.tsx';

/** Settings on the left, a live card on the right; every change is kept at once. */
export function OptionsPage() {
  const used = useSettings();
  const { settings, damaged, leftOut, problem, change, changeList, reset } = used;
  return (
    <div class="options">
      <header class="options-head">
        <img src="icons/icon-48.png" alt="" width="40" height="40" />
        <div>
          <h1>{message('extensionName')}</h1>
          <p class="quiet">{message('fanContent')}</p>
        </div>
      </header>
      <main class="options-main">
        <div aria-live="polite">
          {problem && <p class="notice bad">{problem}</p>}
          {damaged.length > 0 && (
            <p class="notice">
              {message('damagedSettings', inRow(damaged.map((name) => message(`setting_${name}`))))}{' '}
              {leftOut.length > 0 && `${message('leftOutItems', namesOf(leftOut))} `}
              <button type="button" class="button" onClick={() => reset(damaged)}>
                {message('resetThese')}
              </button>
            </p>
          )}
        </div>
        <EditionList value={settings.edition} onPick={(edition) => change({ edition })} />
        <DocumentsSection />
        <CardsSection />
        <MarksSection settings={settings} change={change} changeList={changeList} />
        <HoverSection settings={settings} change={change} />
        <LookSection settings={settings} change={change} />
        <SitesSection settings={settings} changeList={changeList} />
        <BackupSection settings={settings} change={change} reset={reset} />
      </main>
      <aside class="options-aside" aria-label={message('previewTitle')}>
        <Preview settings={settings} />
      </aside>
    </div>
  );
}
