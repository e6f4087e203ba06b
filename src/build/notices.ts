import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');

/** A package whose code is in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier, as the package gives it. */
  readonly license: string;
  /** The text of its licence file, as it is. */
  readonly text: string;
}

/**
 * The packages that the bundles hold code of, by name. Throws where one names no licence or brings no licence file:
 * such a package cannot be passed on.
 */
export function bundledPackages(metafiles: readonly Metafile[]): BundledPackage[] {
  const folders = new Set<string>();
  for (const { outputs } of metafiles)
    for (const { inputs } of Object.values(outputs))
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        // The innermost package: one may have another inside its own node_modules.
        const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
        if (folder !== undefined && bytesInOutput > 0) folders.add(folder);
      }
  return [...folders].map(packageIn).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function packageIn(folder: string): BundledPackage {
  const path = join(ROOT, folder);
  const { name, version, license } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  ) as Omit<BundledPackage, 'text'>;
  const file = readdirSync(path)
    .sort()
    .find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  if (!license || file === undefined || !existsSync(join(path, file)))
    throw new Error(`${name} is in a bundle, but does not say under which licence`);
  return { name, version, license, text: readFileSync(join(path, file), 'utf8').trim() };
}

const RULE = '-'.repeat(80);

/** THIRD_PARTY_NOTICES.txt: what each licence asks to be passed on with the code, and where its source is. */
export function noticesText(packages: readonly BundledPackage[]): string {
  const head =
    'Reminder Text contains code of the packages below. Each stands under its own licence.\n' +
    'The source of each, unchanged, is on https://www.npmjs.com under its name and version.\n';
  const parts = packages.map(
    ({ name, version, license, text }) =>
      `${RULE}\n${name} ${version} (${license})\nhttps://www.npmjs.com/package/${name}/v/${version}\n${RULE}\n\n${text}\n`,
  );
  return `${[head, ...parts].join('\n')}`;
}
