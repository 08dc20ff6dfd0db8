import type {
  Decision,
  HitBooking,
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
import { openPerson } from '../booking/sealed-person.ts';
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
 * What a change would do, whom it hits and where they could go; nothing is changed.
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
    bookings: plan.hits.map((hit) => wireHit(deps, hit, proposals.get(hit.id) ?? [])),
  };
}

/**
 * The free places of a service point on a day for one booking that is hit, once the change is made: without
 * those that clash with another booking of the person.
 * @returns by time; none for a day or a point that does not exist
 * @throws Refused as `Change` says; `preview-outdated` with the preview of the moment when the change does not
 *   hit the booking any more
 */
export async function placesFor(
  deps: ScheduleDependencies,
  { change, apptRecordId, servPtId, day }: PlacesRequest,
): Promise<OfferedPlace[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const plan = await planChange(db, change, now);
  const hit = plan.hits.find(({ id }) => id === apptRecordId);
  if (hit === undefined)
    throw new Refused('preview-outdated', { preview: await previewChange(deps, change) });
  if (!isDay(day)) return [];
  const services = [{ servicePointId: servPtId, type: hit.service_type }];
  const places = await readFreePlaces(db, plan, { services, days: [day], now });
  const own = (await readBookingsOf(db, [hit.document_hash], now)).filter(({ id }) => id !== hit.id);
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
  const { hits, state } = plan;
  if (hits.length === 0) return new Map();
  const days = daysOfReach(hits, addDays(dayOf(now), BOOKING_HORIZON_DAYS));
  const places = await readFreePlaces(db, plan, { services: servicesOfReach(plan), days, now });
  const others = await readBookingsOf(
    db,
    hits.map(({ document_hash }) => document_hash),
    now,
  );
  return proposePlaces(hits, { places, points: state.points, others, now });
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
  for (const [id, chosen] of chosenPlaces(plan.hits, decisions)) {
    const key = slotKey(chosen, chosen.startsAt);
    const place = free.get(key);
    const offered = proposals.get(id) ?? [];
    const known = offered.some((one) => slotKey(one, one.startsAt) === key);
    if (place !== undefined && !known) proposals.set(id, [...offered, place]);
  }
}

/** The services of the bookings and those of the points near them. */
function servicesOfReach({ hits, state }: ChangePlan): Service[] {
  const services = new Map<string, Service>();
  const add = (servicePointId: string, type: Service['type']) =>
    services.set(`${type} ${servicePointId}`, { servicePointId, type });
  const homes = new Map(hits.map((hit) => [`${hit.service_type} ${hit.service_point_id}`, hit]));
  for (const { service_point_id: home, service_type: type } of homes.values()) {
    for (const id of [home, ...neighboursOf(home, state.points)]) add(id, type);
  }
  return [...services.values()];
}

/** Of whom nothing can be shown but the reservation code. */
const UNREADABLE = { name: '', docNo: '', telNo: '', email: '' };

function wireHit(
  { keys, mailer }: ScheduleDependencies,
  hit: SlotBooking,
  proposals: readonly FreePlace[],
): HitBooking {
  const person = orUnreadable(() => openPerson(keys, hit), UNREADABLE);
  return {
    apptRecordId: hit.id,
    reservationCode: hit.reservation_code,
    name: person.name,
    maskedDocumentNumber: person.docNo && maskDocumentNumber(person.docNo),
    language: toWireLanguage(hit.language),
    tell: mailer !== undefined && person.email !== '' ? 'email' : 'telephone',
    type: hit.service_type,
    servPtId: hit.service_point_id,
    servTime: formatServTime(hit.starts_at),
    proposals: proposals.map(wirePlace),
  };
}
