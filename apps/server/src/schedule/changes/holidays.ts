import { publicHolidays } from '@phial/content/holidays';
import type { Closure, OfferedHoliday } from '@phial/contract/schedule/schedule';
import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Queryable } from '../../db/pool.ts';
import { Refused } from '../../errors.ts';
import { isBreakOn } from '../../service-points/break-day.ts';
import { readScheduleState } from '../../service-points/schedule-state.ts';
import { type Holiday, readHolidayFiles } from '../holiday-file.ts';
import { insertClosures } from '../schedule.sql.ts';
import type { Change, OfKind } from './change.ts';
import { checkNames, unwrittenClosure, withClosures } from './closure.ts';

/** Public holidays, everywhere; a day that is entered already stays as it is. */
export function holidays({ days: entered }: OfKind<'holidays'>): Change {
  const first = entered
    .map(({ day }) => day)
    .filter(isDay)
    .sort()[0];
  return {
    // Holidays of the year that are over can be entered too.
    ...(first !== undefined && { firstDay: first }),
    async check() {
      if (!entered.every(({ day }) => isDay(day))) throw new Refused('closure-days');
      for (const { names } of entered) checkNames(names);
    },
    apply(state, days) {
      const missing = entered.filter(({ day }) => !isEntered(state.closures, day));
      const rows = missing.map(({ day, names }) =>
        unwrittenClosure('public-holiday', {
          from: day,
          until: day,
          servPtId: null,
          city: null,
          type: null,
          names,
        }),
      );
      return withClosures(state, days, [], rows);
    },
    write: (tx, { added }) => insertClosures(tx, added),
    audit: { action: 'holidays-added', detail: { days: entered.length } },
  };
}

/** Whether the public holiday of a day is among the closures. */
function isEntered(closures: readonly Closure[], day: DayKey): boolean {
  return closures.some(
    (closure) =>
      closure.kind === 'public-holiday' &&
      closure.servPtId === null &&
      closure.city === null &&
      isBreakOn(closure, day),
  );
}

type HolidayDependencies = Pick<AppDependencies, 'db'>;

/** The public holidays of a year by the rules of the library, and which of them are entered. */
export async function offerHolidays(deps: HolidayDependencies, year: number): Promise<OfferedHoliday[]> {
  const holidays = (await publicHolidays(year)).map(({ day, names }) => ({ day, names: { ...names } }));
  return withEntered(deps.db, holidays);
}

/**
 * The public holidays of uploaded files, and which of them are entered.
 * @throws Refused `holiday-file`
 */
export async function offerUploaded(
  deps: HolidayDependencies,
  files: readonly string[],
): Promise<OfferedHoliday[]> {
  return withEntered(deps.db, await readHolidayFiles(files));
}

/** Holidays in any order, and which of them are entered. */
export async function withEntered(db: Queryable, holidays: readonly Holiday[]): Promise<OfferedHoliday[]> {
  const days = holidays.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { closures } = await readScheduleState(db, first, last);
  return holidays.map((holiday) => ({ ...holiday, entered: isEntered(closures, holiday.day) }));
}
