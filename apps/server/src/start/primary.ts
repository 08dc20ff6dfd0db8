import { collectDefaultMetrics, Registry } from 'prom-client';
import { workerMetrics } from '../metrics/worker-metrics.ts';
import { createCoordinator } from '../peers/coordinator.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { PreparedDatabase } from './prepare-database.ts';
import type { Start } from './start.ts';
import { connectionsOfWorker } from './worker-count.ts';
import { startWorkers } from './workers.ts';

export interface Primary {
  readonly port: number;
  /** Starts each worker anew, one after the other, without a call that fails: for a new build, or new keys. */
  replaceWorkers(): void;
}

/**
 * Has several workers serve on a prepared database, which stays this process's. A worker that ends is replaced.
 * @returns once all of them serve
 * @throws StartError when one of them cannot
 */
export async function startPrimary(
  { config, db, url, clock, log, telemetry }: PreparedDatabase & { telemetry: Telemetry | undefined },
  count: number,
  { undo, signal }: Start,
): Promise<Primary> {
  let connections: number;
  try {
    connections = connectionsOfWorker(count, config, await usableConnections(db));
  } finally {
    await db.close();
  }
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const countLoss = workerMetrics(registry, () => workers.serving());
  const coordinator = createCoordinator(() => registry.getMetricsAsJSON());
  const workers = startWorkers({
    count,
    log,
    adopt: coordinator.add,
    lost: countLoss,
    assignmentOf: (slot) => ({
      config,
      databaseUrl: url,
      connections,
      workers: count,
      doesJobs: slot === 0,
      now: clock.now(),
    }),
  });
  telemetry?.exportMetrics(registry);
  undo.push(async () => telemetry?.stop());
  undo.push(() => workers.stop());
  const port = await workers.serve();
  signal.throwIfAborted();
  return { port, replaceWorkers: () => void workers.replaceAll() };
}

/** Connections that PostgreSQL has for ordinary users. */
async function usableConnections(db: PreparedDatabase['db']): Promise<number> {
  const row = await db.row<{ usable: number }>({
    name: 'connections-usable',
    text: `
SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS usable`,
  });
  return row?.usable ?? 0;
}
