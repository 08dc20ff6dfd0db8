import { publicHolidays } from '@phial/content/holidays';
import { sampleAreas, servicePoints } from '@phial/content/sample/service-points';
import { testItems } from '@phial/content/sample/test-items/test-items';
import type { Queryable } from '../db/pool.ts';
import {
  beginSearch,
  countUnbooked,
  findHolidayYears,
  markAppointments,
  markDistricts,
  markHolidays,
  markPatterns,
  markServicePoints,
  markTestItems,
} from './mark-former-sample.sql.ts';
import { sampleCodes } from './sample-bookings.ts';

/**
 * Marks the rows of the sample that a version without marks has loaded: those with the ids and texts of the sample that
 * nobody has changed, and the bookings with its codes that nobody made. Done once a database.
 * @param tx has the lock of the sample
 */
export async function markFormerSample(tx: Queryable, now: Date): Promise<void> {
  if (!(await beginSearch(tx, now))) return;
  const points = servicePoints.map(({ id, body: { name, address, tel } }) => ({ id, name, address, tel }));
  if (await markServicePoints(tx, points)) {
    const districts = sampleAreas.flatMap((city) =>
      city.districts.map(({ names }) => ({ city: city.code, names })),
    );
    await markDistricts(tx, districts);
    await markPatterns(tx);
    const years = await findHolidayYears(tx);
    await markHolidays(tx, (await Promise.all(years.map((year) => publicHolidays(year)))).flat());
  }
  await markTestItems(
    tx,
    testItems.map(({ testItemId, code, name }) => ({ id: testItemId, code, name })),
  );
  await markAppointments(tx, sampleCodes(await countUnbooked(tx)));
}
