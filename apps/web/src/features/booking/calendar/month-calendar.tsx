import type { Availability } from '@phial/contract/booking/availability';
import { type DayState, dayState, isEnabled } from '@phial/domain/booking/availability';
import {
  addDays,
  addMonths,
  type DayKey,
  firstDayOf,
  formatMonth,
  lastDayOf,
  type MonthKey,
  monthOf,
  weekdayOf,
} from '@phial/domain/hong-kong-time';
import { monthGrid } from '@phial/domain/schedule/month-grid';
import { Button } from '@phial/ui/button/button';
import { TurnButton } from '@phial/ui/turn-button/turn-button';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { DayCell } from './day-cell.tsx';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  month: MonthKey;
  /** The days of the month; undefined while they are not known. */
  days: Availability | undefined;
  today: DayKey;
  /** The months it may show, both included. */
  reach: MonthReach;
  chosen: DayKey | undefined;
  /** The element that says what stands in the way of going on. */
  errorId?: string | undefined;
  onChoose: (day: DayKey) => void;
  /** A day without a free time was asked for. */
  onFull?: ((day: DayKey) => void) | undefined;
  onMonth: (month: MonthKey) => void;
  onToday: () => void;
  /** The first day that can be chosen is wanted, whichever month it is in. */
  onSoonest: () => void;
}

const WEEKS = [0, 1, 2, 3, 4, 5] as const;

/**
 * A month as a grid of 42 days from Monday. One day is in the order of the Tab
 * key; the arrow keys go to every day, so that the days that cannot be chosen
 * are heard as well. Only a day with a free slot can be chosen.
 */
export function MonthCalendar({
  month,
  days,
  today,
  reach,
  chosen,
  errorId,
  onChoose,
  onFull,
  onMonth,
  onToday,
  onSoonest,
}: MonthCalendarProps) {
  const words = useMessages('booking').bookingWizard;
  const language = useLanguage();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState(chosen);
  /** The day a key went to, until the focus is there. */
  const goingTo = useRef<DayKey>(undefined);

  const cells = monthGrid(month);
  const stateOf = (day: DayKey): DayState | undefined => days && dayState(days[day], day, today);
  const canChoose = (day: DayKey) => {
    const state = stateOf(day);
    return state !== undefined && isEnabled(state);
  };
  const inMonth = cells.filter((cell) => cell.inMonth).map((cell) => cell.day);
  const tabStop =
    [cursor, chosen].find((day) => day !== undefined && monthOf(day) === month) ??
    inMonth.find(canChoose) ??
    inMonth[0];

  useEffect(() => {
    if (goingTo.current === undefined) return;
    // Not `cursor`: this may be the effect of a render before the key's, as when the days have just arrived.
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${goingTo.current}"]`);
    if (!cell) return;
    goingTo.current = undefined;
    cell.focus();
  });

  const choose = (day: DayKey) => {
    setCursor(day);
    if (canChoose(day)) onChoose(day);
    else if (stateOf(day) === 'FULL') onFull?.(day);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, day: DayKey) => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(event.key, day, reach);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(next);
    goingTo.current = next;
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };

  const goToday = () => {
    setCursor(today);
    onToday();
  };

  const goSoonest = () => {
    setCursor(undefined);
    onSoonest();
  };

  const turnTo = (to: MonthKey) => (to >= reach.first && to <= reach.last ? () => onMonth(to) : undefined);

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <TurnButton label={words.previousMonth} icon="chevron-left" onTurn={turnTo(addMonths(month, -1))} />
        <h2 className={styles.month} id={`${id}-month`} aria-live="polite">
          {formatMonth(month, language)}
        </h2>
        <TurnButton label={words.nextMonth} icon="chevron-right" onTurn={turnTo(addMonths(month, 1))} />
        <div className={styles.jumps}>
          <Button size="small" onClick={goToday}>
            {words.today}
          </Button>
          <Button size="small" onClick={goSoonest}>
            {words.soonest}
          </Button>
        </div>
      </div>
      <VisuallyHidden id={`${id}-keys`}>{words.calendarKeys}</VisuallyHidden>
      <table
        ref={grid}
        className={styles.grid}
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-describedby={errorId ? `${errorId} ${id}-keys` : `${id}-keys`}
        aria-busy={days === undefined}
      >
        <thead>
          <tr>
            {words.weekdaysShort.map((short, index) => (
              <th key={words.weekdaysLong[index]} scope="col" abbr={words.weekdaysLong[index]}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>
              {cells.slice(week * 7, week * 7 + 7).map(({ day, inMonth: own }) => (
                <DayCell
                  key={day}
                  day={day}
                  state={own ? stateOf(day) : 'outside'}
                  free={days?.[day]?.slots.filter((slot) => slot.hasQuota).length ?? 0}
                  isToday={day === today}
                  isChosen={own && day === chosen}
                  isTabStop={own && day === tabStop}
                  onChoose={choose}
                  onKeyDown={onKeyDown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The months a calendar may show, both included. */
export interface MonthReach {
  first: MonthKey;
  last: MonthKey;
}

/** The same day of the month so many months on; the last day where the month is shorter. */
export function sameDayIn(month: MonthKey, day: DayKey): DayKey {
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return wanted < last ? wanted : last;
}

/**
 * Where a key leads from a day, as in the date grid of the ARIA Authoring
 * Practices: arrows by day and week, Home and End within the week, Page Up and
 * Page Down by month. It stays within the months the calendar may show.
 * @param key `KeyboardEvent.key`
 * @returns undefined for a key that does not move
 */
export function dayAfterKey(key: string, day: DayKey, reach: MonthReach): DayKey | undefined {
  const next = MOVES.get(key)?.(day);
  if (next === undefined) return undefined;
  const earliest = firstDayOf(reach.first);
  const latest = lastDayOf(reach.last);
  if (next < earliest) return key === 'PageUp' ? day : earliest;
  if (next > latest) return key === 'PageDown' ? day : latest;
  return next;
}

const MOVES: ReadonlyMap<string, (day: DayKey) => DayKey> = new Map([
  ['ArrowLeft', (day) => addDays(day, -1)],
  ['ArrowRight', (day) => addDays(day, 1)],
  ['ArrowUp', (day) => addDays(day, -7)],
  ['ArrowDown', (day) => addDays(day, 7)],
  ['Home', (day) => addDays(day, 1 - weekdayOf(day))],
  ['End', (day) => addDays(day, 7 - weekdayOf(day))],
  ['PageUp', (day) => sameDayIn(addMonths(monthOf(day), -1), day)],
  ['PageDown', (day) => sameDayIn(addMonths(monthOf(day), 1), day)],
]);
