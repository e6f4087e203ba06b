import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileTermRules } from '../../rules-data/tools/term-rules.ts';
import { passageLines } from '../../src/comprules/passage.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { ruleText } from '../../src/comprules/rebuild.ts';
import { editionTable } from '../../src/documents/edition-table.ts';
import { prepareDocument } from '../../src/documents/prepare.ts';
import { joinDocument } from '../../src/documents/records.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/cr/bytes');

/** Every so many editions: each of the layouts is among them, in a few seconds. */
const EVERY = 6;

describe.skipIf(!existsSync(FOLDER))('the official documents', () => {
  const terms = compileTermRules();
  const bytesOf = (file: string) => new Uint8Array(readFileSync(join(FOLDER, file)));
  const letters = (text: string) => text.replace(/\s+/g, '');

  it('are stored whole, known as official, and each rule is shown letter by letter', async () => {
    const files = readdirSync(FOLDER).filter((_, i) => i % EVERY === 0);
    for (const file of files) {
      const document = readDocument(bytesOf(file));
      const { facts, frame, rules } = await prepareDocument(bytesOf(file), terms);
      expect(JSON.stringify(joinDocument(frame, rules)), file).toBe(JSON.stringify(document));
      expect(facts, file).toMatchObject({ official: true, date: document.effective });
      const wrong = rules.filter(({ rule }) => {
        const shown = passageLines(rule).map(
          ({ label = '', pieces }) =>
            label + pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join(''),
        );
        return letters(shown.join('')) !== letters(ruleText(rule));
      });
      expect(wrong.map(({ key }) => `${file} ${key}`)).toEqual([]);
    }
  });

  it('of the newest edition, read as one that we do not know, gives what we know of it', () => {
    const document = readDocument(bytesOf('20260925.txt'));
    const { numbers, changed, terms: added } = editionTable(document, terms);
    const known = Object.fromEntries(
      Object.keys(numbers).map((id) => [id, terms.terms[id]?.number ?? null]),
    );
    expect(numbers).toEqual(known);
    expect({ changed, added }).toEqual({ changed: [], added: [] });
  });
});
