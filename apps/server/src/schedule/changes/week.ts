import type { OpeningWeek, Schedule } from '@phial/contract/schedule/schedule';
import { dayOf, isDay } from '@phial/domain/hong-kong-time';
import type { OpeningPattern } from '@phial/domain/schedule/opening-pattern';
import { findWeekProblem } from '@phial/domain/schedule/opening-week';
import type { AppDependencies } from '../../app-dependencies.ts';
import { Refused } from '../../errors.ts';
import {
  type PlacedPattern,
  readScheduleState,
  type Service,
  type StoredServicePoint,
} from '../../service-points/schedule-state.ts';
import { readWeekVersions, replaceWeek, type WeekVersion } from '../schedule.sql.ts';
import { bookableDays, serviceKey } from '../slots.ts';
import type { Change, OfKind } from './change.ts';

/** Every service point with its weeks, for managers. */
export async function readSchedule({ db, clock }: Pick<AppDependencies, 'db' | 'clock'>): Promise<Schedule> {
  const today = dayOf(clock.now());
  const state = await readScheduleState(db, today);
  const { points, patterns } = state;
  const versions = await readWeekVersions(db);
  return {
    today,
    lastDay: bookableDays(state.services, today).at(-1) ?? today,
    points: points.map((point) => ({
      servPtId: point.id,
      names: point.name,
      district: point.district,
      city: point.city,
      cityNames: point.cityName,
      types: typesOf(point),
      restWeekdays: point.restWeekdays,
    })),
    weeks: points.flatMap((point) =>
      typesOf(point).map((type) => weekOf({ servicePointId: point.id, type }, patterns, versions)),
    ),
    seatLimits: [...state.services].map(([type, { mostSeats }]) => ({ type, most: mostSeats })),
  };
}

/** The opening hours of one service point and type. */
export function week(change: OfKind<'week'>): Change {
  const service = { servicePointId: change.servPtId, type: change.type };
  const patterns = change.patterns.map(readPattern);
  return {
    async check(db, { points, services, patterns: present }) {
      const point = points.find(({ id }) => id === change.servPtId);
      if (point === undefined || !typesOf(point).includes(change.type))
        throw new Refused('service-point-unknown');
      const bounds = change.patterns.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]);
      if (!bounds.every((day) => day === null || isDay(day))) throw new Refused('closure-days');
      const problem = findWeekProblem(patterns);
      if (problem !== undefined) throw new Refused(problem.problem, problem);
      const most = services.get(change.type)?.mostSeats ?? 0;
      const at = patterns.findIndex(({ capacity }) => capacity > most);
      if (at >= 0) throw new Refused('pattern-seats', { problem: 'pattern-seats', at, most });
      const now = weekOf(service, present, await readWeekVersions(db));
      if (now.version !== change.version) throw new Refused('version-conflict', { week: now });
    },
    apply(state, days) {
      const others = state.patterns.filter((placed) => serviceKey(placed) !== serviceKey(service));
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

/** The types a point offers, each once. */
function typesOf({ abilities }: StoredServicePoint) {
  return [...new Set(abilities.map(({ type }) => type))];
}

/** The opening hours of a service as the calls write them. */
export function weekOf(
  service: Service,
  patterns: readonly PlacedPattern[],
  versions: readonly WeekVersion[],
): OpeningWeek {
  const key = serviceKey(service);
  return {
    servPtId: service.servicePointId,
    type: service.type,
    version: versions.find((row) => serviceKey(row) === key)?.version ?? 1,
    patterns: patterns
      .filter((placed) => serviceKey(placed) === key)
      .map(({ pattern }) => wirePattern(pattern))
      .sort((a, b) => (a.weekdays[0] ?? 0) - (b.weekdays[0] ?? 0) || (a.opens < b.opens ? -1 : 1)),
  };
}

export function wirePattern({
  validFrom,
  validUntil,
  ...pattern
}: OpeningPattern): OpeningWeek['patterns'][number] {
  return { ...pattern, validFrom: validFrom ?? null, validUntil: validUntil ?? null };
}
