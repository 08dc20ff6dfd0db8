import { spawnSync } from 'node:child_process';
import { mkdir, open, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Cluster, DATABASE_USER, dataArgument, prepareSocketFolder } from './embedded/cluster.ts';
import { prepareDataFolder, readOrMakeSecret } from './embedded/data-folder.ts';
import { EmbeddedDatabaseError } from './embedded/embedded-error.ts';
import { acquireInstanceLock, type InstanceLock } from './embedded/instance-lock.ts';
import { type Postmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts';
import { addressOn, DATABASE, describeCluster } from './embedded-postgres.ts';

/** Of the cluster's folder; removed before the cluster is let in. */
const WAL_FOLDER = 'phial-restore';
const ACCESS_FILE = 'phial-restore.hba';

/** Once, from a folder that only this user and PostgreSQL reach: the restored password is another one. */
const ACCESS = 'local all all trust\n';

/** The recovery ended before the instant that was asked for. */
export class RecoveryEndedError extends Error {
  override readonly name = 'RecoveryEndedError';
  /** When the last transaction of the WAL was committed; undefined when there is none. */
  readonly lastTransaction: Date | undefined;

  constructor(lastTransaction: Date | undefined) {
    super('the WAL ends before the instant');
    this.lastTransaction = lastTransaction;
  }
}

/** A place for a cluster that is being restored, beside where it will be; nobody else gets at the data folder meanwhile. */
export interface RecoveryPlace {
  /** Empty folder for the files of the cluster. */
  readonly folder: string;
  /** Empty folder for the WAL, `<name>.gz`. */
  readonly walFolder: string;
  /** Major version of PostgreSQL that will run it: `18`. */
  readonly postgresMajor: string;
  /**
   * Replays the WAL, up to an instant or to its end.
   * @returns address of the database, which accepts statements
   * @throws RecoveryEndedError; EmbeddedDatabaseError with PostgreSQL's reason
   */
  recover(to: Date | undefined): Promise<string>;
  /** Stops the database and gives the folder its final name. */
  letIn(): Promise<void>;
  /** Stops the database and removes all of it, unless it was let in. */
  leave(): Promise<void>;
}

/**
 * @throws EmbeddedDatabaseError when the data folder is in use
 */
export async function openRecoveryPlace(
  dataDir: string,
  say: (line: string) => void,
): Promise<RecoveryPlace> {
  await prepareDataFolder(dataDir);
  const home = await realpath(dataDir);
  const lock = await acquireInstanceLock(home);
  if (!lock) {
    throw new EmbeddedDatabaseError(`Phial is running with the data folder ${home}: stop it first`);
  }
  try {
    const final = await describeCluster(home, { say, archiving: true });
    return await preparePlace(home, final, lock, say);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function preparePlace(
  home: string,
  final: Cluster,
  lock: InstanceLock,
  say: (line: string) => void,
): Promise<RecoveryPlace> {
  const cluster = { ...final, folder: `${final.folder}.restoring` };
  const { folder } = cluster;
  let postmaster: Postmaster | undefined;
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, WAL_FOLDER), { recursive: true, mode: 0o700 });
  const stop = async () => {
    if (postmaster) await stopPostmaster(postmaster);
    postmaster = undefined;
    await rm(cluster.socketFolder, { recursive: true, force: true });
  };
  return {
    folder,
    walFolder: join(folder, WAL_FOLDER),
    postgresMajor: cluster.binaries.version,
    async recover(to) {
      await prepareSocketFolder(cluster.socketFolder, cluster.owner);
      postmaster = await startRecovery(cluster, to, say);
      await setPassword(cluster, await readOrMakeSecret(home));
      return addressOn(cluster.socketFolder, await readOrMakeSecret(home), DATABASE);
    },
    async letIn() {
      await stop();
      await rm(join(folder, WAL_FOLDER), { recursive: true });
      await rm(join(folder, ACCESS_FILE));
      await rename(folder, final.folder);
      const parent = await open(dirname(final.folder), 'r');
      await parent.sync().finally(() => parent.close());
    },
    async leave() {
      await stop();
      await rm(folder, { recursive: true, force: true });
      await lock.release();
    },
  };
}

async function startRecovery(
  cluster: Cluster,
  to: Date | undefined,
  say: (line: string) => void,
): Promise<Postmaster> {
  const { folder, owner } = cluster;
  await writeFile(join(folder, 'recovery.signal'), '', { mode: 0o600 });
  await writeFile(join(folder, ACCESS_FILE), ACCESS, { mode: 0o600 });
  if (owner) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  let lastTransaction: Date | undefined;
  const log = (text: string) => {
    const [, time] = /^last completed transaction was at log time (.+)$/.exec(text) ?? [];
    if (time !== undefined) lastTransaction = new Date(time.replace('+00', 'Z'));
  };
  const settings = {
    hot_standby: 'off',
    hba_file: join(dataArgument(cluster), ACCESS_FILE),
    restore_command: `test -f "${WAL_FOLDER}/%f.gz" && gzip -dc "${WAL_FOLDER}/%f.gz" > "%p"`,
    ...(to && {
      recovery_target_time: `${to.toISOString().replace('T', ' ').replace('Z', '+00')}`,
      recovery_target_action: 'promote',
    }),
  };
  try {
    return await startPostmaster({ ...cluster, settings }, { say, warn: () => undefined, log });
  } catch (error) {
    const ended = error instanceof Error && error.message.includes('before configured recovery target');
    throw ended ? new RecoveryEndedError(lastTransaction) : error;
  }
}

async function setPassword({ socketFolder }: Cluster, secret: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOn(socketFolder, secret, 'postgres') });
  await client.connect();
  try {
    await client.query(`ALTER ROLE ${DATABASE_USER} PASSWORD ${client.escapeLiteral(secret)}`);
  } finally {
    await client.end();
  }
}
