import { BULK_PAGE } from '../../platform/scryfall.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { type Said, useCardImports } from './cards-state.ts';
import { broughtText, knownText } from './cards-text.ts';
import { isCardsFile, useDrop } from './use-drop.ts';
import { Working } from './working.tsx';

const NOTICES: Readonly<Record<Said['how'], string>> = {
  good: 'notice good',
  bad: 'notice bad',
  plain: 'notice',
};

/** Which cards are known by name: how many, up to which set; bring newer ones, remove them. */
export function CardsSection() {
  const { builtIn, imported, work, said, importFile, getNewest, remove } = useCardImports();
  const over = useDrop(isCardsFile, ([file]) => file && importFile(file));
  return (
    <section class="options-section" id="cards" aria-labelledby="cards-heading">
      <h2 id="cards-heading">{message('cardsTitle')}</h2>
      <p class="quiet">{message('cardsHelp')}</p>
      {builtIn && <p class="in-use">{knownText(builtIn, imported)}</p>}
      {imported && (
        <div class="brought">
          <p class="quiet">
            {message('cardsFrom', imported.file, longDate(imported.imported.slice(0, 10)))}{' '}
            {broughtText(imported)}
          </p>
          <button type="button" class="button" disabled={!!work} onClick={remove}>
            {message('cardsRemove')}
          </button>
        </div>
      )}
      <div class={over ? 'drop over' : 'drop'}>
        <label class="button file-button">
          {message('cardsChoose')}
          <input
            type="file"
            class="visually-hidden"
            accept=".json,.jsonl,.ndjson,.gz,application/json,application/gzip"
            disabled={!!work}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) importFile(file);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <span class="quiet">{message('cardsDrop')}</span>
      </div>
      <p class="get-newest">
        <button type="button" class="button" disabled={!!work} onClick={getNewest}>
          {message('cardsGet')}
        </button>{' '}
        <span class="quiet">
          {message('cardsGetHelp')} <a href={BULK_PAGE}>{message('cardsPage')}</a>
        </span>
      </p>
      {work && <Working work={work} id="cards-progress" />}
      <div aria-live="polite">{said && <p class={NOTICES[said.how]}>{said.text}</p>}</div>
    </section>
  );
}
