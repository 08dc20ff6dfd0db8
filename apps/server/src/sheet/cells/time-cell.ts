import { timeOfMinutes } from '@phial/domain/hong-kong-time';

const MINUTES_A_DAY = 24 * 60;

/**
 * A time of day as spreadsheets write it: `9:00`, `09:00:00`, `2:30 PM`, `下午2:30`, `0900`, or the fraction of a
 * day of a cell without a time format (`0.375`).
 * @returns `HH:mm`, with `24:00` for the end of the day; undefined for anything else
 */
export function timeOfCell(text: string): string | undefined {
  const cell = text.normalize('NFKC').trim().toUpperCase();
  if (/^(?:0?\.\d+|[01](?:\.0+)?)$/.test(cell))
    return timeOfMinutes(Math.round(Number(cell) * MINUTES_A_DAY));
  const halfDay = /AM|PM|上午|下午/.exec(cell)?.[0];
  const clock = /^(\d{1,2}):?([0-5]\d)(?::[0-5]\d)?$/.exec(cell.replace(halfDay ?? '', '').trim());
  if (clock === null) return undefined;
  const hours = Number(clock[1]);
  const minutes = hoursOf(hours, halfDay) * 60 + Number(clock[2]);
  return minutes <= MINUTES_A_DAY ? timeOfMinutes(minutes) : undefined;
}

/** Not a number, which no comparison passes, where a clock of twelve hours has no such hour. */
function hoursOf(hours: number, halfDay: string | undefined): number {
  if (halfDay === undefined) return hours;
  if (hours < 1 || hours > 12) return Number.NaN;
  return (hours % 12) + (halfDay === 'PM' || halfDay === '下午' ? 12 : 0);
}
