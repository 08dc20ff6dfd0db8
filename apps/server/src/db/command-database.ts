import { access, constants } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { explainDatabaseFailure, explainStartFailure, StartError } from '../start-failure.ts';
import { systemErrorCode } from '../system-error.ts';
import { connectDatabase } from './connect.ts';
import { isConnectionError } from './database-error.ts';
import { findDatabases, holdsDatabase } from './embedded/other-databases.ts';
import { addressOfEmbedded } from './embedded-postgres.ts';
import { assertMigrated } from './migrate.ts';
import { type Database, openDatabase } from './pool.ts';

export interface CommandDatabase {
  readonly db: Database;
  /** Closes the connections and, where it is the embedded one and this process started it, ends the database. */
  disconnect(): Promise<void>;
}

/**
 * For a command beside the server: the database of the running server, or, when none runs, of its own. Should that be
 * lost, the process ends. A database or tables that are not there are never made: the command would answer from an
 * empty one and look right.
 * @param say progress of a slow step, one line
 * @throws EmbeddedDatabaseError, MigrationError; StartError when there is no database, or it does not let us in
 */
export async function connectForCommand(
  config: Config,
  say: (line: string) => void,
): Promise<CommandDatabase> {
  const connected = await connectToAny(config, say);
  try {
    await assertMigrated(connected.db);
    return connected;
  } catch (error) {
    await connected.disconnect();
    throw error;
  }
}

/**
 * As {@link connectForCommand}, whatever tables there are.
 * @throws EmbeddedDatabaseError, StartError
 */
export async function connectToAny(config: Config, say: (line: string) => void): Promise<CommandDatabase> {
  if (config.databaseUrl === undefined) {
    await assertEmbedded(config);
    const db = openDatabase(await addressOfEmbedded(config.dataDir));
    try {
      await db.query({ name: 'command-hello', text: 'SELECT 1' });
      return { db, disconnect: () => db.close() };
    } catch (error) {
      await db.close();
      if (!isConnectionError(error)) throw error;
    }
  }
  const lost = (error: Error) => {
    process.stderr.write(`${explainStartFailure(explainDatabaseFailure(error, config))}\n`);
    process.exit(1);
  };
  try {
    const events = { say, warn: say, lost };
    const { db, end } = await connectDatabase(config, events, new AbortController().signal);
    return {
      db,
      async disconnect() {
        await db.close();
        await end();
      },
    };
  } catch (error) {
    throw explainDatabaseFailure(error, config);
  }
}

/** @throws StartError that says where there may be one */
async function assertEmbedded({ dataDir, settingsFile = 'none' }: Config): Promise<void> {
  const hindrance = await access(dataDir, constants.R_OK | constants.X_OK).then(
    () => undefined,
    systemErrorCode,
  );
  if (hindrance === 'EACCES') {
    throw new StartError(
      `The data folder ${dataDir} is private to its user: run this as root, or as that user`,
    );
  }
  if (hindrance === undefined && holdsDatabase(dataDir)) return;
  const origin = settingsFile === 'none' ? 'no file of settings was read' : `by ${settingsFile}`;
  const others = findDatabases().filter((folder) => folder !== dataDir);
  const advice =
    others.length === 0
      ? 'set DATA_DIR or DATABASE_URL'
      : `set DATA_DIR to the folder of the service, which may be ${others.join(' or ')}`;
  throw new StartError(
    `There is no database in ${dataDir} (${origin}), and only "phial start" makes one: ${advice}, or name the settings of the service with --settings`,
  );
}
