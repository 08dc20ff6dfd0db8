import type { BackupState } from '@phial/contract/staff/backup';
import type { AppDependencies } from '../app-dependencies.ts';
import { readBackups, readNewestBackup } from './backup.sql.ts';
import { readWalArchive } from './wal/wal-archive.sql.ts';

/** A night, and some hours for a backup that takes long or is tried again. */
const OVERDUE_AFTER_HOURS = 28;

/** How it stands with the backups; outside production a server without any is as it should be. */
export async function readBackupState({
  db,
  clock,
  config,
}: Pick<AppDependencies, 'db' | 'clock' | 'config'>): Promise<BackupState> {
  const [last] = await readBackups(db, 'DONE');
  const newest = config.backupTo === undefined ? undefined : await readNewestBackup(db);
  const failedAt = newest?.state === 'FAILED' ? newest.finished_at : null;
  const { failing_since: failingSince } = await readWalArchive(db);
  const lastGoodAt = last?.started_at ?? null;
  const age = clock.now().getTime() - (lastGoodAt?.getTime() ?? 0);
  return {
    state: stateOf(config, age),
    lastGoodAt: lastGoodAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    walWaitingSince: config.backupTo === undefined ? null : (failingSince?.toISOString() ?? null),
  };
}

function stateOf(
  { backupTo, production }: Pick<AppDependencies['config'], 'backupTo' | 'production'>,
  ageMs: number,
): BackupState['state'] {
  if (backupTo === undefined) return production ? 'not-configured' : 'good';
  return ageMs > OVERDUE_AFTER_HOURS * 3_600_000 ? 'overdue' : 'good';
}
