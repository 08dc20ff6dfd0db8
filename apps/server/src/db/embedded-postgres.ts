import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseComplaint } from './database-error.ts';
import { findBinaries, type Programs } from './embedded/binaries.ts';
import { type Cluster, DATABASE_USER, ensureCluster, prepareSocketFolder } from './embedded/cluster.ts';
import { clusterFolderIn, prepareDataFolder, readOrMakeSecret } from './embedded/data-folder.ts';
import { EmbeddedDatabaseError } from './embedded/embedded-error.ts';
import { acquireInstanceLock } from './embedded/instance-lock.ts';
import { stopOrphan } from './embedded/orphan.ts';
import { type SupervisionEvents, superviseDatabase } from './embedded/postmaster.ts';
import { ownerOfDatabase } from './embedded/process-owner.ts';
import { runningSocketFolder } from './embedded/running-socket.ts';
import { finishSwap } from './embedded/swap.ts';

export interface EmbeddedPostgres {
  /** Address of the database, through its socket; holds the password. */
  readonly url: string;
  /** Folder of the cluster. */
  readonly folder: string;
  /** Ends the server in order, after the connections of this process are closed. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions extends SupervisionEvents {
  /** Absolute path of the data folder; the cluster is its sub-folder `postgres`. */
  readonly dataDir: string;
  /** false: commits do not wait for the disk; tests only. */
  readonly durable?: boolean;
  /** Instead of those that come with Phial; tests only. */
  readonly programs?: Programs;
  /** Whether WAL is archived for backups; costs nothing when left out. */
  readonly archiving?: boolean;
}

export const DATABASE = 'phial';

const WRONG_SECRET =
  'postgres.secret in the data folder is not the password of the database beside it: restore both from one backup';

/** The longest name PostgreSQL gives its socket, with the slash before it. */
const SOCKET_NAME = '/.s.PGSQL.5432';
const LONGEST_SOCKET_PATH = 103;

/**
 * Starts the PostgreSQL that comes with Phial, on a Unix socket only, and keeps
 * it running until `stop`. What an earlier run left behind is stopped first.
 * @throws EmbeddedDatabaseError one line: folder not writable, already running, no programs for this machine…
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new EmbeddedDatabaseError(
      'The embedded database needs Linux or macOS: set DATABASE_URL to a PostgreSQL server',
    );
  }
  await prepareDataFolder(options.dataDir);
  const dataDir = await realpath(options.dataDir);
  const lock = await acquireInstanceLock(dataDir);
  if (!lock) {
    throw new EmbeddedDatabaseError(
      `Phial is already running with the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder`,
    );
  }
  try {
    await finishSwap(dataDir);
    const cluster = await describeCluster(dataDir, options);
    await prepareSocketFolder(cluster.socketFolder, cluster.owner);
    await stopOrphan(cluster.folder, options.say);
    const secret = await readOrMakeSecret(dataDir);
    await ensureCluster(cluster, secret, options.say);
    const supervision = await superviseDatabase(cluster, options);
    const address = (database: string) => addressOn(cluster.socketFolder, secret, database);
    const stop = async () => {
      await supervision.stop();
      await rm(cluster.socketFolder, { recursive: true, force: true });
      await lock.release();
    };
    await ensureDatabase(address('postgres')).catch(async (error: unknown) => {
      await stop();
      throw databaseComplaint(error) === undefined ? error : new EmbeddedDatabaseError(WRONG_SECRET);
    });
    return { url: address(DATABASE), folder: cluster.folder, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Address of a data folder's database while another process runs it; when nobody does, nobody answers there. */
export async function addressOfEmbedded(dataDir: string): Promise<string> {
  await prepareDataFolder(dataDir);
  const folder = await realpath(dataDir);
  // Whoever started it may have another TMPDIR, as the service has.
  const socketFolder = (await runningSocketFolder(join(folder, 'postgres'))) ?? socketFolderFor(folder);
  return addressOn(socketFolder, await readOrMakeSecret(folder), DATABASE);
}

/** Address of a database of an embedded cluster; holds the password. */
export function addressOn(socketFolder: string, secret: string, database: string): string {
  return `postgresql://${DATABASE_USER}:${secret}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** The cluster of a data folder, there or not, with what runs it. */
export async function describeCluster(
  dataDir: string,
  options: Pick<EmbeddedOptions, 'say' | 'durable' | 'archiving' | 'programs'>,
): Promise<Cluster> {
  const folder = clusterFolderIn(dataDir);
  const owner = await ownerOfDatabase(folder);
  if (owner && process.platform !== 'linux') {
    throw new EmbeddedDatabaseError(
      'The embedded database does not run as root here: start Phial as an ordinary user',
    );
  }
  const binaries = await findBinaries(owner, options.say, options.programs);
  return {
    folder,
    socketFolder: socketFolderFor(dataDir),
    binaries,
    owner,
    durable: options.durable ?? true,
    archiving: options.archiving ?? false,
  };
}

/** Short, because a socket address has no room for a long path, and always the same for a folder. */
export function socketFolderFor(dataDir: string): string {
  const name = `phial-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const folder = join(tmpdir(), name);
  return Buffer.byteLength(folder + SOCKET_NAME) <= LONGEST_SOCKET_PATH ? folder : join('/tmp', name);
}

/** Makes the database of Phial in a cluster that has none. */
export async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
