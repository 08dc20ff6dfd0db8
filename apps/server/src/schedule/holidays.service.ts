import { publicHolidays } from '@phial/content/holidays';
import type { OfferedHoliday } from '@phial/contract/schedule';
import type { AppDependencies } from '../app-dependencies.ts';
import { isEntered } from './changes/holidays.ts';
import { type Holiday, readHolidayFiles } from './holiday-file.ts';
import { readClosures } from './schedule.sql.ts';

type HolidayDependencies = Pick<AppDependencies, 'db'>;

/** The public holidays of a year by the rules of the library, and which of them are entered. */
export function offerHolidays(deps: HolidayDependencies, year: number): Promise<OfferedHoliday[]> {
  const holidays = publicHolidays(year).map(({ day, names }) => ({ day, names: { ...names } }));
  return withEntered(deps, holidays);
}

/**
 * The public holidays of uploaded files, and which of them are entered.
 * @throws Refused `holiday-file`
 */
export async function offerUploaded(
  deps: HolidayDependencies,
  files: readonly string[],
): Promise<OfferedHoliday[]> {
  return withEntered(deps, await readHolidayFiles(files));
}

async function withEntered(
  { db }: HolidayDependencies,
  holidays: readonly Holiday[],
): Promise<OfferedHoliday[]> {
  const [first, last] = [holidays[0]?.day, holidays.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const closures = await readClosures(db, first, last);
  return holidays.map((holiday) => ({ ...holiday, entered: isEntered(closures, holiday.day) }));
}
