import type { EditionDate, TermDetails, TermText } from '../rules/types.ts';
import { InteractionText } from './interaction-text.tsx';

/** Numbers of one edition in those of the edition that is shown, where it has them. */
export type Cite = (rules: readonly string[], citedIn: string) => readonly string[];

interface Props {
  readonly text: TermText;
  readonly details: TermDetails;
  /** Positions in the text's pairs. */
  readonly pairs: readonly number[];
  readonly cite: Cite;
  /** In whose words they are told. */
  readonly edition: EditionDate;
  readonly nameOf: (id: string) => string | undefined;
  readonly onTerm: (id: string) => void;
}

/** What a term does together with others, each linked. */
export function Interactions({ text, details, pairs, cite, edition, nameOf, onTerm }: Props) {
  return (
    <dl class="changes" lang="en">
      {pairs.map((i) => {
        const id = text.pairs?.[i]?.[0] ?? '';
        const what = details.interactions?.[i];
        return (
          what && (
            <div key={i}>
              <dt>
                <button type="button" class="link" onClick={() => onTerm(id)}>
                  {nameOf(id) ?? id}
                </button>
              </dt>
              <dd>
                <InteractionText what={what} edition={edition} rules={cite(what.rules, what.in)} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
