import { brokenLinks, DataError, readTerms } from '../../rules-data/tools/load.ts';
import { readMatrix } from '../../rules-data/tools/load-matrix.ts';
import { wrongApiUses } from './api-use.ts';
import { bundle, type DebugBuild } from './bundle.ts';
import { getManifest } from './manifest.ts';
import { bundledPackages, noticesText } from './notices.ts';
import { officialFiles, staticFiles } from './static-files.ts';
import { TARGETS, type Target } from './targets.ts';

/** The sources cannot be built as they are; the message has a line for each thing that is wrong. */
export class BuildError extends Error {
  override name = 'BuildError';
}

export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The files of each target's extension, by their paths in it. `official`: a folder whose official documents are built
 * in. Throws a DataError where rules-data is not sound, a BuildError where code names an API that a browser lacks.
 */
export async function buildExtension({
  official,
  debug,
}: {
  readonly official?: string | undefined;
  readonly debug?: DebugBuild | undefined;
} = {}): Promise<Readonly<Record<Target, Files>>> {
  const broken = brokenLinks(readTerms());
  if (broken.length) throw new DataError(broken.join('\n'));
  // The matrix page takes its files as they are.
  readMatrix();
  const { files: bundles, metafiles } = await bundle(debug);
  const wrong = await wrongApiUses(metafiles);
  if (wrong.length) throw new BuildError(wrong.join('\n'));
  // Card pages read it from the store.
  const look = Buffer.from(bundles.get('popover.css') ?? []).toString('utf8');
  bundles.delete('popover.css');
  const shared = new Map([
    ...bundles,
    ...staticFiles(look),
    ...(await officialFiles(official)),
    ['THIRD_PARTY_NOTICES.txt', Buffer.from(noticesText(bundledPackages(metafiles)))] as const,
    // Last, since it tells a debug build that runs in a browser that the new one is there, whole.
    ...(debug ? [['build-id.txt', Buffer.from(debug.id)] as const] : []),
  ]);
  const withManifest = (target: Target): Files => {
    const manifest = `${JSON.stringify(getManifest(target), null, 2)}\n`;
    return new Map([['manifest.json', Buffer.from(manifest)], ...shared]);
  };
  return Object.fromEntries(TARGETS.map((target) => [target, withManifest(target)])) as Record<
    Target,
    Files
  >;
}
