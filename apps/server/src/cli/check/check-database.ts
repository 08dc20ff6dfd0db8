import type { Clock } from '../../clock.ts';
import { databaseComplaint } from '../../db/database-error.ts';
import { pendingMigrations } from '../../db/migrate.ts';
import type { Database } from '../../db/pool.ts';
import { tryWriting } from '../../health/try-writing.ts';
import { readFacts, tryTable } from './check-database.sql.ts';
import { type Finding, failed, good, warning } from './finding.ts';

/** Milliseconds that clocks may differ by, with what a call takes. */
const CLOCK_TOLERANCE = 2_000;

/**
 * Version, encoding, rights, room, tables and clock.
 * @param clock of this machine
 */
export async function checkDatabase(db: Database, clock: Clock): Promise<Finding[]> {
  const { version, encoding, name, now } = await readFacts(db);
  const difference = Math.round(now - clock.now().getTime());
  return [
    encoding === 'UTF8'
      ? good('database', `PostgreSQL ${version}, as user ${name}, in UTF8`)
      : failed(
          'database',
          `its encoding is ${encoding}: make it anew with ENCODING 'UTF8' and TEMPLATE template0`,
        ),
    await orSay('rights', 'tables can be made', () => tryTable(db), `GRANT ALL ON SCHEMA public TO ${name}`),
    await orSay(
      'room',
      'the database takes writes, and has room for them',
      () => tryWriting(db),
      'make room on its disk, or name the primary',
    ),
    await checkTables(db),
    Math.abs(difference) <= CLOCK_TOLERANCE
      ? good('clock', `the database's and this machine's agree`)
      : failed('clock', `the database's differs by ${difference} ms from this machine's: set both by NTP`),
  ];
}

async function checkTables(db: Database): Promise<Finding> {
  const pending = await pendingMigrations(db);
  return pending.length === 0
    ? good('tables', 'as this version has them')
    : warning(
        'tables',
        `${pending.length} changes are still to be made: restart the server, which makes them`,
      );
}

async function orSay(
  subject: string,
  text: string,
  attempt: () => Promise<void>,
  advice: string,
): Promise<Finding> {
  try {
    await attempt();
    return good(subject, text);
  } catch (error) {
    const complaint = databaseComplaint(error) ?? (error instanceof Error ? error.message : String(error));
    return failed(subject, `${complaint}: ${advice}`);
  }
}
