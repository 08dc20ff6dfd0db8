import { idsOfUsedKeys } from '../../crypto/database-keys.ts';
import { readServerFacts } from '../backup.sql.ts';
import type { BackupWork } from '../make-backup.ts';
import type { Manifest } from '../manifest.ts';
import { DATABASE_PARTS } from '../names.ts';
import { writePart } from '../parts/part.ts';
import { findProgram, withoutPassword } from './postgres-programs.ts';
import { outputOfProgram } from './run-program.ts';

/** Dumps the database of `DATABASE_URL`, as it is at one moment, while the servers work. Writes no manifest. */
export async function makeDump(work: BackupWork, id: string): Promise<Manifest> {
  const { db, config, store, recipients } = work;
  const before = await readServerFacts(db);
  const { address, env } = withoutPassword(config.databaseUrl ?? '');
  const content = outputOfProgram({
    path: findProgram('pg_dump', Number.parseInt(before.postgres, 10)),
    args: ['--format=custom', '--no-owner', '--no-privileges', `--dbname=${address}`],
    env,
  });
  const part = await writePart(store, id, { name: DATABASE_PARTS.DUMP, content, recipients });
  const after = await readServerFacts(db);
  return {
    format: 1,
    id,
    kind: 'DUMP',
    startedAt: before.now.toISOString(),
    stoppedAt: after.now.toISOString(),
    postgres: before.postgres,
    migration: before.migration,
    keys: await idsOfUsedKeys(db),
    encrypted: recipients.length > 0,
    unpackedBytes: part.bytes,
    parts: [part],
  };
}
