import { Gauge, type Registry } from 'prom-client';
import type { AppDependencies } from '../app-dependencies.ts';
import { type AuditProgress, readAuditProgress } from './heads/head.sql.ts';

/** How far the audit log is linked and its heads are written out, of all processes together; none before the first. */
export function measureAuditLog(registry: Registry, { db }: Pick<AppDependencies, 'db'>): void {
  const gauge = (name: string, help: string, instant: keyof AuditProgress) => {
    const created = new Gauge({
      name,
      help,
      registers: [registry],
      aggregator: 'max',
      async collect() {
        // Where the database does not answer, what was known last is told again.
        const progress = await readAuditProgress(db).catch(() => undefined);
        const at = progress?.[instant];
        if (at) this.set(at.getTime() / 1000);
      },
    });
    // Otherwise it would begin with 1970.
    created.remove();
  };
  gauge(
    'phial_audit_linked_timestamp_seconds',
    'When every entry of the audit log that could be seen was linked, in seconds since 1970',
    'linkedAt',
  );
  gauge(
    'phial_audit_head_timestamp_seconds',
    'When a head of the audit log was last written out, in seconds since 1970',
    'headWrittenAt',
  );
}
