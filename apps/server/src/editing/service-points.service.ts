import { randomBytes } from 'node:crypto';
import {
  ServicePointBody,
  type ServicePointUse,
  type StaffServicePoint,
} from '@phial/contract/content/editing-service-point';
import { formatCoordinates, type Position, parseCoordinates } from '@phial/domain/coordinates';
import { LANGUAGES } from '@phial/domain/language';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { lockRegister, waitForLock } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import { found, Refused } from '../errors.ts';
import { clearOpening, closeWithoutPoints } from '../opening/opening.service.ts';
import {
  closeServices,
  type Losses,
  makeSlots,
  removeUnusedSlots,
  wasEverBooked,
} from '../schedule/slots.ts';
import { clearDirectory } from '../service-points/service-points.service.ts';
import { loadServices } from '../services/services.service.ts';
import { refuseProblems } from './checked-draft.ts';
import { problemsOf, tidied } from './field-schema.ts';
import { isSameInAnotherOrder } from './order.ts';
import {
  holdDistrict,
  insertPoint,
  lockPoint,
  type PointRow,
  readComing,
  readNamingCentres,
  readPoint,
  readPoints,
  removePoint,
  replaceAbilities,
  updatePoint,
  writePointOrder,
} from './service-points.sql.ts';

type PointDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** All service points, in the order visitors see. */
export async function listPoints({ db }: PointDependencies): Promise<StaffServicePoint[]> {
  return (await readPoints(db)).map(wirePoint);
}

/** @throws Refused `not-found` */
export async function findPoint({ db }: PointDependencies, id: string): Promise<StaffServicePoint> {
  return wirePoint(found(await readPoint(db, id)));
}

/**
 * A new service point, shown to visitors at once if it has an ability; it has
 * no times until its opening hours are entered.
 * @throws Refused `content-invalid` with `data.problems`
 */
export async function createPoint(
  { db, clock }: PointDependencies,
  { by, body }: { by: string; body: Record<string, unknown> },
): Promise<StaffServicePoint> {
  const checked = await checkedPoint(db, body);
  const id = randomBytes(6).toString('hex');
  const now = clock.now();
  const point = await db.transaction(async (tx) => {
    await lockRegister(tx, 'service_point');
    const area = { city: await cityOf(tx, checked), position: positionOf(checked) };
    await insertPoint(tx, { id, body: checked, ...area, by, now });
    await replaceAbilities(tx, id, checked.abilities);
    const detail = { servicePoint: id };
    await recordEvent(tx, { at: now, actor: { account: by }, action: 'service-point-created', detail });
    return wirePoint(found(await readPoint(tx, id)));
  });
  clearDirectory(db);
  return point;
}

/**
 * Changes a service point; visitors see it at once.
 * @throws Refused `content-invalid`, `not-found`, `version-conflict` with the point as it is now,
 *   `bookings-in-the-way` with their `count` where the point would no longer do what was booked
 */
export async function changePoint(
  { db, clock }: PointDependencies,
  edit: { by: string; id: string; version: number; body: Record<string, unknown> },
): Promise<StaffServicePoint> {
  const { by, id, version } = edit;
  const body = await checkedPoint(db, edit.body);
  const now = clock.now();
  const { point, restsOtherwise } = await db.transaction(async (tx) => {
    // Before the point's row, as changes of the schedule take them: none waits for another in a circle.
    await waitForLock(tx, 'make-slots');
    const former = found(await lockPoint(tx, id));
    if (former.version !== version) throw new Refused('version-conflict', { point: wirePoint(former) });
    const losses = lossesOf(former, body);
    if (losses !== undefined) await closeServices(tx, losses, now);
    await updatePoint(tx, { id, body, city: await cityOf(tx, body), position: positionOf(body), by, now });
    await replaceAbilities(tx, id, body.abilities);
    const detail = { servicePoint: id, version: version + 1 };
    await recordEvent(tx, { at: now, actor: { account: by }, action: 'service-point-changed', detail });
    return {
      point: wirePoint(found(await readPoint(tx, id))),
      restsOtherwise: !isSameInAnotherOrder(former.restWeekdays, body.restWeekdays),
    };
  });
  clearDirectory(db);
  // What the hourly job does, sooner: the times of a weekday that rests no longer.
  if (restsOtherwise) await makeSlots({ db, clock });
  return point;
}

/**
 * What hangs on a service point.
 * @throws Refused `not-found`
 */
export async function readUse({ db, clock }: PointDependencies, id: string): Promise<ServicePointUse> {
  const { version, retiredFrom } = found(await readPoint(db, id));
  const coming = await readComing(db, id, clock.now());
  return { version, retiredFrom, ...coming, hasHistory: await wasEverBooked(db, id) };
}

/**
 * Deletes a service point at which nothing was ever booked, with its hours, slots and closures.
 * @throws Refused `not-found`, `version-conflict` with the point as it is now, `service-point-used`,
 *   `service-point-named` with the collection centres that name it
 */
export async function deletePoint(
  { db, clock }: PointDependencies,
  { by, id, version }: { by: string; id: string; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const point = found(await lockPoint(tx, id));
    if (point.version !== version) throw new Refused('version-conflict', { point: wirePoint(point) });
    if (!(await removeUnusedSlots(tx, id))) throw new Refused('service-point-used');
    await removePoint(tx, id);
    // Once the point is gone: whoever was publishing its name at the moment was waited for.
    const centres = await readNamingCentres(tx, id);
    if (centres.length > 0) throw new Refused('service-point-named', { centres });
    await closeWithoutPoints(tx, clock.now());
    const event = { action: 'service-point-deleted', detail: { servicePoint: id } } as const;
    await recordEvent(tx, { at: clock.now(), actor: { account: by }, ...event });
  });
  clearDirectory(db);
  clearOpening(db);
}

/**
 * Puts the points into another order.
 * @throws Refused `version-conflict` with the points as they are now, when `former` is no longer their order
 */
export async function reorderPoints(
  { db, clock }: PointDependencies,
  { by, former, order }: { by: string; former: string[]; order: string[] },
): Promise<StaffServicePoint[]> {
  if (!isSameInAnotherOrder(former, order)) throw new Refused('body-invalid');
  const points = await db.transaction(async (tx) => {
    await lockRegister(tx, 'service_point');
    const present = await readPoints(tx);
    if (present.map(({ id }) => id).join() !== former.join()) {
      throw new Refused('version-conflict', { points: present.map(wirePoint) });
    }
    await writePointOrder(tx, order);
    const event = { action: 'content-reordered', detail: { kind: 'service-point' } } as const;
    await recordEvent(tx, { at: clock.now(), actor: { account: by }, ...event });
    return readPoints(tx);
  });
  clearDirectory(db);
  return points.map(wirePoint);
}

async function checkedPoint(db: Queryable, body: Record<string, unknown>): Promise<ServicePointBody> {
  const tidy = tidied(ServicePointBody, body);
  refuseProblems(problemsOf(ServicePointBody, tidy));
  const point = tidy as ServicePointBody;
  const isNowhere = point.coordinates !== undefined && positionOf(point) === undefined;
  const services = await loadServices(db);
  refuseProblems([
    ...(isNowhere ? [{ path: 'coordinates', problem: 'form' } as const] : []),
    ...point.abilities.flatMap(({ type }, at) =>
      services.has(type) ? [] : [{ path: `abilities.${at}.type`, problem: 'unknown' } as const],
    ),
  ]);
  return point;
}

/**
 * The code of the city of its district, which stays until the transaction ends.
 * @throws Refused `content-invalid` when there is no such district
 */
export async function cityOf(tx: Queryable, { district }: ServicePointBody): Promise<string> {
  const city = await holdDistrict(tx, district);
  if (city === undefined)
    throw new Refused('content-invalid', { problems: [{ path: 'district', problem: 'unknown' }] });
  return city;
}

/** The coordinates as numbers; undefined where there are none, or they are out of range. */
export function positionOf({ coordinates }: ServicePointBody): Position | undefined {
  return coordinates === undefined ? undefined : parseCoordinates(coordinates);
}

/** What a point no longer does once it is changed; undefined when that is nothing. */
export function lossesOf(former: PointRow, body: ServicePointBody): Losses | undefined {
  const offered = new Set(body.abilities.map(({ type }) => type));
  const types = former.abilities.map(({ type }) => type).filter((type) => !offered.has(type));
  const weekdays = body.restWeekdays.filter((weekday) => !former.restWeekdays.includes(weekday));
  return types.length + weekdays.length === 0 ? undefined : { id: former.id, types, weekdays };
}

/** The texts of a point as the database keeps them. */
export type PointTexts = Omit<
  PointRow,
  'id' | 'version' | 'city' | 'cityName' | 'districtName' | 'retiredFrom' | 'updatedAt' | 'updatedByName'
>;

/** What staff write of a point, as its form has it. */
export function pointBody(row: PointTexts): ServicePointBody {
  const { bizTime, mapLink, latitude, longitude, directions, ...body } = row;
  const position = latitude === null || longitude === null ? undefined : { latitude, longitude };
  return {
    ...body,
    ...(LANGUAGES.some((language) => bizTime[language] !== '') && { bizTime }),
    ...(mapLink !== null && { mapLink }),
    ...(position && { coordinates: formatCoordinates(position) }),
    ...(directions !== null && { directions }),
  };
}

/** A point as staff see it. */
export function wirePoint(row: PointRow): StaffServicePoint {
  const { id, version, city, cityName, districtName, updatedAt, updatedByName, retiredFrom, ...texts } = row;
  return {
    servPtId: id,
    version,
    city,
    cityName,
    districtName,
    retiredFrom,
    body: pointBody(texts),
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedByName || null,
  };
}
