import type { Day } from '@phial/contract/booking/availability';
import { dayOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import type { Stand } from '../stand.ts';
import type { Outcome } from '../step.ts';
import { nameOf, recordOf, seenRecord } from './booking-record.ts';
import type { BookingStand, Service } from './booking-stand.ts';
import { type BookingModel, comingBookings, freeSeats, offeredSlots, takenSeats } from './booking-state.ts';

/** What can be seen: the seats of every slot with its counter, what visitors are offered, what who did something finds. */
export async function lookAt(
  real: BookingStand,
  model: BookingModel,
  { services, slotIds }: { services: readonly Service[]; slotIds: readonly string[] },
): Promise<Outcome> {
  const seats = await readSeats(real, slotIds);
  const seen: Record<string, unknown> = {
    taken: seats.map(({ booked, held }) => booked + held),
    counters: seats.map(({ counter }) => counter),
    offered: await readOffered(real, services, model),
  };
  const expected: Record<string, unknown> = {
    taken: slotIds.map((_, slot) => takenSeats(model, slot)),
    counters: seats.map(({ booked, rows }) => booked + rows),
    offered: offeredSlots(model).map((slot) => offer(model, slot)),
  };
  for (const person of real.touched) {
    const who = `enquiry of ${real.people.indexOf(person)}`;
    expected[who] = comingBookings(model, person).map((booking) => recordOf(model, booking));
    seen[who] = (await real.enquire(person)).data.map(seenRecord);
  }
  real.touched.clear();
  return { expected, answered: seen };
}

async function readSeats({ test: { db, clock } }: Stand, ids: readonly string[]) {
  const { rows } = await sql<{ counter: number; booked: number; rows: number; held: number }>`
    SELECT slot.taken AS counter,
      (SELECT count(*)::int FROM appointment WHERE slot_id = slot.id AND status <> 'CANCELLED') AS booked,
      (SELECT count(*)::int FROM hold WHERE slot_id = slot.id) AS rows,
      (SELECT count(*)::int FROM hold WHERE slot_id = slot.id AND expires_at > ${clock.now()}) AS held
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN slot ON slot.id = wanted.id
    ORDER BY place`.execute(db.kysely);
  return rows;
}

async function readOffered(stand: Stand, services: readonly Service[], { slots }: BookingModel) {
  const days = slots.map(({ startsAt }) => dayOf(new Date(startsAt))).sort();
  const range = `startDate=${days[0]}&endDate=${days.at(-1)}`;
  const offered: string[] = [];
  for (const { servPtId, type } of services) {
    const { data } = await stand.call<Record<string, Day>>(
      'GET',
      `/rest/appointment/servPtApptTime/${servPtId}?type=${type}&${range}`,
    );
    for (const { slots: own } of Object.values(data))
      for (const { activeTimeBegin, hasQuota } of own)
        offered.push(`${servPtId} ${type} ${activeTimeBegin}${hasQuota ? '' : ' full'}`);
  }
  return offered;
}

function offer(model: BookingModel, slot: number): string {
  return `${nameOf(model, slot)}${freeSeats(model, slot) > 0 ? '' : ' full'}`;
}
