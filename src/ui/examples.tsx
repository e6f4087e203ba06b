import type { EditionDate, Entry, Example, TermDetails, TermText } from '../rules/types.ts';
import { inWordsOf } from '../rules/words-of-the-time.ts';
import { CardText } from './card-text.tsx';
import { FightPicture } from './fight-picture.tsx';
import { message } from './i18n.ts';
import type { Cite } from './interactions.tsx';

/** The places in a term's list of the examples that hold under an entry's edition. */
export const examplesOf = ({ examples = [] }: TermText, { edition }: Entry): number[] =>
  examples.flatMap(([from, until], i) =>
    from <= edition && (until === '' || edition < until) ? [i] : [],
  );

interface Props {
  readonly text: TermText;
  readonly details: TermDetails;
  /** Places in the list. */
  readonly shown: readonly number[];
  readonly cite: Cite;
  /** In whose words they are told. */
  readonly edition: EditionDate;
  readonly openPage: ((path: string) => void) | undefined;
}

/** Worked examples; those that are fights with a picture of each step, and a way to try them. */
export function Examples({ text, details, shown, cite, edition, openPage }: Props) {
  return (
    <>
      {shown.map((i) => {
        const example = details.examples?.[i];
        const address = text.examples?.[i]?.[2];
        return (
          example && (
            <div key={i} class="example">
              <div lang="en">
                <Lines
                  lines={example.lines.map((line) => inWordsOf(edition, line))}
                  rules={cite(example.rules, example.in)}
                />
                {example.pictures?.map((picture) => (
                  <FightPicture key={picture.words} picture={picture} />
                ))}
              </div>
              {address && openPage && (
                <button type="button" class="link" onClick={() => openPage(address)}>
                  {message('exampleTry')}
                </button>
              )}
            </div>
          )
        );
      })}
    </>
  );
}

function Lines({ lines, rules }: Pick<Example, 'lines' | 'rules'>) {
  return (
    <>
      {lines.map((line, i) => (
        <p key={line}>
          <CardText text={line} />
          {i === lines.length - 1 && <span class="rule"> {rules.join(', ')}</span>}
        </p>
      ))}
    </>
  );
}
