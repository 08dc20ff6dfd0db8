import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * How many processes serve on this machine, and how often one had to be replaced.
 * @param serving how many do at the moment
 * @returns counts one that ended without having been asked to
 */
export function workerMetrics(registry: Registry, serving: () => number): () => void {
  new Gauge({
    name: 'phial_workers',
    help: 'Processes of this machine that serve',
    registers: [registry],
    collect() {
      this.set(serving());
    },
  });
  const losses = new Counter({
    name: 'phial_worker_losses_total',
    help: 'Processes of this machine that ended without having been asked to, and were replaced',
    registers: [registry],
  });
  return () => losses.inc();
}
