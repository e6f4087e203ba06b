import type { Card, CardFace, CardTerm } from '../cards/types.ts';
import { entryUnder, type Reading } from '../rules/reading.ts';
import { pairsOf } from '../rules/resolve.ts';
import type { Entry, Kind, Term, TermText } from '../rules/types.ts';

/** A term of a card with what is said of it there. */
export interface CardEntry {
  readonly on: CardTerm;
  readonly entry: Entry;
  readonly text: TermText;
}

/** A face of a card in the panel's order. */
export interface FaceEntries {
  readonly name: string;
  /** What the card has: said in full. */
  readonly abilities: readonly CardEntry[];
  /** What it does. */
  readonly actions: readonly CardEntry[];
  readonly rest: readonly CardEntry[];
}

/** Two terms of a card of which it is known what they do together. */
export interface Together {
  /** The term that tells of it, and the position of the pair in its text. */
  readonly teller: CardEntry;
  readonly at: number;
  readonly other: CardEntry;
}

export interface CardReading {
  readonly terms: ReadonlyMap<string, Term>;
  readonly textOf: (term: string) => TermText | undefined;
  readonly reading: Reading;
  readonly hiddenKinds: readonly Kind[];
  readonly ignoredTerms: readonly string[];
}

/** The ids of a card's terms, each once: those that we know and the user wants explained. */
export function termIdsOf(
  card: Card,
  { terms, hiddenKinds, ignoredTerms }: Omit<CardReading, 'reading' | 'textOf'>,
): string[] {
  const ids = new Set(card.faces.flatMap((face) => face.terms.map(({ term }) => term)));
  return [...ids].filter((id) => {
    const kind = terms.get(id)?.kind;
    return kind !== undefined && !hiddenKinds.includes(kind) && !ignoredTerms.includes(id);
  });
}

/** A card's faces with their entries. Terms whose text is not at hand are left out, and what would say the same twice. */
export function facesOf(card: Card, how: CardReading): FaceEntries[] {
  const wanted = new Set(termIdsOf(card, how));
  return card.faces.map((face) => {
    const entries = entriesOf(face, wanted, card.name, how);
    const ofKind = (...kinds: readonly Kind[]) =>
      entries.filter(({ entry }) => kinds.includes(entry.term.kind));
    const abilities = ofKind('ability', 'outside');
    const actions = ofKind('action', 'basic-action');
    const rest = entries.filter((one) => !abilities.includes(one) && !actions.includes(one));
    return { name: face.name, abilities, actions, rest };
  });
}

function entriesOf(
  face: CardFace,
  wanted: ReadonlySet<string>,
  card: string,
  { terms, textOf, reading }: CardReading,
): CardEntry[] {
  const said = new Map<string, CardEntry>();
  for (const on of face.terms) {
    const term = wanted.has(on.term) ? terms.get(on.term) : undefined;
    const text = term && textOf(on.term);
    if (!term || !text) continue;
    const entry = entryUnder(reading, term, text, on.params, on.form, card);
    const key = `${entry.title}\n${entry.reminder}\n${entry.holders ?? ''}`;
    if (!said.has(key)) said.set(key, { on, entry, text });
  }
  return [...said.values()];
}

/** What is known of the terms of a face together, each pair once. Two faces are not there at once. */
export function togetherOf({ abilities, actions, rest }: FaceEntries): Together[] {
  const first = new Map<string, CardEntry>();
  for (const one of [...abilities, ...actions, ...rest])
    if (!first.has(one.on.term)) first.set(one.on.term, one);
  const seen = new Set<string>();
  const found: Together[] = [];
  for (const [id, teller] of first)
    for (const at of pairsOf(teller.text, teller.entry, [...first.keys()])) {
      const otherId = teller.text.pairs?.[at]?.[0] ?? '';
      const other = first.get(otherId);
      const key = [id, otherId].sort().join();
      if (!other || other === teller || seen.has(key)) continue;
      seen.add(key);
      found.push({ teller, at, other });
    }
  return found;
}
