import { Gauge, type Registry } from 'prom-client';
import type { AppDependencies } from '../app-dependencies.ts';
import { readBackups, readNewestBackup } from './backup.sql.ts';
import { measureSpool } from './wal/spool.ts';
import { readWalArchive } from './wal/wal-archive.sql.ts';

type GaugeDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** Tells `/metrics` of backups, where they are set up; of WAL, where the database is the embedded one. */
export function measureBackups(registry: Registry, deps: GaugeDependencies): void {
  if (deps.config.backupTo === undefined) return;
  measureLastBackup(registry, deps);
  if (deps.config.databaseUrl === undefined) measureWal(registry, deps);
}

function measureLastBackup(registry: Registry, { db }: GaugeDependencies): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, registers: [registry], aggregator: 'max' });
  const size = gauge('phial_backup_size_bytes', 'Size of the last good backup, as it is stored');
  const duration = gauge('phial_backup_duration_seconds', 'How long the last good backup took');
  const failed = gauge('phial_backup_last_attempt_failed', '1 when the last attempt to make a backup failed');
  new Gauge({
    name: 'phial_backup_last_success_timestamp_seconds',
    help: 'When the last good backup was begun, seconds since 1970; 0: there is none',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      // Where the database does not answer, what was known last is told again.
      const found = await Promise.all([readBackups(db, 'DONE'), readNewestBackup(db)]).catch(() => undefined);
      if (found === undefined) return;
      const [[last], newest] = found;
      this.set((last?.started_at.getTime() ?? 0) / 1000);
      size.set(last?.bytes ?? 0);
      duration.set(((last?.finished_at?.getTime() ?? 0) - (last?.started_at.getTime() ?? 0)) / 1000);
      failed.set(newest?.state === 'FAILED' ? 1 : 0);
    },
  });
}

function measureWal(registry: Registry, { db, clock, config }: GaugeDependencies): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, registers: [registry], aggregator: 'max' });
  const segments = gauge('phial_wal_archive_waiting_segments', 'Files of WAL that wait for the destination');
  const bytes = gauge('phial_wal_archive_waiting_bytes', 'Their size on the disk of DATA_DIR');
  const oldest = gauge('phial_wal_archive_oldest_waiting_seconds', 'How long the oldest of them has waited');
  new Gauge({
    name: 'phial_wal_archive_last_shipped_timestamp_seconds',
    help: 'When WAL was shipped last, seconds since 1970; 0: never',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      const archive = await readWalArchive(db).catch(() => undefined);
      if (archive !== undefined) this.set((archive.shipped_at?.getTime() ?? 0) / 1000);
      const spool = await measureSpool(config.dataDir);
      segments.set(spool.files);
      bytes.set(spool.bytes);
      oldest.set(spool.oldest === undefined ? 0 : (clock.now().getTime() - spool.oldest.getTime()) / 1000);
    },
  });
}
