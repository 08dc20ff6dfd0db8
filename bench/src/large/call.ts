import type { KeyRing } from '../../../apps/server/src/crypto/key-ring.ts';
import type { Database } from '../../../apps/server/src/db/pool.ts';
import type { SignedIn } from '../harness/staff.ts';
import type { World } from '../world/seed.ts';

/** A server with the database behind it. */
export interface Site {
  readonly port: number;
  readonly db: Database;
  readonly keys: KeyRing;
  readonly world: World;
  readonly counter: SignedIn;
  readonly manager: SignedIn;
}

/** A call that is made of two databases. */
export interface Call {
  /** For the command line. */
  readonly name: string;
  readonly title: string;
  /** What its answer lists or counts all of; where there is more, it says more, and no ratio is hoped for. */
  readonly growsWith?: 'points' | 'bookings';
  /** Of every answer; 200 unless given. */
  readonly status?: number;
  /** Connections; 16 unless given. */
  readonly clients?: number;
  /** Whether each spends a captcha; they are laid out before each round. */
  readonly spendsCaptchas?: boolean;
  /** Looks for what it needs. @returns the bytes of request `n` of a round, from 1 on */
  requests(site: Site): Promise<(n: number) => string>;
}
