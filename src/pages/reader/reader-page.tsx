import { useCallback, useMemo } from 'preact/hooks';
import { findRule } from '../../comprules/find-rule.ts';
import { optionsPage } from '../../own-pages.ts';
import { resolveEdition } from '../../rules/edition-choice.ts';
import { numberAt } from '../../rules/resolve.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { useRules } from '../use-rules.ts';
import { useSettings } from '../use-settings.ts';
import { compareAt, type KeywordAt } from './compare/compare-at.ts';
import { CompareBar, EditionSelect } from './compare/compare-bar.tsx';
import { CompareView } from './compare/compare-view.tsx';
import { Contents } from './contents.tsx';
import { DocumentView, shownPart } from './document-view.tsx';
import { atHand, useAvailableDocuments } from './documents-at-hand.ts';
import { keywordAt, keywordNamed } from './keyword.ts';
import { NotHere } from './not-here.tsx';
import { RuleTools } from './rule-tools.tsx';
import { SearchBox } from './search/search-box.tsx';
import { Timeline } from './timeline/timeline-of-keyword.tsx';
import { type Loaded, useDocument } from './use-document.ts';
import { useFollowed } from './use-followed.ts';
import { usePlace } from './use-place.ts';

const NONE = {};

/** The rules page: an edition by section, searched, linked to, and compared with another. */
export function ReaderPage() {
  const { settings } = useSettings();
  const [place, go] = usePlace();
  const documents = useAvailableDocuments();
  const { index, texts: rules } = useRules('withTexts');
  const dates = documents?.map(({ date }) => date) ?? [];
  const edition = place.edition ?? atHand(dates, resolveEdition(settings.edition, index));
  const loaded = useDocument(documents && edition);
  const other = useDocument(place.against);
  const document = loaded.state === 'ready' ? loaded.document : undefined;
  const texts = rules?.texts ?? NONE;
  const keywordOf = useCallback<KeywordAt>(
    (number, date) => keywordAt(number, date, index.terms, texts),
    [index, texts],
  );
  const keyword = edition === undefined ? undefined : keywordOf(place.at, edition);
  const { leave, said } = useFollowed(document, place.at, keywordOf, (to) => go(to, 'instead'));
  const otherDocument = other.state === 'ready' ? other.document : undefined;
  const compared = useMemo(
    () => document && otherDocument && compareAt(document, otherDocument, place.at, keywordOf),
    [document, otherDocument, place.at, keywordOf],
  );

  /** A keyword's number in this edition, or the number itself where the edition has it. */
  function find(wanted: string): boolean {
    if (!document) return false;
    const named = keywordNamed(wanted, index.terms, texts);
    const number = named ? numberAt(named.text, document.effective) : wanted.replace(/\.$/, '');
    if (number === undefined || !findRule(document, number)) return false;
    go({ at: number });
    return true;
  }

  if (documents?.length === 0) return <Empty />;
  const timeline = (open: boolean) =>
    keyword && <Timeline keyword={keyword} dates={dates} open={open} />;
  return (
    <div class="reader">
      <header class="reader-head">
        <h1>{message('readerTitle')}</h1>
        <label for="edition">{message('edition')}</label>
        <EditionSelect
          id="edition"
          dates={dates}
          value={edition ?? ''}
          onPick={(picked) => {
            leave();
            go({ edition: picked });
          }}
        />
        <a href={optionsPage('documents')}>{message('readerManage')}</a>
      </header>
      <aside class="reader-aside">
        {document && (
          <SearchBox key={document.effective} document={document}>
            <Contents document={document} shown={shownPart(place.at)} />
          </SearchBox>
        )}
      </aside>
      <main class="reader-main">
        {place.against !== undefined && edition !== undefined && (
          <CompareBar place={place} edition={edition} dates={dates} go={go} find={find} />
        )}
        <div role="status">{said && <p class="notice">{said}</p>}</div>
        {!document ? (
          <NotReady loaded={loaded} edition={edition} />
        ) : place.against === undefined ? (
          <DocumentView
            document={document}
            at={place.at}
            tools={(number) => (
              <>
                <RuleTools
                  number={number}
                  edition={document.effective}
                  onCompare={compareWith(dates, document.effective, (against) => go({ against }))}
                />
                {timeline(false)}
              </>
            )}
          />
        ) : other.state !== 'ready' ? (
          <NotReady loaded={other} edition={place.against} />
        ) : place.at === '' ? (
          <p class="quiet">{message('readerChooseRule')}</p>
        ) : !compared ? (
          <NotHere document={document} at={place.at} />
        ) : (
          <>
            {keyword && <h2 lang="en">{keyword.term.name}</h2>}
            <CompareView compared={compared} layout={place.layout} />
            {timeline(true)}
          </>
        )}
      </main>
    </div>
  );
}

/** Compares with the edition at hand before this one, or after it where there is none before. */
function compareWith(
  dates: readonly string[],
  edition: string,
  compare: (against: string) => void,
): (() => void) | undefined {
  const at = dates.indexOf(edition);
  const against = dates[at - 1] ?? dates[at + 1];
  return against === undefined ? undefined : () => compare(against);
}

function NotReady({
  loaded,
  edition,
}: {
  readonly loaded: Loaded;
  readonly edition: string | undefined;
}) {
  if (loaded.state === 'failed') return <p class="notice bad">{loaded.problem}</p>;
  if (loaded.state === 'none' && edition !== undefined)
    return (
      <p class="notice">
        {message('officialNone', longDate(edition))}{' '}
        <a href={optionsPage('documents')}>{message('addOfficial')}</a>
      </p>
    );
  return <p class="quiet">{message('loading')}</p>;
}

function Empty() {
  return (
    <main class="reader-empty">
      <h1>{message('readerTitle')}</h1>
      <p>{message('readerEmpty')}</p>
      <p>
        <a href={optionsPage('documents')}>{message('addOfficial')}</a>
      </p>
    </main>
  );
}
