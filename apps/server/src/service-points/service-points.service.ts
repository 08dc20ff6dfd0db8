import type { ServicePoint, ServicePointsByCity } from '@phial/contract/booking/service-point';
import type { Closure } from '@phial/contract/schedule/schedule';
import { findServiceType, meantServiceType, type ServiceType } from '@phial/domain/booking/service-type';
import { type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import type { LocalText } from '../db/local-text.ts';
import type { Database } from '../db/pool.ts';
import { shortCache } from '../db/short-cache.ts';
import { Refused } from '../errors.ts';
import { type PackedAnswer, packedAnswer } from '../packed-files/packed-answer.ts';
import { lastBookableDay, type Services } from '../services/services.service.ts';
import { copiedText, suffixedText } from '../wire-text.ts';
import { isRetired } from './break-day.ts';
import { hoursForReading, type PointHours, pointHours } from './business-hours.ts';
import { type PlacedPattern, readScheduleState, type StoredServicePoint } from './schedule-state.ts';

/** A service point as the server reasons about it. */
export interface KnownServicePoint {
  readonly point: ServicePoint;
  /** Stable code. */
  readonly city: string;
  /** Those it offers that are not retired. */
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
  readonly services: Services;
  readonly breaks: readonly Closure[];
}

type DirectoryDependencies = Pick<AppDependencies, 'db' | 'clock'>;

const cache = shortCache<Directory>('directory');

/** Which service points and services there are, and when points rest; at most a second old. */
export async function readDirectory({ db, clock }: DirectoryDependencies): Promise<Directory> {
  const now = clock.now();
  return cache(db).get('directory', '', now, async () => {
    const today = dayOf(now);
    const { points, services, closures: breaks, patterns } = await readScheduleState(db, today);
    const patternsOf = Map.groupBy(patterns, ({ servicePointId }) => servicePointId);
    const former = formerPoints.get(db);
    const made = new Map<string, KnownServicePoint>();
    const known = points.map((stored): [string, KnownServicePoint] => {
      const abilities = stored.abilities.filter(({ type }) => services.get(type)?.state === 'ACTIVE');
      const own = [{ ...stored, abilities }, patternsOf.get(stored.id) ?? [], today] as const;
      const text = JSON.stringify(own);
      const point = former?.get(text) ?? knownPoint(...own);
      made.set(text, point);
      return [stored.id, point];
    });
    formerPoints.set(db, made);
    return { points: new Map(known), services, breaks };
  });
}

/**
 * The points of the last reading by everything they were made of: to make a thousand anew takes a good part of each
 * second, and hardly ever is one another.
 */
const formerPoints = new WeakMap<Database, ReadonlyMap<string, KnownServicePoint>>();

/** @param stored with those of its abilities that can be booked */
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

const lists = new WeakMap<Directory, Map<ServiceType | undefined, PackedAnswer>>();

/**
 * The points that offer a type and are not retired, none where it is undefined, keyed by city code, both in the order
 * they are shown; whole envelope as JSON, made once for what is cached. Their hours are those of the
 * type: a point may take blood longer than it records an ECG.
 */
export async function servicePointsAnswer(
  deps: DirectoryDependencies,
  type: ServiceType | undefined,
): Promise<PackedAnswer> {
  const directory = await readDirectory(deps);
  const known = lists.get(directory) ?? new Map<ServiceType | undefined, PackedAnswer>();
  lists.set(directory, known);
  const answer = known.get(type) ?? pack(listServicePoints(directory, type, deps.clock.now()));
  known.set(type, answer);
  return answer;
}

function pack(data: ServicePointsByCity): PackedAnswer {
  return packedAnswer(JSON.stringify({ code: 200, msg: '', data }));
}

function listServicePoints(
  { points }: Directory,
  type: ServiceType | undefined,
  now: Date,
): ServicePointsByCity {
  if (type === undefined) return {};
  const today = dayOf(now);
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
 * asked for, else the point's only one, else ECG, else its first.
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
  const meant = type ? findServiceType(known.types, type) : meantServiceType(known.types);
  if (meant === undefined) throw new Refused('service-point-unknown');
  return { known, type: meant };
}

/**
 * The service type that a call without a service point means: ECG where it names none, or the first one that takes
 * bookings where there is no ECG; undefined where there is none.
 * @param type as the call brings it, case ignored
 * @throws Refused `body-invalid` for a type that does not exist
 */
export async function requestedType(
  deps: DirectoryDependencies,
  type: string | undefined,
): Promise<ServiceType | undefined> {
  const { services } = await readDirectory(deps);
  if (type) {
    const meant = findServiceType(services.keys(), type);
    if (meant === undefined) throw new Refused('body-invalid');
    return meant;
  }
  const active = [...services.values()].filter(({ state }) => state === 'ACTIVE');
  return meantServiceType(active.map(({ code }) => code));
}

/** The last day on which a service takes bookings; undefined where it takes none. */
export async function lastDayOf(deps: DirectoryDependencies, type: ServiceType): Promise<DayKey | undefined> {
  const { services } = await readDirectory(deps);
  return lastBookableDay(services, type, dayOf(deps.clock.now()));
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
