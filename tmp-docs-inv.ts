import { readFileSync } from 'node:fs';
import { threeEditions, futureEdition } from './tests/browser/documents/invented-document.ts';
import { prepareDocument } from './src/platform/documents/prepare.ts';
import { compileTermRules } from './rules-data/term-rules.ts';
for (const f of [...threeEditions(), futureEdition()]) { const p = await prepareDocument(new Uint8Array(readFileSync(f)), compileTermRules()); console.log(p.facts.date,p.facts.encoding,p.facts.rules,p.rules.length, p.facts.table && [p.facts.table.terms, p.facts.table.changed, p.facts.table.numbers['trample']]); }
