import type { BookingState } from '@phial/contract/booking/booking-state';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { shortCache } from '../db/short-cache.ts';
import { Refused } from '../errors.ts';
import {
  beginAgainWithoutPoints,
  type OpeningRow,
  openUnlessDecided,
  readOpening,
  writeOpening,
} from './opening.sql.ts';

type OpeningDependencies = Pick<AppDependencies, 'db' | 'clock'>;

const cache = shortCache<BookingState>('opening');

/** Whether visitors can book; at most a second old, and never behind what this process has changed. */
export function bookingState({ db, clock }: OpeningDependencies): Promise<BookingState> {
  return cache(db).get('opening', '', clock.now(), async () => (await readPresentOpening(db)).state);
}

/**
 * Costs a booking no statement of its own: processes agree within a second (docs/rules/booking.md#open-for-booking).
 * @throws Refused `booking-not-open`
 */
export async function assertOpenForBooking(deps: OpeningDependencies): Promise<void> {
  const booking = await bookingState(deps);
  if (booking !== 'open') throw new Refused('booking-not-open', { booking });
}

/** As it is in the database at this moment. */
export async function readPresentOpening(db: Queryable): Promise<OpeningRow> {
  const row = await readOpening(db);
  if (row === undefined) throw new Error('The table booking_opening has no row');
  return row;
}

/**
 * @param by id of the administrator
 * @returns false when somebody else has changed it since that version
 */
export async function changeOpening(
  { db, clock }: OpeningDependencies,
  { open, version, by }: { open: boolean; version: number; by: string },
): Promise<boolean> {
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    const state = open ? 'open' : 'closed';
    if (!(await writeOpening(tx, { state, now, by, version }))) return false;
    const action = open ? 'booking-opened' : 'booking-closed';
    await recordEvent(tx, { at: now, actor: { account: by }, action });
    return true;
  });
  clearOpening(db);
  return changed;
}

/** For whoever loads the sample, in its transaction: it comes open. */
export async function openForSample(tx: Queryable, now: Date): Promise<void> {
  await openUnlessDecided(tx, now);
}

/**
 * For whoever deletes service points, in the same transaction; {@link clearOpening} after it. Without any the laboratory
 * is at the beginning again.
 */
export async function closeWithoutPoints(tx: Queryable, now: Date): Promise<void> {
  await beginAgainWithoutPoints(tx, now);
}

/** To be called after a change, so that this process answers it at once; others do within a second. */
export function clearOpening(db: Database): void {
  cache(db).delete('opening');
}
