import { AggregatorRegistry } from 'prom-client';
import type { Metrics } from './messages.ts';

/** The metrics of several processes as one. */
export interface MetricSum {
  /** The latest of a process. */
  set(process: number, metrics: Metrics): void;
  /** Keeps what an ended process had counted, so that no count of the whole ever goes back. */
  retire(process: number): void;
  /** As Prometheus reads it. Each metric says itself how it is put together (`aggregator`): summed unless it does. */
  print(others: Metrics): Promise<string>;
}

export function sumMetrics(): MetricSum {
  const latest = new Map<number, Metrics>();
  let retired: Metrics = [];

  return {
    set(process, metrics) {
      latest.set(process, metrics);
    },
    retire(process) {
      const counted = (latest.get(process) ?? []).filter(isCount);
      latest.delete(process);
      const sum = AggregatorRegistry.aggregate([retired, counted]).getMetricsAsJSON();
      void sum.then((metrics) => {
        retired = metrics;
      });
    },
    print: (others) => AggregatorRegistry.aggregate([...latest.values(), retired, others]).metrics(),
  };
}

function isCount({ type }: Metrics[number]): boolean {
  return String(type) === 'counter' || String(type) === 'histogram';
}
