import type { Config } from '../config.ts';
import { explainDatabaseFailure, explainStartFailure } from '../start-failure.ts';
import { type ConnectedDatabase, connectDatabase } from './connect.ts';
import { isConnectionError } from './database-error.ts';
import { addressOfEmbedded } from './embedded-postgres.ts';
import { openDatabase } from './pool.ts';

/**
 * For a command beside the server: the database of the running server, or, when
 * none runs, of its own. Should that be lost, the process ends.
 * @param say progress of a slow step, one line
 * @throws EmbeddedDatabaseError; StartError when the database cannot be reached or does not let us in
 */
export async function connectForCommand(
  config: Config,
  say: (line: string) => void,
): Promise<ConnectedDatabase> {
  if (config.databaseUrl === undefined) {
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
    return await connectDatabase(config, { say, warn: say, lost }, new AbortController().signal);
  } catch (error) {
    throw explainDatabaseFailure(error, config);
  }
}
