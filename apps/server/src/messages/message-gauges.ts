import { Gauge, type Registry } from 'prom-client';
import type { AppDependencies } from '../app-dependencies.ts';
import { readDueMessages } from './message-gauges.sql.ts';

/** Tells `/metrics` what waits to be sent to visitors. */
export function measureMessages(
  registry: Registry,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const oldest = new Gauge({
    name: 'phial_messages_oldest_due_seconds',
    help: 'How long the oldest message to a visitor that could be sent has waited',
    registers: [registry],
    aggregator: 'max',
  });
  new Gauge({
    name: 'phial_messages_due',
    help: 'Messages to visitors that could be sent and were not yet',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      const now = clock.now();
      // Where the database does not answer, what was known last is told again.
      const due = await readDueMessages(db, now).catch(() => undefined);
      if (due === undefined) return;
      this.set(due.messages);
      oldest.set(due.since === null ? 0 : (now.getTime() - due.since.getTime()) / 1000);
    },
  });
}
