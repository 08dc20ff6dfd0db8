import type { Logger } from 'pino';
import { createFirstAccounts, firstAccountLines } from '../accounts/administration/first-accounts.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { systemClock } from '../clock.ts';
import { beginFixedEntries } from '../content/fixed-entries.ts';
import { loadDatabaseKeys } from '../crypto/database-keys.ts';
import { type ConnectedDatabase, connectDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { logSlowStatements } from '../db/slow-statements.ts';
import { loadSample, searchFormerSample } from '../sample/load-sample.ts';
import { inventedPeopleLine } from '../sample/sample-census.ts';
import { loadSampleReports } from '../sample/sample-reports.ts';
import { bringInUploads } from '../uploads/bring-in-uploads.ts';
import type { Start } from './start.ts';

export interface PreparedDatabase
  extends ConnectedDatabase,
    Pick<AppDependencies, 'config' | 'clock' | 'keys' | 'log'> {}

/** The database with everything in it that a server needs before it serves; its end is in `undo`. */
export async function prepareDatabase(start: Start, log: Logger): Promise<PreparedDatabase> {
  const { config, say, signal, end, undo } = start;
  const events = {
    say,
    warn: (line: string) => log.warn(line),
    ran: logSlowStatements(log, config.slowStatementMs),
    lost(error: Error) {
      log.fatal(error, 'The database cannot be kept running');
      end(1);
    },
  };
  const connected = await connectDatabase(config, events, signal);
  const { db } = connected;
  undo.push(connected.end);
  try {
    signal.throwIfAborted();
    const migrations = await migrate(db);
    if (migrations.length > 0) log.info({ migrations }, 'The tables were brought up to date');
    signal.throwIfAborted();

    const keys = await loadDatabaseKeys(config, db);
    const deps = { config, db, clock: systemClock(config.test.clock), keys, log };
    await bringInUploads(deps);
    await searchFormerSample(deps);
    if (config.sample && (await loadSample(deps))) say('The sample content was loaded.');
    await beginFixedEntries(deps);
    for (const line of firstAccountLines(await createFirstAccounts(deps))) say(line);
    if (config.sample && !config.production) await loadSampleReports(deps);
    const invented = config.production ? await inventedPeopleLine(deps) : undefined;
    if (invented !== undefined) log.warn(invented);
    signal.throwIfAborted();
    return { ...connected, ...deps };
  } catch (error) {
    await db.close();
    throw error;
  }
}
