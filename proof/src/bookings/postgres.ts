import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureCluster, prepareSocketFolder } from '../../../apps/server/src/db/embedded/cluster.ts';
import { prepareDataFolder, readOrMakeSecret } from '../../../apps/server/src/db/embedded/data-folder.ts';
import { stopOrphan } from '../../../apps/server/src/db/embedded/orphan.ts';
import {
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from '../../../apps/server/src/db/embedded/postmaster.ts';
import {
  addressOn,
  DATABASE,
  describeCluster,
  ensureDatabase,
} from '../../../apps/server/src/db/embedded-postgres.ts';
import { endWithProof } from './leftovers.ts';
import { processTree, signalAll } from './process-tree.ts';

const ignore = () => undefined;

/** Less WAL than usual, as the disk is small; everything else as the embedded database has it, durable. */
const SETTINGS = { min_wal_size: '32MB', max_wal_size: '64MB' };

/** Processes of a killed server hold its memory for a moment. */
const TRY_AGAIN_MS = 50;
const MOST_TRIES = 100;

/** A PostgreSQL whose every process the proof may kill, stop and start. Nobody else starts it again. */
export interface ProofPostgres {
  readonly url: string;
  /** Of the cluster. */
  readonly folder: string;
  /** SIGKILL to all of its processes at once, as when the machine loses its power; what the disk has stays. */
  kill(): Promise<void>;
  /** Immediate shutdown (SIGQUIT): without a checkpoint, every connection cut. */
  stopAtOnce(): Promise<void>;
  /** Stops all processes where they are (SIGSTOP). @returns what lets them go on */
  freeze(): () => void;
  /** Starts it unless it runs. Resolves once it accepts connections that write. */
  start(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** Also where it is frozen. */
function endAtOnce({ pid = 0 }: Postmaster): void {
  signalAll([pid], 'SIGQUIT');
  signalAll(processTree(pid), 'SIGCONT');
}

/** The programs, the user and the settings that come with Phial, on a data folder of its own. */
export async function startPostgres(folder: string): Promise<ProofPostgres> {
  await prepareDataFolder(folder);
  const dataDir = await realpath(folder);
  const cluster = { ...(await describeCluster(dataDir, { say: ignore })), settings: SETTINGS };
  await prepareSocketFolder(cluster.socketFolder, cluster.owner);
  const secret = await readOrMakeSecret(dataDir);
  await ensureCluster(cluster, secret, ignore);
  let postmaster: Postmaster | undefined;
  const running = () =>
    postmaster?.exitCode === null && postmaster.signalCode === null ? postmaster : undefined;

  async function end(strike: (postmaster: Postmaster) => void): Promise<void> {
    const child = running();
    if (child === undefined) return;
    const gone = once(child, 'exit');
    strike(child);
    await gone;
  }

  async function start(): Promise<void> {
    for (let tries = 1; running() === undefined; tries += 1) {
      await stopOrphan(cluster.folder, ignore);
      try {
        const child = await startPostmaster(cluster, { say: ignore, warn: ignore });
        postmaster = child;
        endWithProof(child, () => endAtOnce(child));
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
        await delay(TRY_AGAIN_MS);
      }
    }
  }

  await start();
  await ensureDatabase(addressOn(cluster.socketFolder, secret, 'postgres'));
  return {
    url: addressOn(cluster.socketFolder, secret, DATABASE),
    folder: cluster.folder,
    kill: () => end(({ pid = 0 }) => signalAll(processTree(pid), 'SIGKILL')),
    stopAtOnce: () => end((child) => child.kill('SIGQUIT')),
    freeze() {
      const { pid = 0 } = running() ?? {};
      const frozen = processTree(pid);
      signalAll(frozen, 'SIGSTOP');
      return () => signalAll(frozen, 'SIGCONT');
    },
    start,
    async stop() {
      const child = running();
      if (child !== undefined) await stopPostmaster(child);
      await rm(cluster.socketFolder, { recursive: true, force: true });
    },
  };
}
