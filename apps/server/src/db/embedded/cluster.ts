import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../../system-error.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { ProcessOwner } from './process-owner.ts';

export const DATABASE_USER = 'phial';

/** A cluster on disk and everything needed to run a program on it. */
export interface Cluster {
  readonly folder: string;
  /** Holds the socket and nothing else; 0700. */
  readonly socketFolder: string;
  readonly binaries: Binaries;
  readonly owner: ProcessOwner | undefined;
  /** Whether commits wait for the disk; not in tests. */
  readonly durable: boolean;
  /** Settings of PostgreSQL beside those that every embedded database gets. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether WAL is archived into the spool (`archive.ts`). */
  readonly archiving?: boolean;
}

/**
 * The folder of a cluster as passed to PostgreSQL. An unprivileged user cannot
 * walk to a folder below root's private ones, but a program that is started in
 * it stays in it: its own working directory is always within reach.
 */
export function dataArgument({ folder, owner }: Cluster): string {
  return owner ? '/proc/self/cwd' : folder;
}

/**
 * Makes the cluster when there is none. It grows under another name first, so
 * that one cut short is never taken for whole.
 * @throws EmbeddedDatabaseError when it cannot be made, or is of another major version
 */
export async function ensureCluster(
  cluster: Cluster,
  secret: string,
  say: (line: string) => void,
): Promise<void> {
  const version = await versionOfCluster(cluster.folder);
  if (version === undefined) {
    say('Making the database…');
    await makeCluster(cluster, secret);
  } else if (version !== cluster.binaries.version) {
    throw new EmbeddedDatabaseError(
      `${cluster.folder} is of PostgreSQL ${version} and this version of Phial brings ${cluster.binaries.version}: run "phial upgrade-database" (docs/operations.md, "Upgrade")`,
    );
  } else {
    await ownRestored(cluster);
  }
}

/** Major version of the cluster in a folder; undefined where there is none. */
export async function versionOfCluster(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** A copy that came back from a backup may belong to root or be open to all; PostgreSQL takes neither. */
async function ownRestored({ folder, owner }: Cluster): Promise<void> {
  await chmod(folder, 0o700);
  const { uid } = await lstat(folder);
  if (owner && uid === 0) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
}

async function makeCluster(cluster: Cluster, secret: string): Promise<void> {
  const { folder, socketFolder, owner } = cluster;
  const draft = { ...cluster, folder: `${folder}.new` };
  const passwordFile = join(socketFolder, 'initdb.secret');
  await rm(draft.folder, { recursive: true, force: true });
  try {
    await mkdir(draft.folder, { mode: 0o700 });
    await writeFile(passwordFile, `${secret}\n`, { mode: 0o600 });
    if (owner) {
      await chown(draft.folder, owner.uid, owner.gid);
      await chown(passwordFile, owner.uid, owner.gid);
    }
    await runInitdb(draft, passwordFile);
    await rename(draft.folder, folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function runInitdb(cluster: Cluster, passwordFile: string): Promise<void> {
  const options = [
    ['-D', dataArgument(cluster), '-U', DATABASE_USER, '--pwfile', passwordFile, '-A', 'scram-sha-256'],
    // The same order of texts whatever languages the machine knows.
    ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    cluster.durable ? [] : ['--no-sync'],
  ];
  return new Promise((resolve, reject) => {
    // Detached: Ctrl-C is for this process, which then ends the others in order.
    const child = spawn(cluster.binaries.initdb, options.flat(), {
      ...cluster.owner,
      cwd: cluster.folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new EmbeddedDatabaseError(`The database could not be made: ${oneLine(complaint)}`));
    });
  });
}

/**
 * @param folder short enough for a socket address; made when missing
 * @throws EmbeddedDatabaseError when it cannot be made, or somebody else's folder stands in its place
 */
export async function prepareSocketFolder(folder: string, owner: ProcessOwner | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700, recursive: true }).catch((error: unknown) => {
    throw new EmbeddedDatabaseError(
      `The folder ${folder} for the database's socket cannot be made (${systemErrorCode(error)}): set TMPDIR to a folder that can be written`,
    );
  });
  const found = await lstat(folder);
  const allowed = [process.getuid?.(), owner?.uid];
  if (!found.isDirectory() || !allowed.includes(found.uid)) {
    throw new EmbeddedDatabaseError(
      `${folder} belongs to somebody else and cannot hold the database's socket: remove it, or set TMPDIR to another folder`,
    );
  }
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
}

/** What a program complained, on one line. */
function oneLine(complaint: string): string {
  return complaint.trim().replace(/\s*\n\s*/g, ' ');
}
