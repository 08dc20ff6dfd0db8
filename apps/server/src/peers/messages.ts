import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { StreamOwner } from '../live/stream-places.ts';

/** What a worker is to do, sent once it runs. */
export interface Assignment {
  readonly config: Config;
  /** Also of the embedded database, which the primary process has. */
  readonly databaseUrl: string;
  /** Most connections of its pool. */
  readonly connections: number;
  /** How many workers there are. */
  readonly workers: number;
  /** Whether it also does the jobs and sends the webhooks: one worker does. */
  readonly doesJobs: boolean;
  /** The time by the clock of the primary process, which a test may have set. */
  readonly now: Date;
}

/** From the primary process to a worker. */
export type ToWorker =
  | { type: 'begin'; assignment: Assignment }
  /** It is to answer what is under way, and end. */
  | { type: 'end' }
  /** A group of a short cache has changed; to be answered by `dropped`. */
  | { type: 'drop'; id: number; cache: string; group: string }
  /** All others have dropped what this worker announced under the id. */
  | { type: 'settled'; id: number }
  | { type: 'displace'; stream: number }
  /** To be answered by `metrics`. */
  | { type: 'measure'; id: number }
  | { type: 'printed'; id: number; text: string };

/** The metrics of a process. */
export type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** From a worker to the primary process. */
export type ToPrimary =
  | { type: 'serving'; port: number }
  /** It could not start; the reason is one line. */
  | { type: 'failed'; reason: string }
  | { type: 'drop'; id: number; cache: string; group: string }
  | { type: 'dropped'; id: number }
  | { type: 'opened'; stream: number; kind: string; owner: StreamOwner }
  | { type: 'closed'; stream: number }
  | { type: 'metrics'; id: number; metrics: Metrics }
  /** Asks for the metrics of all. */
  | { type: 'print'; id: number };
