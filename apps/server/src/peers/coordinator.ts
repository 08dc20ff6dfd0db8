import type { Worker } from 'node:cluster';
import { createStreamPlaces } from '../live/stream-places.ts';
import { createQuestions } from './ask-all.ts';
import type { Metrics, ToPrimary } from './messages.ts';
import { sendToWorker } from './send-to-worker.ts';
import { sumMetrics } from './sum-metrics.ts';

/** An answer to a visitor may wait so long for the other workers to drop what has changed, in milliseconds. */
const DROP_PATIENCE_MS = 250;
const MEASURE_PATIENCE_MS = 1_000;

/** What the workers of a machine have in common, kept by the primary process. */
export interface Coordinator {
  /** Serves a worker from now on, until it ends. */
  add(worker: Worker): void;
}

/** @param ownMetrics those of the primary process */
export function createCoordinator(ownMetrics: () => Promise<Metrics>): Coordinator {
  const workers = new Set<Worker>();
  const places = createStreamPlaces();
  const drops = createQuestions<true>(DROP_PATIENCE_MS);
  const measures = createQuestions<{ worker: Worker; metrics: Metrics }>(MEASURE_PATIENCE_MS);
  const sum = sumMetrics();

  async function print(): Promise<string> {
    const answers = await measures.ask(workers, (id) => ({ type: 'measure', id }));
    for (const { worker, metrics } of answers) sum.set(worker.id, metrics);
    return sum.print(await ownMetrics());
  }

  return {
    add(worker) {
      workers.add(worker);
      const streams = new Map<number, () => void>();
      worker.on('message', (message: ToPrimary) => {
        switch (message.type) {
          case 'drop': {
            const { id, cache, group } = message;
            const others = [...workers].filter((other) => other !== worker);
            void drops
              .ask(others, (asked) => ({ type: 'drop', id: asked, cache, group }))
              .then(() => sendToWorker(worker, { type: 'settled', id }));
            break;
          }
          case 'dropped':
            drops.answered(worker, message.id, true);
            break;
          case 'opened': {
            const { stream, kind, owner } = message;
            const displace = () => sendToWorker(worker, { type: 'displace', stream });
            streams.set(stream, places.take(kind, owner, displace));
            break;
          }
          case 'closed':
            streams.get(message.stream)?.();
            streams.delete(message.stream);
            break;
          case 'metrics':
            measures.answered(worker, message.id, { worker, metrics: message.metrics });
            break;
          case 'print':
            void print().then((text) => sendToWorker(worker, { type: 'printed', id: message.id, text }));
            break;
        }
      });
      worker.once('exit', () => {
        workers.delete(worker);
        drops.ended(worker);
        measures.ended(worker);
        sum.retire(worker.id);
        for (const leave of streams.values()) leave();
      });
    },
  };
}
