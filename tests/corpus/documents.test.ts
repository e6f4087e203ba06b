import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileTermRules } from '../../rules-data/term-rules.ts';
import { passageLines } from '../../src/comprules/passage.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { ruleText } from '../../src/comprules/rebuild.ts';
import { editionTable } from '../../src/platform/documents/edition-table.ts';
import { prepareDocument } from '../../src/platform/documents/prepare.ts';
import { joinDocument } from '../../src/platform/documents/records.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/cr/bytes');

describe.skipIf(!existsSync(FOLDER))('the official documents', () => {
  const terms = compileTermRules();
  const bytesOf = (file: string) => new Uint8Array(readFileSync(join(FOLDER, file)));
  const letters = (text: string) => text.replace(/\s+/g, '');

  it('are stored whole, known as official, and each rule is shown letter by letter', async () => {
    for (const file of readdirSync(FOLDER)) {
      const document = readDocument(bytesOf(file));
      const { facts, frame, rules } = await prepareDocument(bytesOf(file), terms);
      expect(joinDocument(frame, rules), file).toEqual(document);
      expect(facts, file).toMatchObject({ official: true, date: document.effective });
      for (const { rule } of rules) {
        const shown = passageLines(rule).map(
          ({ label = '', pieces }) =>
            label + pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join(''),
        );
        expect(letters(shown.join('')), `${file} ${rule.number}`).toBe(letters(ruleText(rule)));
      }
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
