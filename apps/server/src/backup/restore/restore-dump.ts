import { openDatabase } from '../../db/pool.ts';
import { BackupError } from '../backup-error.ts';
import { findProgram, withoutPassword } from '../dump/postgres-programs.ts';
import { feedProgram } from '../dump/run-program.ts';
import type { Manifest } from '../manifest.ts';
import { readPart } from '../parts/part.ts';
import { hasTables } from './check-database.sql.ts';
import { checkDatabase } from './check-database.ts';
import { assertGood, type Restored, type RestoreOrder } from './restore-order.ts';

/** Restores a dump into the empty database of `DATABASE_URL`: all of it in one transaction, or nothing. */
export async function restoreDump(order: RestoreOrder, manifest: Manifest): Promise<Restored> {
  const { config, store, identities, to, say } = order;
  if (to !== undefined) {
    throw new BackupError(
      'time-outside',
      'A dump holds the one moment it was made at: choose one with --backup instead of --to, or use the server’s own means of restoring to a moment',
    );
  }
  const db = openDatabase(config.databaseUrl ?? '');
  try {
    if (await hasTables(db)) {
      throw new BackupError(
        'not-empty',
        'The database of DATABASE_URL has tables: a restore never replaces a database. Create an empty one, and set DATABASE_URL to it',
      );
    }
    const { address, env } = withoutPassword(config.databaseUrl ?? '');
    for (const part of manifest.parts) {
      say(`Restoring ${part.name}…`);
      await feedProgram(
        {
          path: findProgram('pg_restore', Number.parseInt(manifest.postgres, 10)),
          args: [
            '--no-owner',
            '--no-privileges',
            '--exit-on-error',
            '--single-transaction',
            `--dbname=${address}`,
          ],
          env,
        },
        await readPart(store, `${manifest.id}/${part.name}`, identities),
      );
    }
    say('Checking the database…');
    const checks = await checkDatabase(db, config);
    assertGood(checks, order.acceptFaults);
    return { manifest, segments: 0, checks };
  } finally {
    await db.close();
  }
}
