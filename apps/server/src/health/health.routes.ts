import * as calls from '@phial/contract/calls/health';
import type { Registry } from 'prom-client';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { Refused } from '../errors.ts';
import { handle } from '../handle.ts';
import { tryWriting } from './try-writing.ts';

/** For whoever runs the server, outside the API prefix. */
export async function healthRoutes(
  app: PhialServer,
  { db, peers }: AppDependencies,
  metrics: Registry,
): Promise<void> {
  handle(app, calls.checkAlive, async () => ({ alive: true as const }));
  handle(app, calls.checkReady, async () => {
    if ((await pendingMigrations(db)).length > 0) throw new Refused('busy');
    await tryWriting(db);
    return { ready: true as const };
  });
  const print = peers?.shareMetrics(metrics) ?? (() => metrics.metrics());
  handle(app, calls.readMetrics, async ({ reply }) => reply.type(metrics.contentType).send(await print()));
}
