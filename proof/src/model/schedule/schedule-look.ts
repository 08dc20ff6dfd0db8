import type { Day } from '@phial/contract/booking/availability';
import { type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import type { Stand } from '../stand.ts';
import type { Outcome } from '../step.ts';
import { textOf, timeOf } from './place-text.ts';
import {
  bookableDays,
  bookedAt,
  freeBy,
  heldAt,
  isRestDay,
  type Place,
  type ScheduleModel,
  type Service,
  seatsBy,
  slotsBy,
} from './schedule-model.ts';

/** What can be seen: every slot with its seats and its counter, every booking, and what visitors are offered. */
export async function lookAt(
  stand: Stand,
  model: ScheduleModel,
  bookingIds: readonly string[],
): Promise<Outcome> {
  const { services } = model;
  const rows = await readSlots(stand, services);
  const places = services.flatMap((_, service) => slotsBy(model, model, service));
  const bookings = await readBookings(stand, bookingIds);
  const days = bookableDays(model);
  return {
    expected: {
      slots: places
        .map(
          (place) =>
            `${seatsBy(model, model, place)} ${bookedAt(model, place)} ${heldAt(model, place)} ${textOf(model, place)}`,
        )
        .sort(),
      closed: rows.filter(({ seats }) => seats === 0).map(() => 0),
      counters: rows.map(({ booked, rows }) => booked + rows),
      bookings: model.bookings.map((one) => `${textOf(model, one)}${one.isCancelled ? ' CANCELLED' : ''}`),
      offered: services.map((_, service) => days.flatMap((day) => expectedDay(model, service, day, places))),
    },
    answered: {
      slots: rows
        .filter(({ seats }) => seats > 0)
        .map(({ text, seats, booked, held }) => `${seats} ${booked} ${held} ${text}`)
        .sort(),
      closed: rows.filter(({ seats }) => seats === 0).map(({ booked, held }) => booked + held),
      counters: rows.map(({ counter }) => counter),
      bookings,
      offered: await readOffered(stand, services, days),
    },
  };
}

/** The slots from now on, those without seats as well. */
async function readSlots({ test: { db, clock } }: Stand, services: readonly Service[]) {
  const points = [...new Set(services.map(({ servPtId }) => servPtId))];
  const now = clock.now();
  const { rows } = await sql<{
    text: string;
    seats: number;
    counter: number;
    booked: number;
    rows: number;
    held: number;
  }>`
    SELECT service_point_id || ' ' || service_type || ' '
        || to_char(starts_at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI:SS') AS text,
      capacity AS seats, taken AS counter,
      (SELECT count(*)::int FROM appointment WHERE slot_id = slot.id AND status <> 'CANCELLED') AS booked,
      (SELECT count(*)::int FROM hold WHERE slot_id = slot.id) AS rows,
      (SELECT count(*)::int FROM hold WHERE slot_id = slot.id AND expires_at > ${now}) AS held
    FROM slot WHERE service_point_id = ANY (${points}) AND starts_at > ${now}`.execute(db.kysely);
  return rows;
}

async function readBookings({ test: { db } }: Stand, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT service_point_id || ' ' || service_type || ' '
        || to_char(starts_at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI:SS')
        || CASE WHEN status = 'CANCELLED' THEN ' CANCELLED' ELSE '' END AS text
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN appointment ON appointment.id = wanted.id
    ORDER BY place`.execute(db.kysely);
  return rows.map(({ text }) => text);
}

async function readOffered(
  stand: Stand,
  services: readonly Service[],
  days: readonly DayKey[],
): Promise<string[][]> {
  const range = `startDate=${days[0]}&endDate=${days.at(-1)}`;
  const offered: string[][] = [];
  for (const { servPtId, type } of services) {
    const { data } = await stand.call<Record<string, Day>>(
      'GET',
      `/rest/appointment/servPtApptTime/${servPtId}?type=${type}&${range}`,
    );
    offered.push(
      Object.entries(data).flatMap(([day, { tag, slots }]) =>
        tag === 'BREAKDAY'
          ? [`${day} rest`]
          : slots.map(({ activeTimeBegin, hasQuota }) => `${activeTimeBegin}${hasQuota ? '' : ' full'}`),
      ),
    );
  }
  return offered;
}

function expectedDay(model: ScheduleModel, service: number, day: DayKey, places: readonly Place[]): string[] {
  if (isRestDay(model, service, day)) return [`${day} rest`];
  return places
    .filter((place) => place.service === service && dayOf(new Date(place.startsAt)) === day)
    .map((place) => `${timeOf(place)}${freeBy(model, model, place) > 0 ? '' : ' full'}`);
}
