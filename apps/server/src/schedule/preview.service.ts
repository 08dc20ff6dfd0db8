import type {
  AffectedBooking,
  Decision,
  OfferedPlace,
  PlacesRequest,
  ScheduleChange,
  SchedulePreview,
} from '@phial/contract/schedule-change';
import { BOOKING_HORIZON_DAYS } from '@phial/domain/availability';
import { addDays, dayOf, formatServTime, isDay } from '@phial/domain/hong-kong-time';
import { toWireLanguage } from '@phial/domain/language';
import { maskDocumentNumber } from '@phial/domain/masked-document';
import type { AppDependencies } from '../app-dependencies.ts';
import { decryptPerson } from '../booking/encrypted-person.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { readBookingsOf, type SlotBooking, type SlotState } from './affected.sql.ts';
import { type ChangePlan, fingerprintOf, planChange } from './change-plan.ts';
import { readFreePlaces, readStillFree, wirePlace } from './free-places.ts';
import { type Service, slotKey } from './planned-slots.ts';
import { clashes, daysOfReach, type FreePlace, neighboursOf, proposePlaces } from './proposals.ts';
import { chosenPlaces } from './rebooking.ts';

export type ScheduleDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'mailer'>;

/**
 * What a change would do, whom it affects and where they could go; nothing is changed.
 * @param decisions made upon an earlier preview: what was chosen is offered as long as it is free
 * @throws Refused as `Change` says
 */
export async function previewChange(
  deps: ScheduleDependencies,
  change: ScheduleChange,
  decisions: readonly Decision[] = [],
): Promise<SchedulePreview> {
  const now = deps.clock.now();
  const plan = await planChange(deps.db, change, now);
  const proposals = await propose(deps.db, plan, now);
  await keepChosen(deps.db, plan, { proposals, decisions, now });
  return {
    fingerprint: fingerprintOf(change, plan),
    slots: countSlots(plan),
    holds: plan.holds,
    bookings: plan.affected.map((booking) => wireAffected(deps, booking, proposals.get(booking.id) ?? [])),
  };
}

/**
 * The free places of a service point on a day for one booking that is affected, once the change is made: without
 * those that clash with another booking of the person.
 * @returns by time; none for a day or a point that does not exist
 * @throws Refused as `Change` says; `preview-outdated` with the preview of the moment when the change does not
 *   affect the booking any more
 */
export async function placesFor(
  deps: ScheduleDependencies,
  { change, apptRecordId, servPtId, day }: PlacesRequest,
): Promise<OfferedPlace[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const plan = await planChange(db, change, now);
  const booking = plan.affected.find(({ id }) => id === apptRecordId);
  if (booking === undefined)
    throw new Refused('preview-outdated', { preview: await previewChange(deps, change) });
  if (!isDay(day)) return [];
  const services = [{ servicePointId: servPtId, type: booking.service_type }];
  const places = await readFreePlaces(db, plan, { services, days: [day], now });
  const own = (await readBookingsOf(db, [booking.document_hash], now)).filter(({ id }) => id !== booking.id);
  return places
    .filter((place) => !clashes(place, own))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(wirePlace);
}

function countSlots({ added, resized }: ChangePlan): SchedulePreview['slots'] {
  const count = (kind: (slot: SlotState, capacity: number) => boolean) =>
    resized.filter(({ slot, capacity }) => kind(slot, capacity)).length;
  const opened = count((slot, capacity) => slot.capacity === 0 && capacity > 0);
  return {
    added: added.size + opened,
    removed: count((slot, capacity) => capacity === 0 && slot.capacity > 0),
    enlarged: count((slot, capacity) => slot.capacity > 0 && capacity > slot.capacity),
    reduced: count((slot, capacity) => capacity > 0 && capacity < slot.capacity),
  };
}

async function propose(db: Queryable, plan: ChangePlan, now: Date): Promise<Map<string, FreePlace[]>> {
  const { affected, state } = plan;
  if (affected.length === 0) return new Map();
  const days = daysOfReach(affected, addDays(dayOf(now), BOOKING_HORIZON_DAYS));
  const places = await readFreePlaces(db, plan, { services: servicesOfReach(plan), days, now });
  const others = await readBookingsOf(
    db,
    affected.map(({ document_hash }) => document_hash),
    now,
  );
  return proposePlaces(affected, { places, points: state.points, others, now });
}

/** Adds to the proposals of each booking the place that was chosen for it, if it is free and none of them. */
async function keepChosen(
  db: Queryable,
  plan: ChangePlan,
  {
    proposals,
    decisions,
    now,
  }: { proposals: Map<string, FreePlace[]>; decisions: readonly Decision[]; now: Date },
): Promise<void> {
  const free = await readStillFree(db, plan, decisions, now);
  for (const [id, chosen] of chosenPlaces(plan.affected, decisions)) {
    const key = slotKey(chosen, chosen.startsAt);
    const place = free.get(key);
    const offered = proposals.get(id) ?? [];
    const known = offered.some((one) => slotKey(one, one.startsAt) === key);
    if (place !== undefined && !known) proposals.set(id, [...offered, place]);
  }
}

/** The services of the bookings and those of the points near them. */
function servicesOfReach({ affected, state }: ChangePlan): Service[] {
  const services = new Map<string, Service>();
  const add = (servicePointId: string, type: Service['type']) =>
    services.set(`${type} ${servicePointId}`, { servicePointId, type });
  const homes = new Map(
    affected.map((booking) => [`${booking.service_type} ${booking.service_point_id}`, booking]),
  );
  for (const { service_point_id: home, service_type: type } of homes.values()) {
    for (const id of [home, ...neighboursOf(home, state.points)]) add(id, type);
  }
  return [...services.values()];
}

/** Of whom nothing can be shown but the reservation code. */
const UNREADABLE = { name: '', docNo: '', telNo: '', email: '' };

function wireAffected(
  { keys, mailer }: ScheduleDependencies,
  booking: SlotBooking,
  proposals: readonly FreePlace[],
): AffectedBooking {
  const person = orUnreadable(() => decryptPerson(keys, booking), UNREADABLE);
  return {
    apptRecordId: booking.id,
    reservationCode: booking.reservation_code,
    name: person.name,
    maskedDocumentNumber: person.docNo && maskDocumentNumber(person.docNo),
    language: toWireLanguage(booking.language),
    tell: mailer !== undefined && person.email !== '' ? 'email' : 'telephone',
    type: booking.service_type,
    servPtId: booking.service_point_id,
    servTime: formatServTime(booking.starts_at),
    proposals: proposals.map(wirePlace),
  };
}
