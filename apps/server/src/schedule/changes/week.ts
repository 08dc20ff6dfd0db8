import { isDay } from '@phial/domain/hong-kong-time';
import type { OpeningPattern } from '@phial/domain/schedule/opening-pattern';
import { findWeekProblem } from '@phial/domain/schedule/opening-week';
import { Refused } from '../../errors.ts';
import { readWeek, typesOf } from '../read-schedule.ts';
import { replaceWeek } from '../schedule.sql.ts';
import type { Change, OfKind } from './change.ts';

/** The opening hours of one service point and type. */
export function week(change: OfKind<'week'>): Change {
  const service = { servicePointId: change.servPtId, type: change.type };
  const patterns = change.patterns.map(readPattern);
  return {
    async check(db, { points, patterns: present }) {
      const point = points.find(({ id }) => id === change.servPtId);
      if (point === undefined || !typesOf(point).includes(change.type))
        throw new Refused('service-point-unknown');
      const bounds = change.patterns.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]);
      if (!bounds.every((day) => day === null || isDay(day))) throw new Refused('closure-days');
      const problem = findWeekProblem(patterns);
      if (problem !== undefined) throw new Refused(problem.problem, problem);
      const now = await readWeek(db, service, present);
      if (now.version !== change.version) throw new Refused('version-conflict', { week: now });
    },
    apply(state, days) {
      const others = state.patterns.filter(
        ({ servicePointId, type }) => servicePointId !== service.servicePointId || type !== service.type,
      );
      const own = patterns.map((pattern) => ({ ...service, pattern }));
      const after = { ...state, patterns: [...others, ...own] };
      return { after, services: [service], days: [...days], added: [] };
    },
    write: (tx) => replaceWeek(tx, service, patterns),
    audit: {
      action: 'hours-changed',
      detail: { point: change.servPtId, type: change.type, version: change.version + 1 },
    },
  };
}

/** As the rules of the domain know a pattern: what is not bounded is absent. */
function readPattern({
  validFrom,
  validUntil,
  ...pattern
}: OfKind<'week'>['patterns'][number]): OpeningPattern {
  return {
    ...pattern,
    weekdays: pattern.weekdays.toSorted((a, b) => a - b),
    ...(validFrom !== null && { validFrom }),
    ...(validUntil !== null && { validUntil }),
  };
}
