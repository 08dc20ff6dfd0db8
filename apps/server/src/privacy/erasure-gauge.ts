import { Gauge, type Registry } from 'prom-client';
import type { AppDependencies } from '../app-dependencies.ts';
import { readProgress } from './erasure-progress.sql.ts';

/** Tells `/metrics` how many records wait for an administrator's word before they are erased. */
export function measureErasure(registry: Registry, { db }: Pick<AppDependencies, 'db'>): void {
  new Gauge({
    name: 'phial_erasure_held_records',
    help: 'Records whose erasure waits for an administrator',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      // Where the database does not answer, what was known last is told again.
      const progress = await readProgress(db).catch(() => undefined);
      if (progress !== undefined) this.set(progress.held_records ?? 0);
    },
  });
}
