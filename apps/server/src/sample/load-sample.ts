import { dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { makeSlots } from '../jobs/make-slots.ts';
import { insertAppointments, insertRows, isEmpty, readSlotsAhead } from './sample.sql.ts';
import { sampleBookings } from './sample-bookings.ts';
import { breakDayRows, openingPatternRows, serviceAbilityRows, servicePointRows } from './sample-content.ts';

/** Rows in one statement: far from its time limit. */
const BOOKINGS_A_STATEMENT = 2_000;

/**
 * Fills an empty database with the sample of the content folder: service
 * points, patterns, holidays, slots and bookings of nobody; all or nothing, and
 * by one process when several start at once.
 * @returns whether there was anything to do
 */
export async function loadSample(deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return false;
    await insertRows(tx, 'service_point', servicePointRows());
    await insertRows(tx, 'service_ability', serviceAbilityRows());
    await insertRows(tx, 'opening_pattern', openingPatternRows());
    await insertRows(tx, 'break_day', breakDayRows(Number(dayOf(now).slice(0, 4))));
    await makeSlots({ db: tx, clock: deps.clock });
    const bookings = await sampleBookings(deps, await readSlotsAhead(tx, now));
    for (let at = 0; at < bookings.length; at += BOOKINGS_A_STATEMENT) {
      await insertAppointments(tx, bookings.slice(at, at + BOOKINGS_A_STATEMENT), now);
    }
    return true;
  });
}
