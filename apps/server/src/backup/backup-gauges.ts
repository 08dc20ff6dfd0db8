import type { Registry } from 'prom-client';
import type { AppDependencies } from '../app-dependencies.ts';
import { measureTogether } from '../metrics/measure-together.ts';
import { readBackups, readNewestBackup } from './backup.sql.ts';
import { measureSpool } from './wal/spool.ts';
import { readWalArchive } from './wal/wal-archive.sql.ts';

type GaugeDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** Tells `/metrics` of backups, where they are set up; of WAL, where the database is the embedded one. */
export function measureBackups(registry: Registry, deps: GaugeDependencies): void {
  if (deps.config.backupTo === undefined) return;
  measureTogether(registry, BACKUP_GAUGES, () => readLastBackup(deps));
  if (deps.config.databaseUrl === undefined) measureTogether(registry, WAL_GAUGES, () => readWal(deps));
}

const BACKUP_GAUGES = {
  phial_backup_last_success_timestamp_seconds:
    'When the last good backup was begun, seconds since 1970; 0: there is none',
  phial_backup_size_bytes: 'Size of the last good backup, as it is stored',
  phial_backup_duration_seconds: 'How long the last good backup took',
  phial_backup_last_attempt_failed: '1 when the last attempt to make a backup failed',
} as const;

async function readLastBackup({
  db,
}: GaugeDependencies): Promise<Record<keyof typeof BACKUP_GAUGES, number>> {
  const [[last], newest] = await Promise.all([readBackups(db, 'DONE'), readNewestBackup(db)]);
  const begun = (last?.started_at.getTime() ?? 0) / 1000;
  return {
    phial_backup_last_success_timestamp_seconds: begun,
    phial_backup_size_bytes: last?.bytes ?? 0,
    phial_backup_duration_seconds: (last?.finished_at?.getTime() ?? 0) / 1000 - begun,
    phial_backup_last_attempt_failed: newest?.state === 'FAILED' ? 1 : 0,
  };
}

const WAL_GAUGES = {
  phial_wal_archive_last_shipped_timestamp_seconds: 'When WAL was shipped last, seconds since 1970; 0: never',
  phial_wal_archive_waiting_segments: 'Files of WAL that wait for the destination',
  phial_wal_archive_waiting_bytes: 'Their size on the disk of DATA_DIR',
  phial_wal_archive_oldest_waiting_seconds: 'How long the oldest of them has waited',
} as const;

async function readWal({
  db,
  clock,
  config,
}: GaugeDependencies): Promise<Record<keyof typeof WAL_GAUGES, number>> {
  const [{ shipped_at: shippedAt }, spool] = await Promise.all([
    readWalArchive(db),
    measureSpool(config.dataDir),
  ]);
  const { files, bytes, oldest = clock.now() } = spool;
  return {
    phial_wal_archive_last_shipped_timestamp_seconds: (shippedAt?.getTime() ?? 0) / 1000,
    phial_wal_archive_waiting_segments: files,
    phial_wal_archive_waiting_bytes: bytes,
    phial_wal_archive_oldest_waiting_seconds: (clock.now().getTime() - oldest.getTime()) / 1000,
  };
}
