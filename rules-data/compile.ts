import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedForm, PackedIndex } from '../src/rules/packed-index.ts';
import { unpackIndex } from '../src/rules/packed-index.ts';
import type { RulesIndex, TermDetails, TermText } from '../src/rules/types.ts';
import { readData, readEditions, readTerms } from './load.ts';
import { NumbersFile, type TermSource } from './schema.ts';

const ROOT = import.meta.dirname;

function readNumbers(root: string): NumbersFile {
  return existsSync(join(root, 'numbers.json')) ? readData(NumbersFile, 'numbers.json', root) : {};
}

/**
 * rules-data in the form that goes into the content script: what detection and the first popover need, as
 * plain JSON with dates as positions in the list of editions. Deterministic.
 */
export function packIndex(root = ROOT): PackedIndex {
  const { eras, editions } = readEditions(root);
  const position = new Map(editions.map(({ date }, i) => [date, i]));
  const at = (date: string) => {
    const i = position.get(date);
    if (i === undefined) throw new Error(`numbers or history name an unknown edition: ${date}`);
    return i;
  };
  return {
    eras: eras.map(({ id, name, from, summary }) => [id, name, at(from), summary]),
    editions: editions.map(({ date }) => Number(date.replaceAll('-', ''))),
    terms: readTerms(root).map((term) => ({
      i: term.id,
      n: term.name,
      k: term.kind,
      f: term.forms.map(packForm),
      ...(term.variantOf && { v: term.variantOf }),
    })),
  };
}

/** The index as the extension has it at run time; for tests and scripts. */
export function compileIndex(root = ROOT): RulesIndex {
  return unpackIndex(packIndex(root));
}

/** Each term's numbers and revisions, as the first popover needs them. */
export function compileTexts(root = ROOT): Record<string, TermText> {
  const numbers = readNumbers(root);
  return Object.fromEntries(
    readTerms(root).map(({ id, history }) => [
      id,
      {
        numbers: numbers[id] ?? [],
        history: history.map(({ from, reminder, general }) => ({
          ...(from && { from }),
          reminder,
          ...(general && { general }),
        })),
      },
    ]),
  );
}

/** What is asked for only when a fold of the popover opens: points, misunderstandings, changes, links. */
export function compileDetails(root = ROOT): Record<string, TermDetails> {
  return Object.fromEntries(
    readTerms(root).map((term) => [
      term.id,
      {
        links: term.links ?? [],
        history: term.history.map((revision) => ({
          in: revision.in,
          rules: revision.rules,
          points: revision.points ?? [],
          misunderstandings: revision.misunderstandings ?? [],
          ...(revision.from && { from: revision.from }),
          ...(revision.changed && { changed: revision.changed }),
        })),
      } satisfies TermDetails,
    ]),
  );
}

function packForm({ text, then, sense }: TermSource['forms'][number]): PackedForm {
  // A spelling that is written with a capital counts only so: "Food" is the token, "food" is not.
  const strict = text === text.toLowerCase() ? sense : { ...sense, capital: true };
  const lower = text.toLowerCase();
  if (!then && !strict) return lower;
  return { t: lower, ...(then && { p: then }), ...(strict && { s: strict }) };
}
