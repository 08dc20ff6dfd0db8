import type { WorkPurpose } from '@phial/contract/booking/work';
import type { AppDependencies } from '../app-dependencies.ts';
import { plannedLoad } from '../limits/planned-load.ts';
import { countStandingHolds } from './work.sql.ts';

/** Keys to derive at most, for somebody alone; half of them on average. See `docs/decisions/108-cheaper-challenges.md`. */
export const BASE_PRICE = 200;
/** A guess at a password is worth more than a seat. */
const TIMES = { hold: 1, captcha: 1, 'sign-in': 2 } as const satisfies Record<WorkPurpose, number>;
const DEAREST = 2 ** 26;

/**
 * Solved challenges of the last hour that cost nothing extra; beyond them, and beyond what the whole site is planned
 * for ({@link plannedLoad}), the price grows with the square.
 */
const FREE = { address: 12, customer: 24, network: 60 };

/**
 * The price of the next challenge in keys to derive, at most: dearer as a network or the site gets busy. That of a
 * sign-in does not follow the site, so that whoever guesses makes it no dearer for the owner elsewhere.
 * @param address as `request.ip` gives it
 */
export async function workPrice(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config' | 'limits'>,
  purpose: WorkPurpose,
  address: string,
): Promise<number> {
  const load = await deps.limits.workLoad.ofAddress(address);
  const standing = purpose === 'hold' ? await countStandingHolds(deps.db, deps.clock.now()) : 0;
  const own = Math.max(
    1,
    load.address / FREE.address,
    load.customer / FREE.customer,
    load.network / FREE.network,
  );
  const free = plannedLoad(deps.config.peakBookings);
  const everybody = purpose === 'sign-in' ? 0 : load.everybody;
  const crowd = Math.max(1, everybody / free.solutions, standing / free.holds);
  return Math.min(DEAREST, Math.ceil(BASE_PRICE * TIMES[purpose] * own ** 2 * crowd ** 2));
}
