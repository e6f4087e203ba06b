import type { LanguageSigns } from './printed-language.ts';
import type {
  Aliases,
  EditionDate,
  EraNote,
  Form,
  Kind,
  RulesIndex,
  Sense,
  Term,
} from './types.ts';

/**
 * The index in the form in which it is shipped. Every card page loads it, so it is made for gzip: half the
 * size of the plain objects. `packTerms` and `unpackIndex` are each other's inverse; a test holds them so.
 */
export interface PackedIndex {
  /** [id, name, first edition's position in `editions`, summary, notes]; '' and no notes where they are not needed */
  readonly eras: readonly (readonly [string, string, number, string, (readonly EraNote[])?])[];
  /** Oldest first: each edition's days since the one before (the first's since 1970), in base 36. */
  readonly editions: string;
  /** The sets that each edition is known by, in step with them, with bars between. */
  readonly sets: string;
  /** [id, name, base] */
  readonly formats: readonly (readonly [string, string, EditionDate | 'newest'])[];
  /** Patterns of parameters, for forms to point to. */
  readonly patterns: readonly string[];
  readonly senses: readonly Sense[];
  /**
   * A line a kind ("#ability") or a term: `name=id<variantOf|form|form`, where `=id` is left out when the name
   * makes it. A form is `text>patterns^sense`: `~` stands for the name in lower case, patterns are positions
   * with commas.
   */
  readonly terms: string;
  /** The terms' spellings; our own pages make them of the terms. */
  readonly spellings?: string;
  readonly aliases?: Aliases;
  /** Names that look like terms, with bars between. */
  readonly labels?: string;
  /** How the language of a text is told; our own pages do not ask. */
  readonly signs?: LanguageSigns;
}

/** The terms of an index, or a part of them. */
export type PackedTerms = Pick<PackedIndex, 'patterns' | 'senses' | 'terms'>;

/** A line's signs may not stand in what it holds. */
const SIGNS = /[=<|>^~#\n]/;

/** The terms as `PackedIndex` has them. Throws where a name or form holds a sign of the format. */
export function packTerms(terms: readonly Term[]): PackedTerms {
  const patterns: string[] = [];
  const senses: Sense[] = [];
  const lines: string[] = [];
  const kinds = [...new Set(terms.map(({ kind }) => kind))];
  for (const kind of kinds) {
    lines.push(`#${kind}`);
    for (const term of terms) {
      if (term.kind !== kind) continue;
      const forms = term.forms.map((form) => packForm(form, term.name, patterns, senses));
      const id = idOf(term.name) === term.id ? '' : `=${term.id}`;
      const variant = term.variantOf === undefined ? '' : `<${term.variantOf}`;
      lines.push([plain(term.name) + id + variant, ...forms].join('|'));
    }
  }
  return { patterns, senses, terms: lines.join('\n') };
}

/** The index in the form the code works with. Does not check: the build made it from checked data. */
export function unpackIndex(packed: PackedIndex): RulesIndex {
  const dates = unpackDates(packed.editions);
  const sets = packed.sets.split('|');
  const dateAt = (i: number): EditionDate => dates[i] ?? '';
  const eraStarts = packed.eras.map(([id, , from]) => ({ id, from }));
  return {
    eras: packed.eras.map(([id, name, from, summary, notes = []]) => ({
      id,
      name,
      from: dateAt(from),
      summary,
      notes,
    })),
    editions: dates.map((date, i) => ({
      date,
      era: eraStarts.findLast((era) => era.from <= i)?.id ?? '',
      ...(sets[i] && { sets: sets[i] }),
    })),
    formats: packed.formats.map(([id, name, base]) => ({ id, name, base })),
    terms: unpackTerms(packed),
    ...(packed.spellings !== undefined && { spellings: packed.spellings }),
    ...(packed.aliases && { aliases: packed.aliases }),
    ...(packed.labels && { labels: packed.labels }),
    ...(packed.signs && { signs: packed.signs }),
  };
}

/** Terms in the form the code works with; see unpackIndex. */
export function unpackTerms({ terms, patterns, senses }: PackedTerms): Term[] {
  let kind = '' as Kind;
  const unpacked: Term[] = [];
  for (const line of terms.split('\n')) {
    if (line[0] === '#') {
      kind = line.slice(1) as Kind;
      continue;
    }
    if (line === '') continue;
    const [head = '', ...forms] = line.split('|');
    const [own = '', variantOf] = head.split('<');
    const [name = '', id = idOf(name)] = own.split('=');
    let unpackedForms: Form[] | undefined;
    unpacked.push({
      id,
      name,
      kind,
      // Only those that a page holds are looked at.
      get forms() {
        unpackedForms ??= forms.map((form) => unpackForm(form, name, patterns, senses));
        return unpackedForms;
      },
      ...(variantOf !== undefined && { variantOf }),
    });
  }
  return unpacked;
}

/** The id that a name makes: "Jump-Start" is jump-start, "Doctor’s Companion" doctors-companion. */
function idOf(name: string): string {
  const small = name.toLowerCase();
  // Most are plain words.
  if (/^[a-z ]+$/.test(small)) return small.replaceAll(' ', '-');
  return small
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function packForm(
  { text, then = [], sense }: Form,
  name: string,
  patterns: string[],
  senses: Sense[],
): string {
  const base = name.toLowerCase();
  const short = plain(text).startsWith(base) ? `~${text.slice(base.length)}` : text;
  const follow = then.map((pattern) => place(patterns, pattern, (other) => other === pattern));
  const said = JSON.stringify(sense);
  const meant = sense && place(senses, sense, (other) => JSON.stringify(other) === said);
  return short + (then.length ? `>${follow}` : '') + (meant === undefined ? '' : `^${meant}`);
}

function unpackForm(
  packed: string,
  name: string,
  patterns: readonly string[],
  senses: readonly Sense[],
): Form {
  const [front = '', meant] = packed.split('^');
  const [short = '', follow] = front.split('>');
  const sense = meant === undefined ? undefined : senses[Number(meant)];
  return {
    text: short.replace('~', name.toLowerCase()),
    ...(follow !== undefined && { then: follow.split(',').map((i) => patterns[Number(i)] ?? '') }),
    ...(sense && { sense }),
  };
}

/** An item's position in a list, put there if it is not. */
function place<T>(list: T[], item: T, same: (other: T) => boolean): number {
  const at = list.findIndex(same);
  return at >= 0 ? at : list.push(item) - 1;
}

function plain(text: string): string {
  if (SIGNS.test(text)) throw new Error(`“${text}” holds a sign of the packed index`);
  return text;
}

const DAY = 86_400_000;

/** Editions' dates as `PackedIndex` has them. */
export function packDates(dates: readonly EditionDate[]): string {
  const days = dates.map((date) => Date.parse(date) / DAY);
  return days.map((day, i) => (day - (days[i - 1] ?? 0)).toString(36)).join(' ');
}

function unpackDates(packed: string): EditionDate[] {
  let day = 0;
  return packed.split(' ').map((days) => {
    day += Number.parseInt(days, 36);
    return new Date(day * DAY).toISOString().slice(0, 10);
  });
}
