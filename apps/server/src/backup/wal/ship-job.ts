import { liftTimeLimits } from '../../db/locks.ts';
import type { Job, JobDependencies } from '../../jobs/jobs.ts';
import { backupWork } from '../make-backup.ts';
import { shipWal } from './ship-wal.ts';
import { measureSpool } from './spool.ts';

/** Beyond this something is wrong with the destination, or with archiving. */
const LONG_WAIT_MINUTES = 15;
const WARN_EVERY_MINUTES = 10;

let warnedAt = 0;

/** Ships the archived WAL of the embedded database. What cannot be shipped waits, and is warned of; nothing is dropped. */
export const shipWalOften: Job = {
  name: 'ship-wal',
  everySeconds: 5,
  async work(deps) {
    const { config, database } = deps;
    if (config.backupTo === undefined || config.databaseUrl !== undefined) return 0;
    await liftTimeLimits(deps.db);
    try {
      return await shipWal(backupWork({ ...deps, db: database }));
    } finally {
      await warnOfLongWait(deps);
    }
  },
};

async function warnOfLongWait({ config, clock, log }: JobDependencies): Promise<void> {
  const { files, bytes, oldest } = await measureSpool(config.dataDir);
  const minutes = oldest === undefined ? 0 : Math.floor((clock.now().getTime() - oldest.getTime()) / 60_000);
  if (minutes < LONG_WAIT_MINUTES || clock.now().getTime() - warnedAt < WARN_EVERY_MINUTES * 60_000) return;
  warnedAt = clock.now().getTime();
  log.warn(
    { files, bytes, minutes },
    'WAL for backups has been waiting for long: the destination of BACKUP_TO takes nothing. Nothing is lost while the disk of DATA_DIR has room',
  );
}
