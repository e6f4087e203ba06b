import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const outside = mkdtempSync(join(tmpdir(), 'reminder-text-package-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** Far to the east and far to the west; the sources are built in a third, whose clocks have no whole hours. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
const ZONE_OF_SOURCES = 'Asia/Kathmandu';

/** A repository of its own with these sources as its one commit. */
function repository(name: string): string {
  const folder = join(outside, name);
  const left = new Set(['node_modules', 'dist', '.git']);
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !left.has(relative(ROOT, path)) });
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '-q');
  // As a link it is none of the folders that .gitignore names.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  git('add', '-A');
  git('-c', 'user.name=Tests', '-c', 'user.email=tests@localhost', 'commit', '-qm', 'all');
  return folder;
}

/** Runs one of our scripts in a folder; gives its exit code and all that it says. */
function run(folder: string, script: string, args: readonly string[] = [], zone = 'UTC') {
  return new Promise<{ code: unknown; said: string }>((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...args],
      { cwd: folder, env: { ...process.env, TZ: zone, LC_ALL: 'C' } },
      (error: ExecFileException | null, stdout, stderr) =>
        done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const pack = (folder: string, zone?: string, ...args: readonly string[]) =>
  run(folder, 'src/build/package.ts', args, zone);
const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
/** Every file of a package by name, with its hash. */
const hashes = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, 'dist/package')).map((name) => [
      name,
      hash(join(folder, 'dist/package', name)),
    ]),
  );

describe('a package', () => {
  const folders = ZONES.map((_zone, i) => join(outside, `clone ${i}`));
  const [first = ''] = folders;
  beforeAll(async () => {
    for (const [i, zone] of ZONES.entries()) {
      repository(`clone ${i}`);
      expect(await pack(folders[i] ?? '', zone)).toMatchObject({ code: 0 });
    }
  }, 300_000);

  it('is the same bytes in two folders and time zones', () => {
    const [one, ...others] = folders.map(hashes);
    expect(Object.keys(one ?? {}).sort()).toEqual(
      [
        'SHA256SUMS',
        'THIRD_PARTY_NOTICES.txt',
        `reminder-text-${version}-chrome.zip`,
        `reminder-text-${version}-firefox.zip`,
        `reminder-text-${version}-sbom.cdx.json`,
        `reminder-text-${version}-source.zip`,
      ].sort(),
    );
    for (const other of others) expect(other).toEqual(one);
  });

  it('has the right sums, and a bill of what is built in', () => {
    const found = hashes(first);
    const lines = readFileSync(join(first, 'dist/package/SHA256SUMS'), 'utf8').trim().split('\n');
    expect(Object.fromEntries(lines.map((line) => line.split('  ').reverse()))).toEqual(
      Object.fromEntries(Object.entries(found).filter(([name]) => name !== 'SHA256SUMS')),
    );
    const sbom = JSON.parse(
      readFileSync(join(first, `dist/package/reminder-text-${version}-sbom.cdx.json`), 'utf8'),
    );
    expect(sbom.metadata.component).toMatchObject({ name: 'reminder-text', version });
    expect(sbom.components.map(({ name }: { name: string }) => name).sort()).toEqual(
      Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).dependencies).sort(),
    );
  });

  it('has sources that build to the same, without git, even past the budget', async () => {
    const sources = join(outside, 'sources');
    const zip = unzipSync(
      readFileSync(join(first, `dist/package/reminder-text-${version}-source.zip`)),
    );
    for (const [name, bytes] of Object.entries(zip)) {
      mkdirSync(dirname(join(sources, name)), { recursive: true });
      writeFileSync(join(sources, name), bytes);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(sources, 'node_modules'));
    const { scripts } = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8'));
    expect(scripts['build-for-amo']).toBe('npm ci && tsx build.ts --warn-of-size');
    // As if another machine packed worse: that is told, and does not stop a store's build.
    const sizes = join(sources, 'src/build/sizes.ts');
    const tight = readFileSync(sizes, 'utf8').replace(/('background\.js':) \d+/, '$1 1');
    writeFileSync(sizes, tight);
    const past = expect.stringContaining('Past the budget: background.js');
    expect(await run(sources, 'build.ts')).toMatchObject({ code: 1, said: past });
    rmSync(join(sources, 'dist'), { recursive: true });
    const built = await run(sources, 'build.ts', ['--warn-of-size'], ZONE_OF_SOURCES);
    expect(built).toMatchObject({ code: 0, said: past });
    for (const target of ['chrome', 'firefox'])
      expect(hash(join(sources, `dist/reminder-text-${target}.zip`))).toBe(
        hashes(first)[`reminder-text-${version}-${target}.zip`],
      );
  }, 300_000);

  it('is refused for what is not committed', async () => {
    const readme = join(first, 'README.md');
    const text = readFileSync(readme, 'utf8');
    writeFileSync(readme, `${text}\nOne more line.\n`);
    const refused = await pack(first);
    writeFileSync(readme, text);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('README.md') });
  });

  it('is refused for a version that the changelog does not name', async () => {
    const manifest = join(first, 'package.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(`"version": "${version}"`, '"version": "77.0.0"'));
    execFileSync(
      'git',
      ['-c', 'user.name=T', '-c', 'user.email=t@localhost', 'commit', '-qam', 'x'],
      {
        cwd: first,
      },
    );
    expect(await pack(first)).toMatchObject({
      code: 1,
      said: expect.stringContaining('CHANGELOG.md has no heading “## 77.0.0 (YYYY-MM-DD)”'),
    });
  });

  it('is refused with official documents', async () => {
    expect(await pack(first, 'UTC', '--official', '.')).toMatchObject({
      code: 1,
      said: expect.stringContaining('official documents are never in one'),
    });
  });
});
