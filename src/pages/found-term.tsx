import { type Found, printedHit, wantedIn } from '../look-up/index.ts';
import type { PrintedNames } from '../rules/printed-names.ts';
import { fillTitle } from '../rules/reminder.ts';
import { FoundName } from './found-name.tsx';

interface Props {
  readonly found: Found;
  readonly query: string;
  readonly printed: PrintedNames | undefined;
}

/** A found term: its English name as the query has it, and the printed one where the query is that. */
export function FoundTerm({ found: { term, params, form }, query, printed }: Props) {
  const wanted = wantedIn(query);
  const isEnglish = [term.name, ...term.forms.map(({ text }) => text)].some((text) =>
    ` ${text.toLowerCase()}`.includes(` ${wanted}`),
  );
  const hit = isEnglish ? undefined : printedHit(query, printed?.[term.id]);
  return (
    <>
      <span lang="en">
        <FoundName name={fillTitle(term, params, form)} query={query} />
      </span>
      {hit && (
        <>
          {' '}
          <span class="quiet" lang={hit.lang}>
            <FoundName name={hit.name} query={query} />
          </span>
        </>
      )}
    </>
  );
}
