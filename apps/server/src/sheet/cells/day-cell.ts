import { addDays, type DayKey, isDay } from '@phial/domain/hong-kong-time';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day that spreadsheets count from, as if 1900 had been a leap year. */
const DAY_ZERO: DayKey = '1899-12-30';
/** Serial numbers from 1954 to 2119: shorter numbers are no days, longer ones are a year or `YYYYMMDD`. */
const SERIAL = /^[2-7]\d{4}$/;

/**
 * A day as spreadsheets in Hong Kong and the mainland write it: `2026-11-23`, `2026/11/23`, `2026年11月23日`,
 * `20261123`, `23/11/2026`, `23-Nov-26`, or the serial number of a cell without a date format. The day stands
 * before the month wherever the year is last. Years of two digits are of this century.
 * @returns undefined for anything else, and for a day that does not exist
 */
export function dayOfCell(text: string): DayKey | undefined {
  const cell = text.normalize('NFKC').trim();
  if (SERIAL.test(cell)) return addDays(DAY_ZERO, Number(cell));
  const yearFirst =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(cell)?.toSpliced(2, 1) ??
    /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(cell) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(cell);
  if (yearFirst) return dayFrom(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/.exec(cell);
  if (dayFirst) return dayFrom(dayFirst[4], dayFirst[3], dayFirst[1]);
  const named = /^(\d{1,2})[- ]([A-Za-z]{3,9})[- ,]+(\d{4}|\d\d)$/.exec(cell);
  const month = MONTHS.indexOf(named?.[2]?.slice(0, 3).toLowerCase() ?? '') + 1;
  return named && month > 0 ? dayFrom(named[3], String(month), named[1]) : undefined;
}

function dayFrom(year = '', month = '', date = ''): DayKey | undefined {
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
