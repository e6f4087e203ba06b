import type { Card, CardFace, CardTerm } from '../../cards/types.ts';
import type { PageTerm } from '../../platform/messages.ts';
import { fillTitle } from '../../rules/reminder.ts';
import type { Kind } from '../../rules/types.ts';
import type { Settings } from '../../settings/fields.ts';
import { message } from '../../ui/i18n.ts';
import { type Rules, useRules } from '../use-rules.ts';

interface Props {
  readonly cards: readonly Card[];
  readonly settings: Pick<Settings, 'hiddenKinds' | 'ignoredTerms'>;
  readonly onTerm: (id: string, look: Pick<PageTerm, 'form' | 'params'>) => void;
}

/** The cards in view, as pictures or by name, each with its keywords. */
export function PageCards({ cards, settings, onTerm }: Props) {
  const { terms } = useRules();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="popup-cards">
      <h2 id="popup-cards">{message('popupCards')}</h2>
      <ul class="popup-cards">
        {cards.map((card) => (
          <li key={card.name}>
            {card.faces.map((face) => (
              <div key={face.name} class="popup-card" lang="en">
                <strong>{face.name}</strong>
                <ul class="popup-terms">
                  {shownOn(face, terms, settings).map(({ title, on }) => (
                    <li key={title}>
                      <button type="button" class="link" onClick={() => onTerm(on.term, on)}>
                        {title}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a card has comes before what it does, and that before the rest. */
const FIRST: readonly (readonly Kind[])[] = [
  ['ability', 'outside'],
  ['action', 'basic-action'],
];

/** A face's terms by their titles, each once: those that we know and the user wants explained. */
function shownOn(
  face: CardFace,
  terms: Rules['terms'],
  { hiddenKinds, ignoredTerms }: Props['settings'],
): { readonly title: string; readonly on: CardTerm }[] {
  const byTitle = new Map<string, { readonly on: CardTerm; readonly rank: number }>();
  for (const on of face.terms) {
    const term = terms.get(on.term);
    if (!term || hiddenKinds.includes(term.kind) || ignoredTerms.includes(on.term)) continue;
    const title = fillTitle(term, on.params, on.form);
    const rank = FIRST.findIndex((kinds) => kinds.includes(term.kind));
    if (!byTitle.has(title)) byTitle.set(title, { on, rank: rank < 0 ? FIRST.length : rank });
  }
  return [...byTitle]
    .sort(([, a], [, b]) => a.rank - b.rank)
    .map(([title, { on }]) => ({ title, on }));
}
