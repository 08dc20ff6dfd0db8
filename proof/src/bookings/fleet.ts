import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../../../apps/server/src/testing/server-process.ts';
import { ensureFolder } from './folder.ts';
import { endWithProof } from './leftovers.ts';
import { processTree, signalAll } from './process-tree.ts';

/** From when until when a server could not be asked; milliseconds of `performance.now()`. */
export interface Downtime {
  readonly server: number;
  readonly from: number;
  until: number;
}

/** The server processes of a proof. A started one has another port, as nobody keeps the former one free. */
export interface Fleet {
  readonly origins: readonly string[];
  readonly downtimes: readonly Downtime[];
  /** Files that everything they wrote is in. */
  readonly logs: readonly string[];
  /** What the clocks of the servers show; while they are moved one after the other, of those that are moved. */
  now(): Date;
  /** What the clock shows that is moved last. */
  earliest(): Date;
  /** Moves the clocks: of each server when it is started the next time. */
  moveClock(milliseconds: number): void;
  /** Settings, beside those of the beginning, of each server when it is started the next time. */
  set(settings: Readonly<Record<string, string>>): void;
  /** SIGKILL to a server with its workers. */
  kill(server: number): Promise<void>;
  /** Starts one that was killed. */
  start(server: number): Promise<void>;
  /** Ends all in order. @returns complaints about those that had ended by themselves */
  stop(): Promise<string[]>;
}

export interface FleetOptions {
  /** Of each server, how many workers. */
  readonly workers: readonly number[];
  /** What `DATA_DIR` and the logs are made in. */
  readonly folder: string;
  /** Settings of every server. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the clocks show at the beginning. */
  readonly startAt: Date;
  /** Instead of the `main.ts` of this repository. */
  readonly main?: string | undefined;
}

/** Starts them one after the other: the first makes the tables. */
export async function startFleet({ workers, folder, settings, startAt, main }: FleetOptions): Promise<Fleet> {
  const logFolder = await ensureFolder(join(folder, 'logs'));
  let offset = startAt.getTime() - Date.now();
  const now = () => new Date(Date.now() + offset);
  /** Of each server as it runs. */
  const offsets: number[] = [];
  const servers: ServerProcess[] = [];
  const origins: string[] = [];
  const downtimes: Downtime[] = [];
  const killed = new Set<ServerProcess>();
  let changed: Readonly<Record<string, string>> = {};
  const logs = workers.map((_, server) => join(logFolder, `server-${server + 1}.log`));

  async function start(server: number): Promise<void> {
    const one = startServerProcess(
      {
        ...settings,
        ...changed,
        WORKERS: String(workers[server]),
        DATA_DIR: join(folder, `server-${server + 1}`),
        PHIAL_TEST_CLOCK: now().toISOString(),
      },
      undefined,
      main,
    );
    servers[server] = one;
    endWithProof(one.child, () => signalAll(processTree(one.child.pid ?? 0), 'SIGKILL'));
    const log = createWriteStream(logs[server] ?? '', { flags: 'a' });
    one.child.stdout?.pipe(log, { end: false });
    one.child.stderr?.pipe(log, { end: false });
    const ownOffset = offset;
    origins[server] = await one.origin;
    offsets[server] = ownOffset;
    for (const downtime of downtimes) {
      if (downtime.server === server && downtime.until === Number.POSITIVE_INFINITY)
        downtime.until = performance.now();
    }
  }

  for (const server of workers.keys()) await start(server);
  return {
    origins,
    downtimes,
    logs,
    now,
    earliest: () => new Date(Date.now() + Math.min(...offsets)),
    moveClock(milliseconds) {
      offset += milliseconds;
    },
    set(further) {
      changed = { ...changed, ...further };
    },
    async kill(server) {
      const one = servers[server];
      if (one?.child.pid === undefined) return;
      killed.add(one);
      downtimes.push({ server, from: performance.now(), until: Number.POSITIVE_INFINITY });
      signalAll(processTree(one.child.pid), 'SIGKILL');
      await one.ended;
    },
    start,
    async stop() {
      const left = servers.filter((server) => !killed.has(server));
      const gone = left.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
      for (const { child } of left) child.kill('SIGTERM');
      await Promise.all(left.map(({ ended }) => ended));
      return gone.map(({ child }) => `a server ended by itself (exit code ${child.exitCode})`);
    },
  };
}
