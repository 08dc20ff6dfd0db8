import { randomUUID } from 'node:crypto';
import type { Names } from '@phial/contract/schedule/schedule';
import { SERVICE_TYPES } from '@phial/domain/booking/service-type';
import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import { Refused } from '../../errors.ts';
import { isBreakAt, isBreakOn } from '../../service-points/break-day.ts';
import type { ClosureRow, ScheduleState } from '../../service-points/schedule-state.ts';
import { wireClosure } from '../read-schedule.ts';
import { deleteClosure, insertClosures, updateClosure } from '../schedule.sql.ts';
import type { Change, ChangedSchedule, OfKind } from './change.ts';

/** Days without service: everywhere, in a city, or at a service point. */
export function newClosure(change: OfKind<'closure'>): Change {
  const { from, until, servPtId, city, names } = change;
  return {
    async check(_db, state, today) {
      checkReach(state, change);
      checkDays(change, today);
    },
    apply: (state, days) =>
      withClosures(state, days, [], [closureRow({ from, until, servPtId, city, names, kind: 'closure' })]),
    write: (tx, { added }) => insertClosures(tx, added),
    audit: { action: 'closure-added', detail: { from, until, point: servPtId ?? '', city: city ?? '' } },
  };
}

/** Other days or names for a closure. */
export function changedClosure(change: OfKind<'closure-change'>): Change {
  const { closureId: id, from: from_day, until: until_day, names } = change;
  return {
    async check(_db, state, today) {
      checkVersion(state, change);
      checkDays(change, today);
    },
    apply(state, days) {
      const former = state.closures.filter((closure) => closure.id === id);
      const changed = former.map((closure) => ({ ...closure, from_day, until_day, names }));
      return { ...withClosures(state, days, former, changed), added: [] };
    },
    write: (tx) => updateClosure(tx, { id, from_day, until_day, names }),
    audit: { action: 'closure-changed', detail: { closure: id, from: from_day, until: until_day } },
  };
}

/** The end of a closure: its days can be booked again. */
export function endedClosure(change: OfKind<'closure-end'>): Change {
  const { closureId: id } = change;
  return {
    check: async (_db, state) => checkVersion(state, change),
    apply: (state, days) =>
      withClosures(
        state,
        days,
        state.closures.filter((closure) => closure.id === id),
        [],
      ),
    write: (tx) => deleteClosure(tx, id),
    audit: { action: 'closure-removed', detail: { closure: id } },
  };
}

/** A closure that is not written yet. */
export function closureRow({
  from,
  until,
  servPtId,
  city,
  names,
  kind,
}: Omit<OfKind<'closure'>, 'kind'> & Pick<ClosureRow, 'kind'>): ClosureRow {
  const id = randomUUID();
  return { id, from_day: from, until_day: until, service_point_id: servPtId, city, kind, names, version: 1 };
}

/** The schedule with other closures in the place of some, and the services and days that either of them meets. */
export function withClosures(
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

/** @throws Refused `closure-names` */
export function checkNames({ tw, zh, en }: Names): void {
  if ([tw, zh, en].some((name) => name.trim() === '')) throw new Refused('closure-names');
}

function checkReach({ points }: ScheduleState, { servPtId, city }: OfKind<'closure'>): void {
  const known =
    servPtId === null
      ? city === null || points.some((point) => point.city === city)
      : city === null && points.some(({ id }) => id === servPtId);
  if (!known) throw new Refused('service-point-unknown');
}

function checkDays(
  { from, until, names }: Pick<OfKind<'closure'>, 'from' | 'until' | 'names'>,
  today: DayKey,
): void {
  if (!isDay(from) || !isDay(until) || until < from || until < today) throw new Refused('closure-days');
  checkNames(names);
}

function checkVersion(
  { closures }: ScheduleState,
  { closureId, version }: Pick<OfKind<'closure-end'>, 'closureId' | 'version'>,
): void {
  const closure = closures.find(({ id }) => id === closureId);
  if (closure?.version === version) return;
  throw new Refused('version-conflict', { closure: closure === undefined ? null : wireClosure(closure) });
}
