import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ownAddress } from '../platform/runtime.ts';
import { type EditionChoice, formatIdOf, resolveEdition } from '../rules/edition-choice.ts';
import { entryUnder, readingOf } from '../rules/reading.ts';
import type { Params } from '../rules/types.ts';
import { CiteButton, CiteForms } from '../ui/cite-button.tsx';
import { EntryView } from '../ui/entry-view.tsx';
import { MenuFold } from '../ui/fold.tsx';
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
  /** Goes back to the newest edition. */
  readonly onNewest?: () => void;
  /** Below. */
  readonly foot?: ComponentChildren;
}

/** A term's entry on one of our own pages, where all texts are at hand. */
export function TermEntry(props: Props) {
  const { id, edition, params, form, onTerm, takesFocus, lead, foot, onNewest } = props;
  const [uncopied, setUncopied] = useState<string>();
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
      newest={resolveEdition('newest', index)}
      onNewest={onNewest}
      nameOf={(other) => terms.get(other)?.name}
      onDetails={() => undefined}
      onTerm={onTerm}
      openPage={OFFICIAL_SOURCE.openPage}
      takesFocus={takesFocus === true}
      lead={lead}
      official={
        entry.number !== undefined && (
          <OfficialText source={OFFICIAL_SOURCE} edition={entry.edition} number={entry.number} />
        )
      }
      more={
        entry.number !== undefined && (
          <MenuFold>
            <CiteForms entry={entry} addressOf={ownAddress} onUncopied={setUncopied} />
          </MenuFold>
        )
      }
      buttons={<CiteButton entry={entry} onUncopied={setUncopied} />}
      said={
        uncopied !== undefined && (
          <p class="entry-note" role="alert">
            {message('copyFailed', uncopied)}
          </p>
        )
      }
      footer={foot && <footer class="entry-foot">{foot}</footer>}
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
