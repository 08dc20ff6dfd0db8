import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../../apps/server/src/clock.ts';
import { type KeyRing, loadKeyRing } from '../../../apps/server/src/crypto/key-ring.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/db/embedded-postgres.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../../../apps/server/src/db/pool.ts';
import { buildSites } from '../../../scripts/build.ts';
import { ROOT } from '../../../scripts/program.ts';
import { emptyDatabase, makePersonTable, settleTables } from '../world/seed.sql.ts';
import { seedWorld, type World } from '../world/seed.ts';
import { freePort } from './free-port.ts';
import { findPgbench, type Pgbench } from './pgbench.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Everything the measures are taken on: one database with its data, the server, pgbench. */
export interface Stand {
  readonly db: Database;
  /** Address of the database, through its socket; the server and pgbench both use it. */
  readonly url: string;
  readonly keys: KeyRing;
  readonly world: World;
  readonly server: ServerProcess;
  /** The same with limits on callers, as in production. */
  readonly limited: ServerProcess;
  readonly pgbench: Pgbench;
  /** Absolute path. */
  readonly dataDir: string;
  /** Connections to the server, and of pgbench to the database. */
  readonly clients: number;
  close(): Promise<void>;
}

export interface StandOptions {
  readonly clients: number;
  /** Processes that serve. */
  readonly workers: number;
  readonly profileTo?: string;
  say(line: string): void;
}

const WORLD = { points: 80, people: 30_000 };

/** Beside the sources and not in a folder for passing things, which may lie in memory, where fsync costs nothing. */
const DATA_DIR = join(ROOT, 'bench', 'data');

/** @throws StartError, or another error of one line, when something is missing or already running */
export async function buildStand({ say, clients, workers, profileTo }: StandOptions): Promise<Stand> {
  const pgbench = await findPgbench();
  await buildSites(say);
  say('Starting PostgreSQL…');
  const events = { say, warn: say, lost: (error: Error) => say(error.message) };
  const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR, ...events });
  const db = openDatabase(postgres.url);
  const stopDatabase = async () => {
    await db.close();
    await postgres.stop();
    await rm(DATA_DIR, { recursive: true });
  };
  try {
    const setting = `bench:${randomBytes(32).toString('base64')}`;
    const keys = await loadKeyRing({ keys: setting, dataDir: DATA_DIR });
    say(`Making ${WORLD.points} service points and the bookings of ${WORLD.people} people…`);
    await emptyDatabase(db);
    await migrate(db);
    await makePersonTable(db);
    const world = await seedWorld({ db, keys, clock: systemClock() }, WORLD);
    await settleTables(db);
    const options = {
      databaseUrl: postgres.url,
      keys: setting,
      dataDir: DATA_DIR,
      workers,
      ...(profileTo !== undefined && { profileTo }),
    };
    const server = await startServer({ ...options, port: await freePort(), limits: false });
    const limited = await startServer({ ...options, port: await freePort(), limits: true }).catch(
      async (error: unknown) => {
        await server.stop();
        throw error;
      },
    );
    const close = async () => {
      await Promise.all([server.stop(), limited.stop()]);
      await stopDatabase();
    };
    return {
      db,
      url: postgres.url,
      keys,
      world,
      server,
      limited,
      pgbench,
      clients,
      close,
      dataDir: DATA_DIR,
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}
