import type { ComponentChildren } from 'preact';
import { ownAddress } from '../platform/runtime.ts';
import { type EditionChoice, formatIdOf } from '../rules/edition-choice.ts';
import { entryUnder, readingOf } from '../rules/reading.ts';
import type { Params } from '../rules/types.ts';
import { CiteButton } from '../ui/cite-button.tsx';
import { EntryView } from '../ui/entry-view.tsx';
import { message } from '../ui/i18n.ts';
import { OfficialText } from '../ui/official-text.tsx';
import { OFFICIAL_SOURCE } from './official-source.ts';
import { useRules } from './use-rules.ts';

interface Props {
  readonly id: string;
  readonly edition: EditionChoice;
  readonly params?: Params;
  readonly form?: number;
  readonly onTerm: (id: string) => void;
  /** Whether the user came here by a link or button that is gone. */
  readonly takesFocus?: boolean;
  /** Before the heading: Back. */
  readonly lead?: ComponentChildren;
  /** After the citation. */
  readonly foot?: ComponentChildren;
}

/** A term's entry on one of our own pages, where all texts are at hand. */
export function TermEntry({ id, edition, params, form, onTerm, takesFocus, lead, foot }: Props) {
  const { index, terms, texts: rules, problem, retry } = useRules('withTexts');
  const term = terms.get(id);
  const text = rules?.texts[id];
  if (problem !== undefined) return <Unreadable problem={problem} retry={retry} />;
  if (!term || !text) return <p class="quiet">{message(rules ? 'noSuchTerm' : 'loading')}</p>;
  const format = rules.formats[formatIdOf(edition) ?? ''];
  const reading = readingOf(edition, index, { format });
  // Here is no card: nothing is printed.
  const printed =
    edition === 'as-printed'
      ? ({ edition: reading.edition, why: 'no-printing' } as const)
      : undefined;
  const entry = entryUnder(reading, term, text, params, form);
  return (
    <EntryView
      key={id}
      entry={entry}
      text={text}
      details={rules.details[id] ?? 'missing'}
      printed={printed}
      nameOf={(other) => terms.get(other)?.name}
      onDetails={() => undefined}
      onTerm={onTerm}
      openPage={OFFICIAL_SOURCE.openPage}
      takesFocus={takesFocus === true}
      lead={lead}
      official={
        entry.number !== undefined && (
          <OfficialText
            key={`${entry.edition} ${entry.number}`}
            source={OFFICIAL_SOURCE}
            edition={entry.edition}
            number={entry.number}
          />
        )
      }
      footer={
        <footer class="entry-foot">
          <CiteButton entry={entry} addressOf={ownAddress} />
          {foot}
        </footer>
      }
    />
  );
}

function Unreadable({ problem, retry }: { readonly problem: string; readonly retry: () => void }) {
  return (
    <div class="notice bad" role="alert">
      <p>{problem}</p>
      <button type="button" class="button" onClick={retry}>
        {message('tryAgain')}
      </button>
    </div>
  );
}
