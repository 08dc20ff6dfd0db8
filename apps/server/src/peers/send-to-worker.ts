import type { Worker } from 'node:cluster';
import type { ToWorker } from './messages.ts';

/** Sends a worker a message, unless it has ended. */
export function sendToWorker(worker: Worker, message: ToWorker): void {
  // One that has just ended is not known to have, and the message fails. Without a callback that would be an event of
  // the worker that ends this process; whoever waits for the worker is told by its `exit`.
  if (worker.isConnected()) worker.send(message, () => undefined);
}
