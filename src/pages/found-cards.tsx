import { useEffect, useId, useState } from 'preact/hooks';
import type { CardFace, CardTerm } from '../cards/types.ts';
import { fillTitle, shortTitle } from '../rules/reminder.ts';
import { message } from '../ui/i18n.ts';
import { kindBeside } from '../ui/kind-names.ts';
import { FoundName } from './found-name.tsx';
import { useCard, useCardNames } from './use-card-search.ts';
import { useRules } from './use-rules.ts';

interface Props {
  readonly query: string;
  /** The class of lists of what was found. */
  readonly hitsClass: string;
  readonly onTerm: (term: CardTerm) => void;
  /** Tells how many there are. */
  readonly onFound?: (count: number) => void;
}

/** The cards whose names a query finds; the chosen one with its keywords, each of which opens as the card has it. */
export function FoundCards({ query, hitsClass, onTerm, onFound }: Props) {
  const names = useCardNames(query);
  const [chosen, setChosen] = useState<string>();
  const heading = useId();
  useEffect(() => onFound?.(names.length), [names, onFound]);
  // The only one needs no choosing.
  const open = names.length === 1 ? names[0] : names.find((name) => name === chosen);
  const card = useCard(open);
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{message('foundCards')}</h2>
      <ul class={hitsClass}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              class="link"
              lang="en"
              aria-expanded={name === open}
              onClick={() => setChosen(name === open ? undefined : name)}
            >
              <FoundName name={name} query={query} />
            </button>
            {name === open &&
              card?.faces.map((face) => (
                <Face key={face.name} face={face} named={card.faces.length > 1} {...{ onTerm }} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FaceProps {
  readonly face: CardFace;
  /** Whether its name is said. */
  readonly named: boolean;
  readonly onTerm: (term: CardTerm) => void;
}

function Face({ face, named, onTerm }: FaceProps) {
  const { terms } = useRules();
  return (
    <>
      {named && (
        <p class="quiet" lang="en">
          {face.name}
        </p>
      )}
      {face.terms.length === 0 && <p class="quiet">{message('noTermsOnCard')}</p>}
      <ul class="card-terms">
        {face.terms.map((one, i) => {
          const term = terms.get(one.term);
          if (!term) return null;
          const title = shortTitle(fillTitle(term, one.params, one.form));
          return (
            // A card may have one term twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a face never changes
            <li key={i}>
              <button type="button" class="link" lang="en" onClick={() => onTerm(one)}>
                {title}
              </button>{' '}
              <span class="quiet">{kindBeside(term, title)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
