import { randomBytes } from 'node:crypto';
import { lstat, readdir, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ifThere } from '../../system-error.ts';
import { type CopyReport, copyDatabase } from '../copy/copy-database.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { type Cluster, ensureCluster, prepareSocketFolder, versionOfCluster } from '../embedded/cluster.ts';
import { prepareDataFolder, readOrMakeSecret } from '../embedded/data-folder.ts';
import { EmbeddedDatabaseError } from '../embedded/embedded-error.ts';
import { acquireInstanceLock } from '../embedded/instance-lock.ts';
import { stopOrphan } from '../embedded/orphan.ts';
import { type SupervisionEvents, superviseDatabase } from '../embedded/postmaster.ts';
import { ownerOfDatabase } from '../embedded/process-owner.ts';
import { CLUSTER, finishSwap, formerCluster, successor, swapClusters } from '../embedded/swap.ts';
import { addressOn, DATABASE, ensureDatabase, socketFolderFor } from '../embedded-postgres.ts';
import { fetchPrograms, givenPrograms } from './former-programs.ts';
import { assertRoomForCopy, sizeOfFolder } from './room.ts';

export interface UpgradeOptions extends SupervisionEvents {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Folder with the programs of the former version; otherwise npm gets them. */
  readonly programs?: string | undefined;
  /** What is done next: `programs`, `former-start`, `new-start`, the steps of a copy and of a swap, `done`. */
  readonly step?: (name: string) => void;
  /** false: commits do not wait for the disk; tests only. */
  readonly durable?: boolean;
}

export interface UpgradeReport extends CopyReport {
  /** Major versions. */
  readonly from: string;
  readonly to: string;
  /** Where the former cluster stays. */
  readonly former: string;
}

/** How the names of new clusters begin until they are whole. */
const DRAFT = `${CLUSTER}.upgrading-`;

/** Nothing is written there but what PostgreSQL itself keeps while it runs. */
const FORMER_SETTINGS = { default_transaction_read_only: 'on', autovacuum: 'off', archive_mode: 'off' };

/** Tables made and filled in one transaction then need no log: half the writing, and no room for it. */
const NEW_SETTINGS = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  archive_mode: 'off',
  autovacuum: 'off',
};

/**
 * Copies the embedded database of a former major version of PostgreSQL into a new cluster of the version that comes
 * with this program, and puts that in its place. Killed at any moment it leaves the former one or the new one, whole,
 * and can be run again.
 * @returns undefined when the database is of this version already
 * @throws EmbeddedDatabaseError, StartError, MigrationError in one line; the former database is then as it was
 */
export async function upgradeEmbedded(options: UpgradeOptions): Promise<UpgradeReport | undefined> {
  await prepareDataFolder(options.dataDir);
  const dataDir = await realpath(options.dataDir);
  const lock = await acquireInstanceLock(dataDir);
  if (!lock) {
    throw new EmbeddedDatabaseError(`Phial is running with the data folder ${dataDir}: stop it first`);
  }
  try {
    await finishSwap(dataDir);
    return await upgradeIn(dataDir, options);
  } finally {
    await lock.release();
  }
}

async function upgradeIn(dataDir: string, options: UpgradeOptions): Promise<UpgradeReport | undefined> {
  const { say, step = () => undefined, durable = true } = options;
  const folder = join(dataDir, CLUSTER);
  const from = await versionOfCluster(folder);
  if (from === undefined) throw new EmbeddedDatabaseError(`${dataDir} has no database to upgrade`);
  const owner = await ownerOfDatabase(folder);
  const binaries = await findBinaries(owner, say);
  if (from === binaries.version) return undefined;
  if (Number(from) > Number(binaries.version)) {
    throw new EmbeddedDatabaseError(
      `${folder} is of PostgreSQL ${from} and this version of Phial brings ${binaries.version}: start the newer Phial`,
    );
  }
  const aside = formerCluster(dataDir, from);
  await assertMayBeMoved(folder, dataDir, aside);
  await assertRoomForCopy(dataDir, await sizeOfFolder(folder, 'pg_wal'));

  step('programs');
  const fetched = join(dataDir, `programs-${from}`);
  const programs = options.programs
    ? givenPrograms(options.programs, from)
    : await fetchPrograms(fetched, from, say);
  const former = await findBinaries(owner, say, programs);
  await clearDrafts(dataDir, say);
  const draft = join(dataDir, `${DRAFT}${randomBytes(4).toString('hex')}`);
  const sides = {
    source: clusterIn(folder, { owner, durable, binaries: former, settings: FORMER_SETTINGS }),
    target: clusterIn(draft, { owner, durable, binaries, settings: NEW_SETTINGS }),
  };
  const report = await copyClusters(sides, await readOrMakeSecret(dataDir), options).catch(
    async (error: unknown) => {
      await clearDrafts(dataDir, say);
      throw error;
    },
  );
  await swapClusters(dataDir, { draft, former: aside, step });
  step('done');
  await rm(fetched, { recursive: true, force: true });
  return { ...report, from, to: binaries.version, former: aside };
}

function clusterIn(folder: string, rest: Omit<Cluster, 'folder' | 'socketFolder'>): Cluster {
  return { folder, socketFolder: socketFolderFor(folder), ...rest };
}

/** What an attempt that was cut short left behind. */
async function clearDrafts(dataDir: string, say: (line: string) => void): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(DRAFT)) continue;
    await stopOrphan(join(dataDir, name), say);
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
  await rm(successor(dataDir), { recursive: true, force: true });
}

async function copyClusters(
  { source, target }: { source: Cluster; target: Cluster },
  secret: string,
  options: UpgradeOptions,
): Promise<CopyReport> {
  const { say, step = () => undefined } = options;
  const address = (cluster: Cluster, database: string) => addressOn(cluster.socketFolder, secret, database);
  const running: (() => Promise<void>)[] = [];
  const start = async (cluster: Cluster) => {
    await prepareSocketFolder(cluster.socketFolder, cluster.owner);
    running.push(() => rm(cluster.socketFolder, { recursive: true, force: true }));
    await stopOrphan(cluster.folder, say);
    await ensureCluster(cluster, secret, say);
    const { stop } = await superviseDatabase(cluster, options);
    running.push(stop);
  };
  try {
    step('former-start');
    await start(source);
    await assertAlone(address(source, 'postgres'));
    step('new-start');
    await start(target);
    await ensureDatabase(address(target, 'postgres'));
    return await copyDatabase({
      source: address(source, DATABASE),
      target: address(target, DATABASE),
      step,
    });
  } finally {
    for (const stop of running.reverse()) await stop();
  }
}

/** @throws EmbeddedDatabaseError when somebody has made a database beside Phial's, which would stay behind */
async function assertAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE NOT datistemplate AND datname <> ALL ($1)',
      [['postgres', DATABASE]],
    );
    if (rows[0]) {
      throw new EmbeddedDatabaseError(
        `The cluster has a database ${rows[0].datname} beside Phial's: move it elsewhere first`,
      );
    }
  } finally {
    await client.end();
  }
}

/** @throws EmbeddedDatabaseError when renaming it would not do, or its new name is taken */
async function assertMayBeMoved(folder: string, dataDir: string, aside: string): Promise<void> {
  const [cluster, data] = await Promise.all([lstat(folder), stat(dataDir)]);
  if (!cluster.isDirectory() || cluster.dev !== data.dev) {
    throw new EmbeddedDatabaseError(
      `${folder} is a link or a disk of its own: move the database itself into the data folder first`,
    );
  }
  if (await ifThere(stat(aside))) {
    throw new EmbeddedDatabaseError(
      `${aside} is there from an earlier upgrade: move it away, or delete it if nothing is missing`,
    );
  }
}
