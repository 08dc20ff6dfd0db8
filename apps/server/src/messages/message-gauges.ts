import type { Registry } from 'prom-client';
import type { AppDependencies } from '../app-dependencies.ts';
import { measureTogether } from '../metrics/measure-together.ts';
import { readDueMessages } from './message-gauges.sql.ts';

/** Tells `/metrics` what waits to be sent to visitors. */
export function measureMessages(
  registry: Registry,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  measureTogether(registry, MESSAGE_GAUGES, async () => {
    const now = clock.now();
    const { messages, since } = await readDueMessages(db, now);
    return {
      phial_messages_due: messages,
      phial_messages_oldest_due_seconds: since === null ? 0 : (now.getTime() - since.getTime()) / 1000,
    };
  });
}

const MESSAGE_GAUGES = {
  phial_messages_due: 'Messages to visitors that could be sent and were not yet',
  phial_messages_oldest_due_seconds: 'How long the oldest message to a visitor that could be sent has waited',
} as const;
