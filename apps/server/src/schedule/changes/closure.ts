import { randomUUID } from 'node:crypto';
import type { Closure, ClosureHours, ClosureYear, Names } from '@phial/contract/schedule/schedule';
import { type DayKey, dayOf, isDay } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import { Refused } from '../../errors.ts';
import { isBreakAt, isBreakOn } from '../../service-points/break-day.ts';
import { readScheduleState, type ScheduleState } from '../../service-points/schedule-state.ts';
import { deleteClosure, insertClosures, updateClosure } from '../schedule.sql.ts';
import type { Change, ChangedSchedule, OfKind } from './change.ts';

/** The closures that touch a year. */
export async function readClosureYear(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  year: number,
): Promise<ClosureYear> {
  const { closures } = await readScheduleState(db, `${year}-01-01`, `${year}-12-31`);
  return { today: dayOf(clock.now()), closures: [...closures] };
}

/** Days, or hours of days, without service, or without one of them: everywhere, in a city, or at a service point. */
export function newClosure(change: OfKind<'closure'>): Change {
  const { from, until, servPtId, city, type, hours = null } = change;
  return {
    async check(_db, state, today) {
      checkReach(state, change);
      checkDays(change, today);
      checkHours(hours);
    },
    apply: (state, days) => withClosures(state, days, [], [unwrittenClosure('closure', change)]),
    write: (tx, { added }) => insertClosures(tx, added),
    audit: {
      action: 'closure-added',
      detail: {
        from,
        until,
        point: servPtId ?? '',
        city: city ?? '',
        type: type ?? '',
        hours: hoursText(hours),
      },
    },
  };
}

/** Other days, hours or names for a closure. */
export function changedClosure(change: OfKind<'closure-change'>): Change {
  const { closureId, from, until, hours, names } = change;
  return {
    async check(_db, state, today) {
      checkVersion(state, change);
      checkDays(change, today);
      checkHours(hours ?? null, state.closures.find((closure) => closure.closureId === closureId)?.kind);
    },
    apply(state, days) {
      const former = state.closures.filter((closure) => closure.closureId === closureId);
      const changed = former.map((closure) => ({
        ...closure,
        from,
        until,
        names,
        hours: hours === undefined ? closure.hours : hours,
      }));
      return withClosures(state, days, former, changed);
    },
    async write(tx, { added }) {
      for (const closure of added) await updateClosure(tx, closure);
    },
    audit: {
      action: 'closure-changed',
      detail: {
        closure: closureId,
        from,
        until,
        ...(hours !== undefined && { hours: hoursText(hours) }),
      },
    },
  };
}

/** The end of a closure: its days can be booked again. */
export function endedClosure(change: OfKind<'closure-end'>): Change {
  const { closureId } = change;
  return {
    check: async (_db, state) => checkVersion(state, change),
    apply: (state, days) =>
      withClosures(
        state,
        days,
        state.closures.filter((closure) => closure.closureId === closureId),
        [],
      ),
    write: (tx) => deleteClosure(tx, closureId),
    audit: { action: 'closure-removed', detail: { closure: closureId } },
  };
}

/** A closure that is not written yet. */
export function unwrittenClosure(
  kind: Closure['kind'],
  { from, until, servPtId, city, type = null, hours = null, names }: Omit<OfKind<'closure'>, 'kind'>,
): Closure {
  return { closureId: randomUUID(), version: 1, kind, from, until, servPtId, city, type, hours, names };
}

/** The schedule with other closures in the place of some, and the services and days that either of them meets. */
export function withClosures(
  state: ScheduleState,
  days: readonly DayKey[],
  former: readonly Closure[],
  changed: readonly Closure[],
): ChangedSchedule {
  const gone = new Set(former.map(({ closureId }) => closureId));
  const touching = [...former, ...changed];
  const services = state.points.flatMap((point) =>
    [...state.services.keys()]
      .filter((type) => touching.some((closure) => isBreakAt(closure, point, type)))
      .map((type) => ({ servicePointId: point.id, type })),
  );
  return {
    after: {
      ...state,
      closures: [...state.closures.filter(({ closureId }) => !gone.has(closureId)), ...changed],
    },
    services,
    days: days.filter((day) => touching.some((closure) => isBreakOn(closure, day))),
    added: changed,
  };
}

/** @throws Refused `closure-names` */
export function checkNames({ tw, zh, en }: Names): void {
  if ([tw, zh, en].some((name) => name.trim() === '')) throw new Refused('closure-names');
}

function checkReach(
  { points, services }: ScheduleState,
  { servPtId, city, type = null }: OfKind<'closure'>,
): void {
  const known =
    servPtId === null
      ? city === null || points.some((point) => point.city === city)
      : city === null && points.some(({ id }) => id === servPtId);
  if (!known || (type !== null && !services.has(type))) throw new Refused('service-point-unknown');
}

function checkDays(
  { from, until, names }: Pick<OfKind<'closure'>, 'from' | 'until' | 'names'>,
  today: DayKey,
): void {
  if (!isDay(from) || !isDay(until) || until < from || until < today) throw new Refused('closure-days');
  checkNames(names);
}

/** Public holidays are of whole days. */
function checkHours(hours: ClosureHours | null, kind: Closure['kind'] = 'closure'): void {
  if (hours !== null && (hours.until <= hours.from || kind !== 'closure')) throw new Refused('closure-hours');
}

/** `12:00-14:00` for the audit log; empty for whole days. */
function hoursText(hours: ClosureHours | null): string {
  return hours === null ? '' : `${hours.from}-${hours.until}`;
}

function checkVersion(
  { closures }: ScheduleState,
  { closureId, version }: Pick<OfKind<'closure-end'>, 'closureId' | 'version'>,
): void {
  const closure = closures.find((one) => one.closureId === closureId) ?? null;
  if (closure?.version !== version) throw new Refused('version-conflict', { closure });
}
