import type { Worker } from 'node:cluster';
import type { ToWorker } from './messages.ts';

/** Sends a worker a message, unless it has ended; one that ended a moment ago has an `error` event for it. */
export function sendToWorker(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
