import type { ServicePoint, ServicePointsByCity } from '@phial/contract/booking/service-point';
import type { Closure } from '@phial/contract/schedule/schedule';
import { DEFAULT_SERVICE_TYPE, parseServiceType, type ServiceType } from '@phial/domain/booking/service-type';
import { type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import type { LocalText } from '../db/local-text.ts';
import type { Database } from '../db/pool.ts';
import { shortCache } from '../db/short-cache.ts';
import { Refused } from '../errors.ts';
import { copiedText, suffixedText } from '../wire-text.ts';
import { isRetired } from './break-day.ts';
import { hoursForReading, type PointHours, pointHours } from './business-hours.ts';
import { type PlacedPattern, readScheduleState, type StoredServicePoint } from './schedule-state.ts';

/** A service point as the server reasons about it. */
export interface KnownServicePoint {
  readonly point: ServicePoint;
  /** Stable code. */
  readonly city: string;
  readonly types: ReadonlySet<ServiceType>;
  /** 1 Monday to 7 Sunday. */
  readonly restWeekdays: readonly number[];
  /** First day without service; null while it is open. */
  readonly retiredFrom: DayKey | null;
  readonly hours: PointHours;
  /** What staff add to the hours. */
  readonly hoursNote: LocalText;
}

interface Directory {
  readonly points: ReadonlyMap<string, KnownServicePoint>;
  readonly breaks: readonly Closure[];
}

type DirectoryDependencies = Pick<AppDependencies, 'db' | 'clock'>;

const cache = shortCache<Directory>();

/** Which service points there are and when they rest; at most a second old. */
export async function readDirectory({ db, clock }: DirectoryDependencies): Promise<Directory> {
  const now = clock.now();
  return cache(db).get('directory', '', now, async () => {
    const today = dayOf(now);
    const { points, closures: breaks, patterns } = await readScheduleState(db, today);
    const patternsOf = Map.groupBy(patterns, ({ servicePointId }) => servicePointId);
    return {
      points: new Map(
        points.map((stored) => [stored.id, knownPoint(stored, patternsOf.get(stored.id) ?? [], today)]),
      ),
      breaks,
    };
  });
}

function knownPoint(
  stored: StoredServicePoint,
  patterns: readonly PlacedPattern[],
  today: DayKey,
): KnownServicePoint {
  const types = new Set(stored.abilities.map(({ type }) => type));
  const offered = patterns.filter(({ type }) => types.has(type));
  const hours = pointHours(offered, stored.restWeekdays, today);
  return {
    point: wireServicePoint(stored, hoursForReading(hours.all, stored.bizTime)),
    city: stored.city,
    types,
    restWeekdays: stored.restWeekdays,
    retiredFrom: stored.retiredFrom,
    hours,
    hoursNote: stored.bizTime,
  };
}

/** A service point as the calls name its parts. @param bizTime its hours for reading, lines separated by `\n` */
function wireServicePoint(stored: StoredServicePoint, bizTime: LocalText): ServicePoint {
  return {
    servPtId: stored.id,
    belongTo: stored.belongTo,
    ...copiedText('comName', stored.companyName),
    ...copiedText('servPt', stored.name),
    ...copiedText('address', stored.address),
    ...copiedText('district', stored.district),
    ...copiedText('city', stored.cityName),
    ...copiedText('bizTime', bizTime),
    tel: stored.tel,
    testServPtAblVos: stored.abilities.map(({ type, name }) => ({
      type,
      ...suffixedText('ablName', name),
      name: name.tw,
    })),
    ...(stored.mapLink !== null && { mapUrl: stored.mapLink }),
    ...(stored.latitude !== null &&
      stored.longitude !== null && { latitude: stored.latitude, longitude: stored.longitude }),
    ...(stored.directions !== null && suffixedText('directions', stored.directions)),
  };
}

/** To be called after a change, so that this process answers it at once; others do within a second. */
export function clearDirectory(db: Database): void {
  cache(db).delete('directory');
}

/**
 * The points that offer a type and are not retired, keyed by city code, both in the order they are shown. Their hours are those of the
 * type: a point may take blood longer than it records an ECG.
 */
export async function listServicePoints(
  deps: DirectoryDependencies,
  type: ServiceType,
): Promise<ServicePointsByCity> {
  const { points } = await readDirectory(deps);
  const today = dayOf(deps.clock.now());
  const byCity = Map.groupBy(
    [...points.values()].filter((known) => known.types.has(type) && !isRetired(known, today)),
    ({ city }) => city,
  );
  return Object.fromEntries(
    [...byCity].map(([city, known]) => [
      city,
      known.map(({ point, hours, hoursNote }) => ({
        ...point,
        ...copiedText('bizTime', hoursForReading(hours.byType.get(type) ?? [], hoursNote)),
      })),
    ]),
  );
}

/**
 * A service point and the service type that is meant there (docs/rules/booking.md#service-type): the one
 * asked for, else the point's only one, else ECG.
 * @param type as the call brings it, case ignored
 * @throws Refused `service-point-unknown`, also when the point does not offer the type asked for
 */
export async function findService(
  deps: DirectoryDependencies,
  id: string,
  type: string | undefined,
): Promise<{ known: KnownServicePoint; type: ServiceType }> {
  const known = await findServicePoint(deps, id);
  if (known === undefined) throw new Refused('service-point-unknown');
  const [first = DEFAULT_SERVICE_TYPE, ...others] = known.types;
  const meant = type ? parseServiceType(type) : others.length === 0 ? first : DEFAULT_SERVICE_TYPE;
  if (meant === undefined || !known.types.has(meant)) throw new Refused('service-point-unknown');
  return { known, type: meant };
}

/**
 * The service type that a call without a service point means: ECG where it names none.
 * @param type as the call brings it, case ignored
 * @throws Refused `body-invalid` for a type that does not exist
 */
export function requestedType(type: string | undefined): ServiceType {
  const meant = type ? parseServiceType(type) : DEFAULT_SERVICE_TYPE;
  if (meant === undefined) throw new Refused('body-invalid');
  return meant;
}

/** Undefined when there is none; one that was added a moment ago is known at once. */
export async function findServicePoint(
  deps: DirectoryDependencies,
  id: string,
): Promise<KnownServicePoint | undefined> {
  const known = (await readDirectory(deps)).points.get(id);
  if (known !== undefined) return known;
  cache(deps.db).delete('directory');
  return (await readDirectory(deps)).points.get(id);
}
