import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules, indexRules } from '../../src/comprules/find-rule.ts';
import { abilityWords, keywordHeadings } from '../../src/comprules/keywords.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { documentText } from '../../src/comprules/rebuild.ts';
import { referencesIn } from '../../src/comprules/references.ts';
import type { Document } from '../../src/comprules/types.ts';
import { GLOSSARY_BY_COUNT, MENDED, NUMBER_SLIPS, ODD_LABELS } from './comprules-exceptions.ts';
import { oddities, scan } from './comprules-scan.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/cr');
const HERE = existsSync(FOLDER);
if (!HERE) console.log(`skipped: the documents are not here (${FOLDER})`);

interface Listed {
  readonly effective: string;
  readonly file: string;
  readonly encoding: string;
}

const index: Listed[] = HERE
  ? (JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as Listed[])
  : [];

const bare = (text: string) => text.replace(/\s+/g, '');
const letters = (text: string) => text.replace(/\((?:R|TM|C)\)|[^A-Za-z0-9]+/g, '');

/** index.json's names of encodings, in ours. */
function sameEncoding(listed: string, ours: string): boolean {
  if (/^(?:ascii|utf-8, no BOM|utf-8)$/.test(listed)) return ours === 'utf-8';
  if (listed === 'utf-16') return ours === 'utf-16le' || ours === 'utf-16be';
  return listed.toLowerCase().startsWith(ours);
}

/** Printed numbers and examples, in the order in which the user has them. */
function tokensOf(document: Document): string[] {
  return [...allRules(document)].flatMap(({ label, paragraphs }) => [
    label,
    ...paragraphs.filter(({ kind }) => kind === 'example').map(() => 'EXAMPLE'),
  ]);
}

describe.skipIf(!HERE)('every edition of the official rules', () => {
  it('are 137', () => {
    expect(index).toHaveLength(137);
  });

  it.each(index)('$effective', ({ effective, file, encoding }) => {
    const name = file.replace('bytes/', '');
    const copy = readFileSync(join(FOLDER, 'text', name.replace(/\.\w+$/, '.txt')), 'utf8');
    const document = readDocument(readFileSync(join(FOLDER, file)));
    const simple = scan(copy);

    expect(document.effective).toBe(effective);
    expect(sameEncoding(encoding, document.encoding)).toBe(true);

    // Lossless, against a copy that another tool decoded.
    const [ours, theirs] = [bare(documentText(document)), bare(copy)];
    if (name === MENDED) expect(letters(ours)).toBe(letters(theirs));
    else expect(ours).toBe(theirs);

    // Every number once and in order, each example under its rule.
    expect(tokensOf(document)).toEqual(simple.tokens);
    const rules = [...allRules(document)];
    expect(oddities(rules.map(({ number }) => number))).toEqual(NUMBER_SLIPS[name] ?? []);
    for (const { label, number } of rules)
      expect(ODD_LABELS[label] ?? label.replace(/\.$/, '')).toBe(number);

    const keywords = keywordHeadings(document);
    expect(keywords.map(({ number, title }) => `${number} ${title}`)).toEqual(simple.keywords);

    const terms = document.glossary.map(({ term }) => letters(term));
    const byCount = GLOSSARY_BY_COUNT[name];
    if (byCount) expect(terms).toHaveLength(byCount[0]);
    // The simple scan takes a term that is fused with its first sense for the whole line.
    else
      expect(terms).toEqual(simple.terms.map((term) => letters(term.replace(/(\D)1\. .*/, '$1'))));

    const known = indexRules(document);
    const references = rules.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ text }) => referencesIn(text)),
    );
    const found = references.filter(
      ({ number, to }) => known.has(number) && known.has(to ?? number),
    );
    // The documents cite a rule that is not there now and then, never more than two in a hundred.
    expect(found.length / references.length).toBeGreaterThan(0.98);

    const examples = simple.tokens.filter((token) => token === 'EXAMPLE').length;
    console.log(
      `${effective} ${document.encoding}: ${rules.length} numbers, ${examples} examples, ` +
        `${keywords.length} keywords, ${abilityWords(document).words.length} ability words, ` +
        `${terms.length} terms, ${references.length} references; lossless` +
        (NUMBER_SLIPS[name] ? `; slips: ${NUMBER_SLIPS[name].join(', ')}` : ''),
    );
  });
});
