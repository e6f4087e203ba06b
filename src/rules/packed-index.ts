import type { EditionDate, Form, Kind, RulesIndex, Sense } from './types.ts';

/** A form as packed: its text alone, or with its patterns and sense. */
export type PackedForm =
  | string
  | { readonly t: string; readonly p?: readonly string[]; readonly s?: Sense };

/**
 * The index in the form in which it is shipped: one-letter names, dates as positions in `editions`, which
 * costs a third of the plain form gzipped.
 */
export interface PackedIndex {
  /** [id, name, first edition's position, summary] */
  readonly eras: readonly (readonly [string, string, number, string])[];
  /** Dates as numbers: 20260925. Oldest first. */
  readonly editions: readonly number[];
  readonly terms: readonly {
    readonly i: string;
    readonly n: string;
    readonly k: Kind;
    readonly f: readonly PackedForm[];
    readonly v?: string;
  }[];
}

/** The index in the form the code works with. Does not check: the build made it from checked data. */
export function unpackIndex(packed: PackedIndex): RulesIndex {
  const dates = packed.editions.map(isoDate);
  const dateAt = (i: number): EditionDate => dates[i] ?? '';
  const eraStarts = packed.eras.map(([id, , from]) => ({ id, from }));
  return {
    eras: packed.eras.map(([id, name, from, summary]) => ({
      id,
      name,
      from: dateAt(from),
      summary,
    })),
    editions: dates.map((date, i) => ({
      date,
      era: eraStarts.findLast((era) => era.from <= i)?.id ?? '',
    })),
    terms: packed.terms.map(({ i, n, k, f, v }) => ({
      id: i,
      name: n,
      kind: k,
      forms: f.map(unpackForm),
      ...(v !== undefined && { variantOf: v }),
    })),
  };
}

function isoDate(date: number): EditionDate {
  const digits = String(date);
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

function unpackForm(form: PackedForm): Form {
  if (typeof form === 'string') return { text: form };
  return { text: form.t, ...(form.p && { then: form.p }), ...(form.s && { sense: form.s }) };
}
