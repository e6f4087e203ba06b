import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtInDocuments } from '../../rules-data/tools/built-in-documents.ts';
import { readCardIndex } from '../../rules-data/tools/card-index.ts';
import { compileDetails, compileTexts, packIndex } from '../../rules-data/tools/compile.ts';
import { compileLanguages, compilePrintedNames } from '../../rules-data/tools/compile-languages.ts';
import { compileFormats } from '../../rules-data/tools/load-formats.ts';
import { compileSets, newestSet, readFirstPrintings } from '../../rules-data/tools/load-sets.ts';
import { compileTermRules, readRuleChanges } from '../../rules-data/tools/term-rules.ts';
import { matchesOf, scriptsOf } from '../host-page/sites/matches.ts';
import { SITE_KEY } from '../host-page/sites/own-site.ts';
import { SITES } from '../host-page/sites/site.ts';
import type { OptionalSite } from '../platform/own-files.ts';
import { PAGES } from './targets.ts';

const ROOT = join(import.meta.dirname, '../..');
const SRC = join(ROOT, 'src');

/** All files but bundles and manifest: pages, icons, words, data, the licence. `look`: the popover's style sheet. */
export function staticFiles(look: string): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const page of PAGES)
    files.set(`${page}.html`, readFileSync(join(SRC, 'pages', page, `${page}.html`)));
  for (const folder of ['icons', '_locales'])
    for (const path of filesIn(join(SRC, folder)))
      if (/\.(png|json)$/.test(path)) files.set(relative(SRC, path), readFileSync(path));
  for (const site of SITES)
    files.set(
      `sites/${site.id}.js`,
      Buffer.from(`globalThis[Symbol.for('${SITE_KEY}')]=${JSON.stringify(site)};\n`),
    );
  const rules = JSON.stringify({
    index: packIndex('content'),
    texts: compileTexts(),
    details: compileDetails(),
    formats: Object.fromEntries(compileFormats().map((format) => [format.id, format])),
    sets: compileSets(),
    firstPrintings: readFirstPrintings(),
    look,
    languages: compileLanguages(),
  });
  files.set('rules.json', Buffer.from(rules));
  files.set('printed-names.json', Buffer.from(JSON.stringify(compilePrintedNames())));
  files.set('index.json', Buffer.from(JSON.stringify(packIndex('pages'))));
  files.set('rules-version.txt', Buffer.from(versionOf(rules)));
  const cards = readCardIndex();
  files.set('cards.bin', cards);
  files.set('cards-version.txt', Buffer.from(versionOf(cards)));
  files.set('term-rules.json', Buffer.from(JSON.stringify(compileTermRules())));
  files.set('rule-changes.json', Buffer.from(JSON.stringify(readRuleChanges())));
  files.set('optional-sites.json', Buffer.from(JSON.stringify(optionalSites())));
  files.set('newest-set.json', Buffer.from(JSON.stringify(newestSet())));
  files.set('LICENSE', readFileSync(join(ROOT, 'LICENSE')));
  return files;
}

/** Tells what is laid into the store from what an update brings. */
function versionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** What worker and pages need to know of the sites that are offered: nothing of them is in the manifest. */
function optionalSites(): OptionalSite[] {
  return SITES.filter(({ optional }) => optional).map((site) => ({
    name: site.name,
    hosts: site.hosts,
    matches: matchesOf(site),
    js: scriptsOf(site),
  }));
}

/** The official documents of a folder, ready to be built in; without a folder, an empty list. */
export async function officialFiles(
  folder: string | undefined,
): Promise<ReadonlyMap<string, Uint8Array>> {
  // An empty list, so that looking for it is no error in the browser's log.
  if (folder === undefined) return new Map([['official/list.json', Buffer.from('[]')]]);
  const { files, skipped } = await builtInDocuments(folder, compileTermRules());
  for (const line of skipped) console.warn(`left out: ${line}`);
  console.log(`${files.size - 1} official documents are in this build`);
  return files;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
}
