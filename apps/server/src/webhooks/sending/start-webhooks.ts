import type { AppDependencies } from '../../app-dependencies.ts';
import { logFailures } from '../../jobs/failure-log.ts';
import { doJob } from '../../jobs/jobs.ts';
import { asJob } from '../../telemetry/telemetry.ts';
import { hasEndpoints } from '../events/events.sql.ts';
import { readEvents } from '../events/read-events.ts';
import { claimDeliveries } from './claim.sql.ts';
import { createPoster, type Poster } from './post-webhook.ts';
import { sendDelivery } from './send-delivery.ts';

/** Requests to one endpoint at a time. With the most endpoints there may be it bounds how many there are in all. */
const AT_A_TIME = 2;
/** How often a process looks for new events and for deliveries that are due. */
const EVERY_MS = 1_000;
/** Longer than all time limits of a request: only of a process that was killed is the outcome no longer waited for. */
const AWAIT_OUTCOME_MS = 60_000;

export interface RunningWebhooks {
  /** Begins nothing new, breaks off the requests under way and waits until their outcomes are written. */
  stop(): Promise<void>;
}

export interface WebhookOptions {
  poster?: Poster;
  random?: () => number;
}

/**
 * Reports events to the endpoints for as long as the process lives; several processes share the work. Each endpoint
 * has its own queue and its own few requests at a time, so that one that answers slowly or not at all holds up
 * nobody else.
 */
export function startWebhooks(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'config' | 'log' | 'telemetry'>,
  { poster = createPoster(deps.config), random = Math.random }: WebhookOptions = {},
): RunningWebhooks {
  const { db, clock, telemetry } = deps;
  const ending = new AbortController();
  const { signal } = ending;
  const underWay = new Map<Promise<void>, string>();
  const failedRounds = logFailures(deps, 'webhooks');
  const failedSendings = logFailures(deps, 'send-webhook');
  let wake = () => {};

  const running = run();
  return {
    async stop() {
      ending.abort();
      wake();
      await running;
      await Promise.all(underWay.keys());
      await poster.close();
    },
  };

  async function run(): Promise<void> {
    let lastRead = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      try {
        // A request that ended wakes this up more often than there is something new to read.
        if (performance.now() - lastRead >= EVERY_MS) {
          lastRead = performance.now();
          if (await hasEndpoints(db)) await doJob(deps, { name: 'read-webhook-events', work: readEvents });
        }
        while (!signal.aborted && (await sendDue())) {
          // Each round takes one delivery of each endpoint that has room.
        }
        failedRounds.worked();
      } catch (error) {
        failedRounds.failed(error);
      }
      await rest();
    }
  }

  /** @returns whether there was anything to send */
  async function sendDue(): Promise<boolean> {
    const now = clock.now();
    const until = new Date(now.getTime() + AWAIT_OUTCOME_MS);
    const claimed = await claimDeliveries(db, { now, until, busy: busyEndpoints() });
    for (const delivery of claimed) {
      const send = async () => {
        await sendDelivery({ ...deps, poster, random }, delivery, signal);
        return 1;
      };
      const sending: Promise<void> = asJob(telemetry, 'send-webhook', send)
        .then(failedSendings.worked, failedSendings.failed)
        .finally(() => {
          underWay.delete(sending);
          wake();
        });
      underWay.set(sending, delivery.endpointId);
    }
    return claimed.length > 0;
  }

  function busyEndpoints(): string[] {
    const counts = new Map<string, number>();
    for (const endpoint of underWay.values()) counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= AT_A_TIME).map(([endpoint]) => endpoint);
  }

  /** Until the next look is due, or a request has ended; does not keep the process alive. */
  function rest(): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, EVERY_MS).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
