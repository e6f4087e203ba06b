import { useState } from 'preact/hooks';
import { resolve } from '../rules/resolve.ts';
import type {
  EditionDate,
  Params,
  RulesIndex,
  Term,
  TermDetails,
  TermText,
} from '../rules/types.ts';
import { CiteButton } from '../ui/cite-button.tsx';
import { EditionPicker } from '../ui/edition-picker.tsx';
import { type DetailsState, EntryView } from '../ui/entry-view.tsx';
import { type LoadOfficial, OfficialText } from '../ui/official-text.tsx';
import { word } from '../ui/words.ts';
import { IconButton } from './icon-button.tsx';
import { MoreActions } from './more-actions.tsx';

/** What is looked at: the marked word's term first, then terms reached from it. */
export interface Look {
  readonly term: string;
  readonly form: number;
  readonly params: Params;
}

export interface PopoverProps {
  readonly index: RulesIndex;
  readonly terms: ReadonlyMap<string, Term>;
  readonly first: Look;
  readonly as: 'hover' | 'pinned' | 'sheet';
  readonly edition: EditionDate | 'newest';
  readonly textOf: (term: string) => TermText | undefined;
  /** Fetches a term's text where `textOf` has none yet. */
  readonly loadText: (term: string) => Promise<TermText | undefined>;
  readonly loadDetails: (term: string) => Promise<TermDetails | undefined>;
  readonly loadOfficial: LoadOfficial;
  readonly onEdition: (edition: EditionDate | 'newest') => void;
  readonly actions: Actions;
  readonly onPin: () => void;
  readonly onClose: () => void;
}

/** What the reader can do about a term from here. */
export interface Actions {
  /** Mark it nowhere any more. */
  readonly ignoreTerm: (term: string) => void;
  /** Mark nothing on this site any more; its name. */
  readonly site: string;
  readonly switchSiteOff: () => void;
  /** Opens one of our own pages. */
  readonly openPage: (path: string) => void;
}

/** Ties the dialog to its heading, for screen readers. */
export const HEADING_ID = 'entry';

/** The popover's inside: one entry, with Back once the reader has followed a link. */
export function PopoverView(props: PopoverProps) {
  const { index, terms, first, as, edition } = props;
  const [trail, setTrail] = useState<readonly Look[]>([first]);
  const [details, setDetails] = useState<Readonly<Record<string, DetailsState>>>({});
  const [failed, setFailed] = useState<string>();
  const look = trail.at(-1) ?? first;
  const term = terms.get(look.term);
  const text = props.textOf(look.term);
  if (!term || !text) return <p class="quiet">{word('loading')}</p>;

  const date = edition === 'newest' ? (index.editions.at(-1)?.date ?? '') : edition;
  const entry = resolve(term, text, date, look.params, look.form);
  const ask = () => {
    if (details[term.id] !== undefined) return;
    const set = (state: DetailsState) => setDetails((all) => ({ ...all, [term.id]: state }));
    set('loading');
    props.loadDetails(term.id).then(
      (found) => set(found ?? 'missing'),
      () => set('missing'),
    );
  };
  const follow = (id: string) => {
    setFailed(undefined);
    props.loadText(id).then(
      (found) => {
        if (found) setTrail((before) => [...before, { term: id, form: 0, params: {} }]);
        else setFailed(id);
      },
      () => setFailed(id),
    );
  };
  return (
    <EntryView
      key={`${trail.length}:${look.term}`}
      entry={entry}
      text={text}
      details={details[term.id] ?? 'unasked'}
      nameOf={(id) => terms.get(id)?.name}
      onDetails={ask}
      onTerm={follow}
      headingId={HEADING_ID}
      official={
        entry.number !== undefined && (
          <OfficialText
            key={`${date} ${entry.number}`}
            source={{ load: props.loadOfficial, openPage: props.actions.openPage }}
            edition={date}
            number={entry.number}
          />
        )
      }
      lead={
        trail.length > 1 && (
          <IconButton
            name="back"
            label={word('back')}
            onClick={() => setTrail(trail.slice(0, -1))}
          />
        )
      }
      buttons={
        <span class="entry-buttons">
          {as === 'hover' && <IconButton name="pin" label={word('pin')} onClick={props.onPin} />}
          <IconButton name="close" label={word('close')} onClick={props.onClose} />
        </span>
      }
      footer={
        <>
          <MoreActions term={term} actions={props.actions} />
          {failed !== undefined && <p class="entry-note">{word('detailsMissing')}</p>}
          <footer class="entry-foot">
            <CiteButton entry={entry} />
            <EditionPicker index={index} value={edition} onPick={props.onEdition} />
          </footer>
        </>
      }
    />
  );
}
