import type { DayKey } from '@phial/domain/hong-kong-time';
import { isDay } from '@phial/domain/hong-kong-time';
import { Refused } from '../../errors.ts';
import type { StoredServicePoint } from '../../service-points/schedule-state.ts';
import { updateRetirement } from '../schedule.sql.ts';
import type { Change, OfKind } from './change.ts';

/** The day from which a service point has no service, or that it is open again. */
export function retirement(change: OfKind<'retirement'>): Change {
  const { servPtId, version, from } = change;
  return {
    async check(_db, { points }, today) {
      const point = points.find(({ id }) => id === servPtId);
      if (point === undefined) throw new Refused('service-point-unknown');
      if (point.version !== version) {
        throw new Refused('version-conflict', {
          retirement: { version: point.version, retiredFrom: point.retiredFrom },
        });
      }
      if (from !== null && (!isDay(from) || from < today)) throw new Refused('closure-days');
    },
    apply(state, days) {
      const point = state.points.find(({ id }) => id === servPtId);
      const first = firstOf(point?.retiredFrom ?? null, from);
      const own = state.patterns.filter(({ servicePointId }) => servicePointId === servPtId);
      const types = new Set([
        ...(point?.abilities ?? []).map(({ type }) => type),
        ...own.map(({ type }) => type),
      ]);
      return {
        after: { ...state, points: state.points.map((one) => retired(one, servPtId, from)) },
        services: [...types].map((type) => ({ servicePointId: servPtId, type })),
        days: days.filter((day) => first !== null && day >= first),
        added: [],
      };
    },
    write: (tx) => updateRetirement(tx, servPtId, from),
    audit: {
      action: from === null ? 'service-point-reopened' : 'service-point-retired',
      detail: { servicePoint: servPtId, from: from ?? '', version: version + 1 },
    },
  };
}

/** The earlier day: between the two the point changes. */
function firstOf(a: DayKey | null, b: DayKey | null): DayKey | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

function retired(point: StoredServicePoint, id: string, retiredFrom: DayKey | null): StoredServicePoint {
  return point.id === id ? { ...point, retiredFrom } : point;
}
