import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Format, FormatException, TermChange } from '../../src/rules/format.ts';
import {
  type ExceptionSource,
  ExceptionsFile,
  type FormatSource,
  FormatsFile,
} from './formats-schema.ts';
import { DATA_ROOT, DataError, readData, readEditions, readTerms } from './load.ts';

const EXCEPTIONS = 'formats/exceptions.json';
const FORMATS = 'formats/formats.json';

/** Everything under rules-data/formats. */
export interface Formats {
  /** In the order in which they are offered. */
  readonly formats: readonly FormatSource[];
  readonly exceptions: ReadonlyMap<string, ExceptionSource>;
}

/**
 * The formats with their exceptions, read against their schema. Throws DataError that names file, field and
 * reason, also where an exception names a term or an edition that is none, or states nothing of where it is said.
 */
export function readFormats(root = DATA_ROOT): Formats {
  if (!existsSync(join(root, 'formats'))) return { formats: [], exceptions: new Map() };
  const errors: string[] = [];
  const dates = new Set(readEditions(root).editions.map(({ date }) => date));
  const ids = new Set(readTerms(root).map(({ id }) => id));
  const exceptions = new Map<string, ExceptionSource>();
  for (const exception of readData(ExceptionsFile, EXCEPTIONS, root)) {
    const say = (field: string, reason: string) =>
      errors.push(`rules-data/${EXCEPTIONS}: ${exception.id}: ${field}: ${reason}`);
    if (exceptions.has(exception.id)) say('id', 'stands there twice');
    exceptions.set(exception.id, exception);
    checkException(exception, ids, dates, say);
  }
  const seen = new Set<string>();
  const formats = readData(FormatsFile, FORMATS, root);
  for (const { id, base, exceptions: own } of formats) {
    const say = (field: string, reason: string) =>
      errors.push(`rules-data/${FORMATS}: ${id}: ${field}: ${reason}`);
    if (seen.has(id)) say('id', 'stands there twice');
    seen.add(id);
    if (base !== 'newest' && !dates.has(base)) say('base', `no edition of ${base}`);
    for (const { exception } of own)
      if (!exceptions.has(exception)) say('exceptions', `no exception ${exception}`);
  }
  if (errors.length) throw new DataError(errors.join('\n'));
  return { formats, exceptions };
}

function checkException(
  exception: ExceptionSource,
  ids: ReadonlySet<string>,
  dates: ReadonlySet<string>,
  say: (field: string, reason: string) => void,
): void {
  const { stated, in: edition, rules, terms, more = [], inForce = {}, cards } = exception;
  if (edition !== undefined && !dates.has(edition)) say('in', `no edition of ${edition}`);
  if (stated === 'edition' && (edition === undefined || !rules))
    say('stated', 'in an edition: it names the edition and the rules');
  if (stated !== 'edition' && (edition !== undefined || rules || more.length))
    say('stated', 'in no edition: it names neither edition nor rules');
  if (stated === 'card' && !cards) say('cards', 'the cards in whose text it stands');
  for (const term of [
    ...terms,
    ...more.flatMap(({ terms: some }) => some),
    ...Object.keys(inForce),
  ])
    if (!ids.has(term)) say('terms', `no term ${term}`);
    else if (!terms.includes(term)) say('terms', `${term} is spoken of and not among them`);
  for (const [term, said] of Object.entries(inForce))
    if (said === true && edition === undefined)
      say(`inForce.${term}`, 'needs the edition to read it in');
}

/** The formats as the extension has them: what each changes, told by term. */
export function compileFormats(root = DATA_ROOT): Format[] {
  const { formats, exceptions } = readFormats(root);
  return formats.map(({ id, name, base, exceptions: own }) => {
    const all = own.flatMap(({ exception }) => exceptions.get(exception) ?? []);
    const terms = [...new Set(all.flatMap((exception) => exception.terms))];
    return {
      id,
      name,
      base,
      exceptions: all.map(toldOf),
      terms: Object.fromEntries(terms.map((term) => [term, changeOf(term, all)])),
    };
  });
}

function toldOf({
  id,
  text,
  stated,
  in: edition,
  rules,
  combatDamage,
}: ExceptionSource): FormatException {
  return {
    id,
    text,
    stated,
    ...(edition && { in: edition }),
    ...(rules && { rules }),
    ...(combatDamage && { combatDamage }),
  };
}

function changeOf(term: string, all: readonly ExceptionSource[]): TermChange {
  const touching = all.filter(({ terms }) => terms.includes(term));
  const back = touching.find(({ inForce }) => inForce?.[term] !== undefined);
  const said = back?.inForce?.[term];
  return {
    exceptions: touching.map(({ id, text, stated, rules = [], in: edition, more = [], cards }) => {
      const own = more.find(({ terms }) => terms.includes(term));
      return {
        id,
        text: own?.text ?? text,
        stated,
        rules: own?.rules ?? rules,
        ...(edition && { in: edition }),
        ...(cards && { cards: cards.flatMap(spellings) }),
      };
    }),
    ...(typeof said === 'string' && { inForce: { reminder: said } }),
    ...(said === true && { inForce: { edition: back?.in ?? '' } }),
  };
}

/** A card's name in lower case, with and without accents, with each kind of apostrophe. */
function spellings(name: string): string[] {
  const lower = name.toLowerCase();
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
  return [...new Set([lower, bare].flatMap((one) => [one, one.replaceAll('’', "'")]))];
}
