import { addDays, dayOf, instantOf, timeOfMinutes } from '@phial/domain/hong-kong-time';
import { liftTimeLimits } from '../db/locks.ts';
import type { Job, JobDependencies } from '../jobs/jobs.ts';
import { type BackupRow, readBackupsAt, readCluster, readNewestBackup } from './backup.sql.ts';
import { backupWork, makeAlone } from './make-backup.ts';
import { timelineOf } from './names.ts';
import { destinationOf } from './store/destination.ts';
import { readWalArchive } from './wal/wal-archive.sql.ts';
import { reachesBack } from './wal/wal-run.ts';

/** After a failure, before another attempt. */
const RETRY_MINUTES = 30;

/** Makes the backup of each night; a missed one is made up as soon as a server runs. */
export const backUpNightly: Job = {
  name: 'back-up',
  everySeconds: 60,
  async work(deps) {
    const { config, database, clock } = deps;
    if (config.backupTo === undefined) return 0;
    const now = clock.now();
    const [done] = await readBackupsAt(database, destinationOf(config.backupTo));
    const last = done !== undefined && (await continues(deps, done)) ? done : undefined;
    if (!isDue(now, config.backupAt, { done: last, newest: await readNewestBackup(database) })) return 0;
    await liftTimeLimits(deps.db);
    const { id, parts } = await makeAlone(backupWork({ ...deps, db: database }));
    deps.log.info({ backup: id, bytes: parts.reduce((sum, part) => sum + part.bytes, 0) }, 'backup made');
    return 1;
  },
};

/** @param minuteOfDay when one is due each day, minutes since midnight in Hong Kong */
export function isDue(
  now: Date,
  minuteOfDay: number,
  { done, newest }: { done: BackupRow | undefined; newest: BackupRow | undefined },
): boolean {
  const today = instantOf(dayOf(now), timeOfMinutes(minuteOfDay));
  const scheduled = today <= now ? today : instantOf(addDays(dayOf(now), -1), timeOfMinutes(minuteOfDay));
  if (done !== undefined && done.started_at >= scheduled) return false;
  if (newest?.state !== 'FAILED') return true;
  // Whoever died in the middle has not been refused by anybody.
  const triedAt = newest.finished_at ?? newest.started_at;
  return now.getTime() - triedAt.getTime() >= RETRY_MINUTES * 60_000;
}

/**
 * Whether the WAL since a backup leads here: not after a restore, an upgrade or a move, and not after a gap in the WAL
 * that was shipped, which each need a new one.
 */
async function continues({ config, database }: JobDependencies, done: BackupRow): Promise<boolean> {
  if (config.databaseUrl !== undefined) return done.kind === 'DUMP';
  const { systemId, timeline } = await readCluster(database);
  const sameLine = done.system_id === systemId && timelineOf(done.first_segment ?? '') === timeline;
  return sameLine && reachesBack(await readWalArchive(database), done);
}
