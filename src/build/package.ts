// npm run package: everything that the stores are given, in dist/package, the same bytes from the same commit.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { DataError } from '../../rules-data/tools/load.ts';
import { BuildError, buildExtension, type Files } from './extension.ts';
import { weigh } from './sizes.ts';
import { TARGETS } from './targets.ts';
import { zipOf } from './zip.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist/package');

/** What stands in the way of a package. */
class PackageError extends Error {
  override name = 'PackageError';
}

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, {
    cwd: ROOT,
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

interface Package {
  readonly name: string;
  readonly version: string;
  readonly homepage?: string;
}

/** Throws a PackageError unless what would be packed is a commit, and users can read what is new in it. */
function refuse({ version }: Package): void {
  if (process.argv.length > 2)
    throw new PackageError('A package takes no options: official documents are never in one.');
  const changed = run('git', 'status', '--porcelain').toString();
  if (changed) throw new PackageError(`Commit first, or put away:\n${changed.trimEnd()}`);
  const heading = new RegExp(
    `^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`,
    'm',
  );
  if (!heading.test(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')))
    throw new PackageError(`CHANGELOG.md has no heading “## ${version} (YYYY-MM-DD)”.`);
}

/** The commit's sources, as a store asks for them. */
function sourceZip(): Uint8Array {
  // Packed by us and not by git, whose compression differs from machine to machine.
  const archive = unzipSync(run('git', 'archive', '--format=zip', '-0', 'HEAD'));
  return zipOf(new Map(Object.entries(archive).filter(([name]) => !name.endsWith('/'))));
}

/** What is in the extension of others' making, in CycloneDX, without hour, machine and folder of its making. */
function billOfMaterials({ name }: Package): Uint8Array {
  const { serialNumber: _number, ...sbom } = JSON.parse(
    run('npm', 'sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx').toString(),
  );
  const { lifecycles, component } = sbom.metadata;
  const metadata = { lifecycles, component: { ...component, name } };
  return Buffer.from(`${JSON.stringify({ ...sbom, metadata }, null, 2)}\n`);
}

async function pack(): Promise<void> {
  const project: Package = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  refuse(project);
  const built = await buildExtension();
  const over = weigh(built.chrome);
  if (over.length) throw new PackageError(`Past the budget: ${over.join(', ')}`);
  const name = `reminder-text-${project.version}`;
  const files = new Map<string, Uint8Array>();
  for (const target of TARGETS) files.set(`${name}-${target}.zip`, zipOf(built[target]));
  files.set(`${name}-source.zip`, sourceZip());
  files.set(`${name}-sbom.cdx.json`, billOfMaterials(project));
  files.set('THIRD_PARTY_NOTICES.txt', noticesOf(built.chrome));
  files.set('SHA256SUMS', sums(files));
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const [file, bytes] of files) writeFileSync(join(OUT, file), bytes);
  console.log(`\n${Buffer.from(files.get('SHA256SUMS') ?? '').toString()}in ${OUT}`);
  if (!project.homepage)
    console.warn('package.json has no homepage, repository and bugs yet: the stores show them.');
}

function noticesOf(files: Files): Uint8Array {
  const notices = files.get('THIRD_PARTY_NOTICES.txt');
  if (!notices) throw new PackageError('The build has no third-party notices.');
  return notices;
}

/** As `sha256sum --check` takes it. */
function sums(files: Files): Uint8Array {
  const lines = [...files].map(
    ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  );
  return Buffer.from(lines.join(''));
}

try {
  await pack();
} catch (error) {
  const isTold = [PackageError, BuildError, DataError].some((kind) => error instanceof kind);
  if (!isTold) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
