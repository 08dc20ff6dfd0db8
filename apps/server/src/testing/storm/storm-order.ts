import type { GivenSlot } from '../builders.ts';

/** What a process of the storm is told to do. */
export interface StormOrder {
  databaseUrl: string;
  /** 32 bytes in hex; the same for all processes. */
  key: string;
  seed: number;
  slots: readonly GivenSlot[];
  /** One person each; nobody else's in this storm. */
  documentNumbers: readonly string[];
  stepsEach: number;
  clock: StormClock;
}

/** A clock that runs so fast that holds end while the storm lasts, and is the same in all processes. */
export interface StormClock {
  /** Milliseconds since 1970, by the machine. */
  startedAt: number;
  /** What it showed then. */
  showed: string;
  /** Seconds it moves on in a second. */
  speed: number;
}

/** What came of it. */
export interface StormReport {
  /** How many answers of each kind: `create ok`, `modify slot-full`… */
  outcomes: Record<string, number>;
  /** The bookings its people hold in the end: record id to slot id. */
  held: Record<string, string>;
}

export function stormNow({ startedAt, showed, speed }: StormClock): Date {
  return new Date(Date.parse(showed) + (Date.now() - startedAt) * speed);
}
