import { dayState, isEnabled } from '@phial/domain/availability';
import { type DayKey, type MonthKey, monthOf } from '@phial/domain/hong-kong-time';
import { useEffect, useState } from 'react';
import { firstFreeDay, type MonthOfDays } from './month-availability.ts';

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
