import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../rules-data/tools/derive/editions.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { createRuleSearch } from '../../src/comprules/search/rule-search.ts';

/** What players type on the rules page, and where the first hit should lead. */
const SEARCHES: readonly (readonly [query: string, first: string])[] = [
  ['702.19', '702.19'],
  ['702.19b', '702.19b'],
  ['613', '613'],
  ['trample', '702.19'],
  ['banding', '702.22'],
  ['landwalk', '702.14'],
  ['split second', '702.61'],
  ['state based action', '704'],
  ['State-Based Actions', '704'],
  ['double-faced cards', '712'],
  ['combat damage step', '510'],
  ['mana abilities', '605'],
  ['stack', '405'],
  ['layers', 'glossary/layer'],
  ['legend rule', 'glossary/legend-rule'],
  ['summoning sickness', 'glossary/summoning-sickness-rule'],
  ['commander tax', 'glossary/commander-tax'],
  ['poison counters ten', '704.5c'],
  ['attacking planeswalkers', '306.6'],
  ['layer 7', '613.1g'],
];

const HERE = existsSync(DOCUMENTS);
if (!HERE) console.log(`skipped: the documents are not here (${DOCUMENTS})`);

function newestRules() {
  const index = JSON.parse(readFileSync(join(DOCUMENTS, 'index.json'), 'utf8')) as {
    effective: string;
    file: string;
  }[];
  const newest = index.toSorted((a, b) => (a.effective < b.effective ? 1 : -1))[0];
  return readDocument(readFileSync(join(DOCUMENTS, newest?.file ?? '')));
}

describe.skipIf(!HERE)('twenty searches in the newest rules', () => {
  const search = HERE ? createRuleSearch(newestRules()) : () => [];

  it.each(SEARCHES)('“%s” leads to %s first', (query, first) => {
    expect(search(query)[0]?.to).toBe(first);
  });

  it('find other forms of a word', () => {
    const hits = search('deals damage to a planeswalker').map(({ to }) => to);
    expect(hits).toEqual(expect.arrayContaining(['120.3c', '306.8']));
  });
});
