import type { Availability } from '@phial/contract/booking/availability';
import { readAvailability } from '@phial/contract/calls/availability';
import { dayState, firstEnabledMonth, isEnabled, MONTHS_AHEAD } from '@phial/domain/booking/availability';
import type { ServiceType } from '@phial/domain/booking/service-type';
import {
  addMonths,
  type DayKey,
  dayOf,
  endOfDay,
  firstDayOf,
  lastDayOf,
  type MonthKey,
  monthOf,
  parseServTime,
} from '@phial/domain/hong-kong-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import type { ChosenSlot } from '../hold/hold.ts';
import type { MonthReach } from './month-calendar.tsx';

/** A month on screen. */
interface MonthOfDays {
  month: MonthKey;
  days: Availability;
  /** The present day according to the server. */
  today: DayKey;
  /** Milliseconds from the answer to the next midnight, when another day is today. */
  untilMidnight: number;
  /** True where no month within reach has a day that can be chosen. */
  noneFree?: boolean;
}

interface DaysOfServer {
  /** Keyed by date; a date that is absent is not open. */
  days: Availability;
  /** Time of the server, `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  now?: string | undefined;
}

type FetchDays = (month: MonthKey) => Promise<DaysOfServer>;

/** What the availability call is asked for a month. */
export function rangeOf(month: MonthKey) {
  return { startDate: firstDayOf(month), endDate: lastDayOf(month), firstDay: firstDayOf(month) };
}

/** The months that can be shown: the present one and so many ahead. */
export function reachOf(today: DayKey, months: number): MonthReach {
  return { first: monthOf(today), last: addMonths(monthOf(today), months) };
}

/** A time of an address that no leaf of the calendar shows. */
export function isBeyond(day: DayKey | undefined, { first, last }: MonthReach): boolean {
  return day !== undefined && (monthOf(day) < first || monthOf(day) > last);
}

/** The first day that can be chosen. */
export function firstFreeDay(days: Availability, today: DayKey): DayKey | undefined {
  return Object.keys(days)
    .filter((day) => isEnabled(dayState(days[day], day, today)))
    .sort()[0];
}

/**
 * A month, or the nearest one within reach. Which that is the server's clock
 * decides; only where this device's is far off, that takes a second call.
 * @param present the time of this device, in case the server names none
 */
export async function monthWithinReach(
  wanted: MonthKey,
  present: Date,
  fetchDays: FetchDays,
  months = MONTHS_AHEAD,
): Promise<MonthOfDays> {
  const answer = await fetchDays(wanted);
  const { today, untilMidnight } = clockOf(answer, present);
  const { first, last } = reachOf(today, months);
  const month = wanted < first ? first : wanted > last ? last : wanted;
  const { days } = month === wanted ? answer : await fetchDays(month);
  return { month, days, today, untilMidnight };
}

/**
 * The first month with a day that can be chosen, from the present one on; the
 * present one where there is none. Most often that is one call.
 * @param fetchDays the days of a month; what it rejects with is passed on
 */
export async function firstFreeMonth(
  present: Date,
  fetchDays: FetchDays,
  months = MONTHS_AHEAD,
): Promise<MonthOfDays> {
  const own = await monthWithinReach(monthOf(dayOf(present)), present, fetchDays, months);
  const first = monthOf(own.today);
  const start = own.month === first ? own : await monthWithinReach(first, present, fetchDays, months);
  for (let ahead = 0; ahead <= months; ahead += 1) {
    const month = addMonths(first, ahead);
    const days = ahead === 0 ? start.days : (await fetchDays(month)).days;
    if (firstEnabledMonth(days, start.today, months) === month) return { ...start, month, days };
  }
  return { ...start, noneFree: true };
}

function clockOf({ now }: DaysOfServer, present: Date): Pick<MonthOfDays, 'today' | 'untilMidnight'> {
  const instant = (now && parseServTime(now)) || present;
  const today = dayOf(instant);
  return { today, untilMidnight: endOfDay(today).getTime() - instant.getTime() };
}

/**
 * The days with the time of the booking that is being changed as a free one:
 * its seat counts as taken for everybody but the visitor who has it.
 * @param own undefined, or at another service point or of another type: the days as they are
 */
export function withOwnTime(
  days: Availability,
  shown: Pick<ChosenSlot, 'servPtId' | 'type'>,
  own: ChosenSlot | undefined,
): Availability {
  if (own?.servPtId !== shown.servPtId || own.type !== shown.type) return days;
  const key = own.servTime.slice(0, 10);
  const day = days[key];
  if (!day) return days;
  const slots = day.slots.map((slot) =>
    slot.activeTimeBegin === own.servTime ? { ...slot, hasQuota: true } : slot,
  );
  return { ...days, [key]: { ...day, slots } };
}

interface Wanted {
  servPtId: string;
  type: ServiceType;
  /** How many people are to be seated; one where it is undefined. */
  people: number | undefined;
  /** How many months can be shown beyond the present one. */
  months: number;
  /** Undefined: the first month with a day that can be chosen. */
  month: MonthKey | undefined;
  /** The time of the booking that is being changed: it is free for its own visitor. */
  own: ChosenSlot | undefined;
  /** Resolves once a seat given back is free again, so that it does not show as taken. */
  settled: () => Promise<void>;
}

/** How long after midnight the days are asked for again: the clocks of server and device run apart a little. */
const AFTER_MIDNIGHT_MS = 1500;

/**
 * The days of a service point, fetched anew at each arrival, at each change of
 * month, when the window is looked at again, and at midnight.
 */
export function useAvailability({ servPtId, type, people, months, month, own, settled }: Wanted) {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['availability', servPtId, type, people ?? 1, months, month ?? 'first-free', own?.servTime],
    queryFn: async ({ signal }): Promise<MonthOfDays> => {
      await settled();
      const fetchDays = async (of: MonthKey) => {
        const { data, now } = await send(readAvailability, {
          params: { servPtId },
          query: { ...rangeOf(of), type, ...(people !== undefined && { people: String(people) }) },
          timeLimit: 'short',
          signal,
        });
        return { now, days: withOwnTime(data, { servPtId, type }, own) };
      };
      const present = new Date();
      return month
        ? monthWithinReach(month, present, fetchDays, months)
        : firstFreeMonth(present, fetchDays, months);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.data !== undefined && state.data.untilMidnight + AFTER_MIDNIGHT_MS,
  });
  return {
    shown: data,
    loading: isFetching && data === undefined,
    failed: isError && data === undefined && !isFetching,
    reload: () => void refetch(),
  };
}

interface Leaf {
  shown: MonthOfDays | undefined;
  /** The month that is asked for; undefined: the first with a free day. */
  month: MonthKey | undefined;
  today: DayKey;
  onChoose: (day: DayKey) => void;
}

/**
 * A day that is wanted before its month is known: today, or the soonest free
 * one. It is chosen as soon as its month has arrived, where it can be.
 */
export function useAwaitedDay({ shown, month, today, onChoose }: Leaf) {
  const [awaited, setAwaited] = useState<'today' | 'soonest'>();

  useEffect(() => {
    if (!awaited || !shown) return;
    const hasArrived = awaited === 'today' ? shown.month === monthOf(today) : month === undefined;
    if (!hasArrived) return;
    setAwaited(undefined);
    const day = awaited === 'today' ? today : firstFreeDay(shown.days, today);
    if (day && isEnabled(dayState(shown.days[day], day, today))) onChoose(day);
  }, [awaited, shown, month, today, onChoose]);

  return setAwaited;
}
