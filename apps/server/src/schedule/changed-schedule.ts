import { randomUUID } from 'node:crypto';
import type { ScheduleChange } from '@phial/contract/schedule-change';
import { BOOKING_HORIZON_DAYS } from '@phial/domain/availability';
import { addDays, type DayKey } from '@phial/domain/hong-kong-time';
import type { OpeningPattern } from '@phial/domain/opening-pattern';
import { SERVICE_TYPES } from '@phial/domain/service-type';
import { isBreakAt, isBreakOn } from '../service-points/break-day.ts';
import type { ClosureRow } from './closure.sql.ts';
import type { ScheduleState, Service } from './planned-slots.ts';

/** What a change makes of the schedule, and where to look for what it hits. */
export interface ChangedSchedule {
  after: ScheduleState;
  services: Service[];
  /** In order, from today to the last day that can be booked. */
  days: DayKey[];
  /** Closures that come in. */
  added: Omit<ClosureRow, 'version'>[];
}

/** Every day that can be booked. */
function bookableDays(today: DayKey): DayKey[] {
  return Array.from({ length: BOOKING_HORIZON_DAYS + 1 }, (_, ahead) => addDays(today, ahead));
}

/**
 * The schedule once a change has been made. Closures are named by ids that must
 * exist, service points and types likewise (`checkChange`).
 */
export function changedSchedule(
  state: ScheduleState,
  change: ScheduleChange,
  today: DayKey,
): ChangedSchedule {
  const days = bookableDays(today);
  switch (change.kind) {
    case 'week': {
      const service = { servicePointId: change.servPtId, type: change.type };
      const others = state.patterns.filter(
        ({ servicePointId, type }) => servicePointId !== service.servicePointId || type !== service.type,
      );
      const own = change.patterns.map((pattern) => ({ ...service, pattern: readPattern(pattern) }));
      return { after: { ...state, patterns: [...others, ...own] }, services: [service], days, added: [] };
    }
    case 'closure': {
      const { from, until, servPtId, city, names } = change;
      const closure = newClosure({ from, until, servPtId, city, names, kind: 'closure' });
      return withClosures(state, days, [], [closure]);
    }
    case 'closure-change': {
      const former = state.closures.filter(({ id }) => id === change.closureId);
      const changed = former.map((closure) => ({
        ...closure,
        from_day: change.from,
        until_day: change.until,
        names: change.names,
      }));
      return { ...withClosures(state, days, former, changed), added: [] };
    }
    case 'closure-end': {
      const former = state.closures.filter(({ id }) => id === change.closureId);
      return withClosures(state, days, former, []);
    }
    case 'holidays':
      return withClosures(
        state,
        days,
        [],
        change.days
          .filter(({ day }) => !isEntered(state.closures, day))
          .map(({ day, names }) =>
            newClosure({ from: day, until: day, servPtId: null, city: null, names, kind: 'public-holiday' }),
          ),
      );
  }
}

/** Whether the public holiday of a day is among the closures. */
export function isEntered(closures: readonly ClosureRow[], day: DayKey): boolean {
  return closures.some(
    (closure) =>
      closure.kind === 'public-holiday' &&
      closure.service_point_id === null &&
      closure.city === null &&
      isBreakOn(closure, day),
  );
}

/** As the rules of the domain know a pattern: what is not bounded is absent. */
export function readPattern({
  validFrom,
  validUntil,
  ...pattern
}: Extract<ScheduleChange, { kind: 'week' }>['patterns'][number]): OpeningPattern {
  return {
    ...pattern,
    weekdays: pattern.weekdays.toSorted((a, b) => a - b),
    ...(validFrom !== null && { validFrom }),
    ...(validUntil !== null && { validUntil }),
  };
}

function newClosure(closure: {
  from: DayKey;
  until: DayKey;
  servPtId: string | null;
  city: string | null;
  names: ClosureRow['names'];
  kind: ClosureRow['kind'];
}): ClosureRow {
  const { from, until, servPtId, city, names, kind } = closure;
  const id = randomUUID();
  return { id, from_day: from, until_day: until, service_point_id: servPtId, city, kind, names, version: 1 };
}

function withClosures(
  state: ScheduleState,
  days: readonly DayKey[],
  former: readonly ClosureRow[],
  changed: ClosureRow[],
): ChangedSchedule {
  const gone = new Set(former.map(({ id }) => id));
  const touching = [...former, ...changed];
  const services = state.points
    .filter((point) => touching.some((closure) => isBreakAt(closure, point)))
    .flatMap(({ id: servicePointId }) => SERVICE_TYPES.map((type) => ({ servicePointId, type })));
  return {
    after: { ...state, closures: [...state.closures.filter(({ id }) => !gone.has(id)), ...changed] },
    services,
    days: days.filter((day) => touching.some((closure) => isBreakOn(closure, day))),
    added: changed.map(({ version: _, ...closure }) => closure),
  };
}
