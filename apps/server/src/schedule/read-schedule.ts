import type { Closure, ClosureYear, OpeningWeek, Schedule } from '@phial/contract/schedule/schedule';
import { BOOKING_HORIZON_DAYS } from '@phial/domain/booking/availability';
import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import type { OpeningPattern } from '@phial/domain/schedule/opening-pattern';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Queryable } from '../db/pool.ts';
import {
  type ClosureRow,
  type PlacedPattern,
  readScheduleState,
  type Service,
  type StoredServicePoint,
} from '../service-points/schedule-state.ts';
import { readWeekVersions, type WeekVersion } from './schedule.sql.ts';

type ReadDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** Every service point with its weeks, for managers. */
export async function readSchedule({ db, clock }: ReadDependencies): Promise<Schedule> {
  const today = dayOf(clock.now());
  const { points, patterns } = await readScheduleState(db, today);
  const versions = await readWeekVersions(db);
  return {
    today,
    lastDay: addDays(today, BOOKING_HORIZON_DAYS),
    points: points.map((point) => ({
      servPtId: point.id,
      names: point.name,
      district: point.district,
      city: point.city,
      cityNames: point.city_name,
      types: typesOf(point),
      restWeekdays: point.rest_weekdays,
    })),
    weeks: points.flatMap((point) =>
      typesOf(point).map((type) => weekOf({ servicePointId: point.id, type }, patterns, versions)),
    ),
  };
}

/** The week of one point and type. */
export async function readWeek(
  db: Queryable,
  service: Service,
  patterns: readonly PlacedPattern[],
): Promise<OpeningWeek> {
  return weekOf(service, patterns, await readWeekVersions(db));
}

/** The closures that touch a year. */
export async function readClosureYear({ db, clock }: ReadDependencies, year: number): Promise<ClosureYear> {
  const { closures } = await readScheduleState(db, `${year}-01-01`, `${year}-12-31`);
  return { today: dayOf(clock.now()), closures: closures.map(wireClosure) };
}

export function wireClosure(row: ClosureRow): Closure {
  return {
    closureId: row.id,
    version: row.version,
    kind: row.kind,
    from: row.from_day,
    until: row.until_day,
    servPtId: row.service_point_id,
    city: row.city,
    names: row.names,
  };
}

/** The types a point offers, each once. */
export function typesOf({ abilities }: StoredServicePoint) {
  return [...new Set(abilities.map(({ type }) => type))];
}

function weekOf(
  service: Service,
  patterns: readonly PlacedPattern[],
  versions: readonly WeekVersion[],
): OpeningWeek {
  const { servicePointId, type } = service;
  return {
    servPtId: servicePointId,
    type,
    version: versionOf(service, versions),
    patterns: patterns
      .filter((placed) => placed.servicePointId === servicePointId && placed.type === type)
      .map(({ pattern }) => wirePattern(pattern))
      .sort((a, b) => (a.weekdays[0] ?? 0) - (b.weekdays[0] ?? 0) || (a.opens < b.opens ? -1 : 1)),
  };
}

function versionOf({ servicePointId, type }: Service, versions: readonly WeekVersion[]): number {
  const found = versions.find((row) => row.service_point_id === servicePointId && row.service_type === type);
  return found?.version ?? 1;
}

function wirePattern({ validFrom, validUntil, ...pattern }: OpeningPattern): OpeningWeek['patterns'][number] {
  return { ...pattern, validFrom: validFrom ?? null, validUntil: validUntil ?? null };
}
