import cluster from 'node:cluster';
import { once } from 'node:events';
import { systemClock } from '../clock.ts';
import { loadDatabaseKeys } from '../crypto/database-keys.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
import { logSlowStatements } from '../db/slow-statements.ts';
import { createLogger } from '../logging/logger.ts';
import { shareMachine } from '../peers/machine-share.ts';
import type { Assignment, ToWorker } from '../peers/messages.ts';
import { connectPeers, send } from '../peers/worker-peers.ts';
import { loadSite } from '../site/static/site-files.ts';
import { explainDatabaseFailure, explainStartFailure, StartError } from '../start-failure.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { serveCalls } from './serve-calls.ts';
import type { Start } from './start.ts';
import { takeDown, withPatience } from './take-down.ts';

/*
 * One of several processes that serve; `primary.ts` starts it and says what it is to do. When that process is gone,
 * this one ends at once (`node:cluster`): the next start finds the port free.
 */

const undo: Start['undo'] = [];
let starting: Promise<void> = Promise.resolve();
let ending = false;

// Ctrl-C and a closed terminal reach every process: it is the primary one that ends the others, in order.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('SIGTERM', () => end(0));
process.on('message', (message: ToWorker) => {
  if (message.type === 'begin') starting = begin(message.assignment);
  if (message.type === 'end') end(0);
});

async function begin({
  config,
  databaseUrl,
  connections,
  workers,
  doesJobs,
  now,
}: Assignment): Promise<void> {
  try {
    shareMachine(workers);
    const clock = systemClock(config.test.clock && now);
    const log = createLogger(config);
    const telemetry = await startTelemetry(config, log);
    const db = openDatabase(databaseUrl, connections, logSlowStatements(log, config.slowStatementMs));
    undo.push(() => db.close());
    if ((await pendingMigrations(db)).length > 0)
      throw new StartError(
        'The tables are older than this program: restart the server, which brings them up to date',
      );
    const keys = await loadDatabaseKeys(config, db);
    const peers = connectPeers(db);
    const files = await loadSite();
    const given = { config, db, clock, keys, log, peers, telemetry };
    const port = await serveCalls({ ...given, files, doesJobs }, undo);
    send({ type: 'serving', port });
  } catch (error) {
    send({ type: 'failed', reason: explainStartFailure(explainDatabaseFailure(error, config)) });
    end(1);
  }
}

function end(exitCode: number): void {
  if (ending) return;
  ending = true;
  void withPatience(starting.then(() => takeDown(undo)).then(leave)).finally(() => process.exit(exitCode));
}

/**
 * Leaves the primary process once it has answered. A connection that it handed over before it knew that this worker
 * no longer listens has been declined by then, and goes to another one; lost with this process, its client would wait.
 */
async function leave(): Promise<void> {
  if (!cluster.worker?.isConnected()) return;
  const left = once(cluster.worker, 'disconnect');
  cluster.worker.disconnect();
  await left;
}
