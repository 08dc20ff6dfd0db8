import type { Slot } from '@phial/contract/booking/availability';
import { type DayKey, formatServTime } from '@phial/domain/hong-kong-time';
import type { OfferedSlots } from './availability.sql.ts';

const ID_LENGTH = 36;

/**
 * The slots of each day as the JSON of a list of {@link Slot}, without its brackets. No value needs escaping: ids are
 * UUIDs, the rest is ours.
 * @param offered in the order of their starts
 */
export function slotsByDay({ ids, starts, free }: OfferedSlots): Map<DayKey, string> {
  const byDay = new Map<DayKey, string>();
  const instants = starts.split(' ');
  let day: DayKey | undefined;
  let slots = '';
  for (let at = 0; at < instants.length; at++) {
    const start = startText(instants[at] ?? '');
    if (start.day === day) slots += ',{"servPtApptTimeId":"';
    else {
      if (day !== undefined) byDay.set(day, slots);
      day = start.day;
      slots = '{"servPtApptTimeId":"';
    }
    const idAt = at * (ID_LENGTH + 1);
    slots += ids.slice(idAt, idAt + ID_LENGTH) + (free[at] === '1' ? start.free : start.taken);
  }
  return day === undefined ? byDay : byDay.set(day, slots);
}

/** What the JSON of a slot has behind its id. */
interface StartText {
  day: DayKey;
  free: string;
  taken: string;
}

/** Starts are the same at all points: those of a horizon are some thousands. */
const MOST_STARTS = 20_000;
const known = new Map<string, StartText>();

/** @param start seconds since 1970 */
function startText(start: string): StartText {
  const made = known.get(start);
  if (made !== undefined) return made;
  if (known.size >= MOST_STARTS) known.clear();
  const text = makeStartText(start);
  known.set(start, text);
  return text;
}

function makeStartText(start: string): StartText {
  const begin = formatServTime(new Date(Number(start) * 1000));
  const day = begin.slice(0, 10);
  const parts = ['","activeTimeBegin":"', begin, '","time":"', begin.slice(11, 16), '","day":"', day];
  // Joined, and not added up: a text of parts would be put together anew for every answer.
  const text = (hasQuota: boolean) => [...parts, `","hasQuota":${hasQuota}}`].join('');
  return { day, free: text(true), taken: text(false) };
}
