import { setTimeout as delay } from 'node:timers/promises';
import type { ProofPostgres } from './postgres.ts';
import { repeatAtOnce } from './repeat-at-once.ts';
import type { Stand } from './stand.ts';

export type FaultName =
  | 'kill-server'
  | 'kill-database'
  | 'stop-database'
  | 'stall'
  | 'disk'
  | 'mail'
  | 'repeat'
  | 'midnight'
  | 'day';

export interface Fault {
  readonly name: FaultName;
  /** As the table calls it. */
  readonly title: string;
  /** How often it happens in the short form, and in the long one. */
  readonly times: { readonly short: number; readonly long: number };
  /** Whether writes are expected within a second once it is mended: the database was away and nothing else. */
  readonly isOfDatabase: boolean;
  /** Why it cannot happen here; undefined where it can. */
  obstacle?(stand: Stand): string | undefined;
  /** Lets it happen. Resolves as soon as it is mended again. */
  strike(stand: Stand, random: (bound: number) => number): Promise<void>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STALL_MS = 10_000;
const FULL_MS = 3_000;
const NO_MAIL_MS = 3_000;
const MOST_AWAY_MS = 400;
/** So long before midnight in Hong Kong the clocks are put, to run over it. */
const BEFORE_MIDNIGHT_MS = 4_000;
const HONG_KONG_MS = 8 * HOUR_MS;

export const FAULTS: readonly Fault[] = [
  {
    name: 'kill-server',
    title: 'server killed (-9)',
    times: { short: 4, long: 100 },
    isOfDatabase: false,
    async strike({ fleet }, random) {
      const server = random(fleet.origins.length);
      await fleet.kill(server);
      await fleet.start(server);
    },
  },
  {
    name: 'kill-database',
    title: 'PostgreSQL killed (-9), all processes',
    times: { short: 2, long: 25 },
    isOfDatabase: true,
    strike: ({ postgres }, random) => away(postgres, postgres.kill, random),
  },
  {
    name: 'stop-database',
    title: 'PostgreSQL stopped at once (immediate)',
    times: { short: 2, long: 25 },
    isOfDatabase: true,
    strike: ({ postgres }, random) => away(postgres, postgres.stopAtOnce, random),
  },
  {
    name: 'stall',
    title: 'PostgreSQL stalled for 10 s',
    times: { short: 1, long: 10 },
    isOfDatabase: true,
    async strike({ postgres }) {
      const goOn = postgres.freeze();
      await delay(STALL_MS);
      goOn();
    },
  },
  {
    name: 'disk',
    title: 'disk of the database full',
    times: { short: 1, long: 10 },
    isOfDatabase: true,
    obstacle: ({ disk }) => (typeof disk === 'string' ? disk : undefined),
    async strike({ disk, postgres }) {
      if (typeof disk === 'string') return;
      await disk.fill();
      await delay(FULL_MS);
      await disk.empty();
      // It may have ended for want of room for its log.
      await postgres.start();
    },
  },
  {
    name: 'mail',
    title: 'mail server takes nothing, then ends connections',
    times: { short: 1, long: 10 },
    isOfDatabase: false,
    async strike({ mail }) {
      mail.manners = 'later';
      await delay(NO_MAIL_MS);
      mail.manners = 'hang-up';
      await delay(NO_MAIL_MS);
      mail.manners = 'accept';
    },
  },
  {
    name: 'repeat',
    title: 'the same booking sent 50 times at once, and after a restart',
    times: { short: 1, long: 10 },
    isOfDatabase: false,
    strike: repeatAtOnce,
  },
  {
    name: 'midnight',
    title: 'clocks run over midnight in Hong Kong',
    times: { short: 1, long: 2 },
    isOfDatabase: false,
    async strike(stand) {
      const sinceMidnight = (stand.fleet.now().getTime() + HONG_KONG_MS) % DAY_MS;
      await restartWithClock(stand, DAY_MS - sinceMidnight - BEFORE_MIDNIGHT_MS);
      await delay(BEFORE_MIDNIGHT_MS);
    },
  },
  {
    name: 'day',
    title: 'clocks moved a day, one server after the other',
    times: { short: 1, long: 2 },
    isOfDatabase: false,
    strike: (stand) => restartWithClock(stand, DAY_MS),
  },
];

/** For a while some servers live in the time before and some in the time after. */
async function restartWithClock({ fleet }: Pick<Stand, 'fleet'>, milliseconds: number): Promise<void> {
  fleet.moveClock(milliseconds);
  for (const server of fleet.origins.keys()) {
    await fleet.kill(server);
    await fleet.start(server);
  }
}

async function away(
  postgres: ProofPostgres,
  end: () => Promise<void>,
  random: (bound: number) => number,
): Promise<void> {
  await end();
  await delay(random(MOST_AWAY_MS));
  await postgres.start();
}
