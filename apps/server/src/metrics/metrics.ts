import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { routeOf } from '../logging/request-log.ts';
import { auditHeads, jobRecords, messageOutcomes, webhookOutcomes } from './outcome-counters.ts';
import { workerMetrics } from './worker-metrics.ts';

/** Calls whose outcome an operator watches, by the end of their route pattern. */
const OPERATIONS: readonly { method: string; route: RegExp; operation: string }[] = [
  { method: 'POST', route: /\/rest\/appointment\/appt$/, operation: 'create' },
  { method: 'PUT', route: /\/rest\/appointment\/appt$/, operation: 'modify' },
  { method: 'PUT', route: /\/system\/record\/update$/, operation: 'modify' },
  { method: 'POST', route: /\/rest\/appointment\/appt\/list$/, operation: 'enquire' },
  { method: 'DELETE', route: /\/rest\/appointment\/appt\/:\w+$/, operation: 'cancel' },
  { method: 'DELETE', route: /\/system\/record\/:\w+$/, operation: 'cancel' },
  { method: 'POST', route: /\/rest\/appointment\/hold$/, operation: 'hold' },
];

/** The operation of a route pattern; looked up once each, as patterns are few and calls many. */
function operationsByRoute(): (method: string, route: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (method, route) => {
    const key = `${method} ${route}`;
    if (!known.has(key)) {
      const found = OPERATIONS.find((each) => each.method === method && each.route.test(route));
      known.set(key, found?.operation);
    }
    return known.get(key);
  };
}

/**
 * Counts and times every request from here on, by route pattern; nothing a
 * visitor sent becomes a label. Event loop, memory, garbage collection, the
 * connections of the database and what the jobs did come with it.
 * @returns the registry `/metrics` prints; with those of other processes each is summed, unless it says otherwise (`aggregator`)
 */
export function measureServer(
  app: PhialServer,
  { db, keys, peers }: Pick<AppDependencies, 'db' | 'keys' | 'peers'>,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (peers === undefined) workerMetrics(registry, () => 1);
  registry.registerMetric(jobRecords(db));
  registry.registerMetric(messageOutcomes(db));
  registry.registerMetric(webhookOutcomes(db));
  registry.registerMetric(auditHeads(db));
  const durations = new Histogram({
    name: 'phial_http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'phial_booking_outcomes_total',
    help: 'Booking calls by operation and outcome: ok, or the code of the refusal',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'phial_database_connections',
    help: 'Connections to the database: open, idle, and callers waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(db.connections())) this.set({ state }, count);
    },
  });

  new Gauge({
    name: 'phial_unreadable_values',
    help: 'Encrypted values that this process could not read so far: altered, or their key is missing',
    registers: [registry],
    collect() {
      this.set(keys.unreadable());
    },
  });

  const operationOf = operationsByRoute();
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = routeOf(request);
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const operation = operationOf(method, route);
    if (operation !== undefined) {
      outcomes.inc({ operation, outcome: request.refusal ?? 'ok' });
    }
    done();
  });
  return registry;
}
