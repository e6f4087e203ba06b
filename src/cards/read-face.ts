import type { Detector } from '../detect/types.ts';
import { sayingOf } from '../rules/reminder.ts';
import type { Kind, Params, RulesIndex, TermText } from '../rules/types.ts';
import type { CardFace, CardTerm } from './types.ts';

/** Kinds that nobody asks of a picture, and that would be a third of the index: target, creature, Equipment. */
const LEFT: ReadonlySet<Kind> = new Set<Kind>(['concept', 'card-type']);

/** A face as a list of cards has it. */
export interface WrittenFace {
  readonly name: string;
  /** The rules text; symbols as `{R}`, lines divided by \n. */
  readonly text: string;
}

/** Reads which terms stand on a face, with what an entry shows of the face's own words. Never throws. */
export type FaceReader = (face: WrittenFace) => CardFace;

/** Whether the index holds terms of a kind. */
export function isIndexed(kind: Kind): boolean {
  return !LEFT.has(kind);
}

/** Makes the reader for an index and the texts of its terms, which tell what of a card's words can be shown. */
export function createFaceReader(
  index: RulesIndex,
  texts: Readonly<Record<string, TermText>>,
  detector: Detector,
): FaceReader {
  const terms = new Map(index.terms.map((term) => [term.id, term]));
  const shows = new Map(
    index.terms.filter(({ kind }) => isIndexed(kind)).map(({ id }) => [id, showsOf(texts[id])]),
  );

  return ({ name, text }) => {
    const context = { place: 'rules', cardName: name } as const;
    const found = new Map<string, Occurrence>();
    for (const match of detector.find(text, context)) {
      const { term, form } = match;
      const shown = shows.get(term);
      if (!shown) continue;
      const known = terms.get(term);
      const saying = known ? sayingOf(known, form) : '';
      const own = shown.forms.has(saying) ? saying : '';
      const params = reduce(detector.paramsHere(text, match, context), shown);
      const key = `${term}|${own}|${JSON.stringify(params)}`;
      if (!found.has(key)) found.set(key, { term, form, params, own });
    }
    const all = [...found.values()];
    const kept = all.filter((one) => !all.some((other) => saysMore(other, one)));
    return { name, terms: kept.map(({ term, form, params }) => ({ term, form, params })) };
  };
}

interface Occurrence extends CardTerm {
  /** The form's text where it has a sentence of its own, else ''. */
  readonly own: string;
}

/** What an entry may show of a card. */
interface Shows {
  /** Whether it says something else where others have the term. */
  readonly others: boolean;
  /** Whether it names one of those by its noun. */
  readonly noun: boolean;
  /** Forms with a sentence of their own. */
  readonly forms: ReadonlySet<string>;
}

function showsOf(text: TermText | undefined): Shows {
  const history = text?.history ?? [];
  return {
    others: history.some(({ granted, player }) => granted ?? player),
    noun: JSON.stringify(history).includes('[holder'),
    forms: new Set(history.flatMap(({ inForm = {} }) => Object.keys(inForm))),
  };
}

/** What of a place's parameters an entry can show: not the ability after a dash, nor who has it where that is one. */
function reduce(params: Params, { others, noun }: Shows): Params {
  const { who, holder, holders, ability, tail, ...slots } = params;
  const cut = ability === undefined ? tail : costOf(tail);
  return {
    ...slots,
    ...(cut && { tail: cut }),
    ...(others && who && { who }),
    ...(noun && holder && { holder }),
    ...(others && holders && who !== 'any' && { holders }),
  };
}

/** An ability is no title: only its cost is, up to the colon. */
function costOf(tail = ''): string | undefined {
  return /^[^:"]*(?=:\s)/.exec(tail)?.[0];
}

/** Whether beside one occurrence the other, a bare mention, says nothing more. */
function saysMore(one: Occurrence, other: Occurrence): boolean {
  if (one === other || one.term !== other.term || one.own !== other.own || !isBare(other))
    return false;
  if (other.params.who === 'any') return one.params.who !== 'any' || !isBare(one);
  return other.params.who === undefined && one.params.who === undefined && !isBare(one);
}

function isBare({ params: { tail, type } }: Occurrence): boolean {
  return !tail && !type;
}
