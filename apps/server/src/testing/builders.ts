import { randomUUID } from 'node:crypto';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { formatServTime, parseServTime } from '@phial/domain/hong-kong-time';
import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';
import { sql } from 'kysely';
import { nextNumber } from './numbering.ts';
import type { TestDatabase } from './open-test-database.ts';

/*
 * What a test needs to be there, with defaults for all it does not care about.
 * Each writes to the database and returns what the test goes on with.
 */

const words = (text: string) => JSON.stringify({ tw: `${text}（繁）`, zh: `${text}（简）`, en: text });

/** A service point that offers both types, in a city and district of its own by default. */
export async function givenServicePoint(
  db: TestDatabase,
  {
    city = 'HK',
    district = '',
    types = ['ECG', 'other'] as ServiceType[],
    restWeekdays = [7],
    bizTime = 'Mon-Fri 09:00-13:00\nSat 09:00-12:00',
  } = {},
): Promise<string> {
  const position = nextNumber();
  const id = `point-${position}`;
  await givenCity(db, city);
  const districtId = await givenDistrict(db, city, district || `District of ${id}`);
  await db.kysely
    .insertInto('service_point')
    .values({
      id,
      city,
      district: districtId,
      belong_to: 'HDL',
      company_name: words('Company'),
      name: words(`Centre ${id}`),
      address: words('1 Pier Road'),
      biz_time: words(bizTime),
      tel: '0000 0000',
      position,
      rest_weekdays: restWeekdays,
    })
    .execute();
  if (types.length === 0) return id;
  await db.kysely
    .insertInto('service_ability')
    .values(
      types.map((type, position) => ({
        service_point_id: id,
        service_type: type,
        position,
        name: words(type),
      })),
    )
    .execute();
  return id;
}

/** A city named by its code, unless there is one; after those that are there already. */
async function givenCity(db: TestDatabase, code: string): Promise<void> {
  await db.kysely
    .insertInto('city')
    .values({ code, names: words(code), position: nextNumber() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A district of a city, the same for the same name. @returns its id */
async function givenDistrict(db: TestDatabase, city: string, name: string): Promise<string> {
  const id = `${city} ${name}`;
  await db.kysely
    .insertInto('district')
    .values({ id, city, names: words(name), position: nextNumber() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** A weekly opening of twenty-minute slots, one seat each, for good. */
export async function givenOpeningPattern(
  db: TestDatabase,
  servPtId: string,
  type: ServiceType,
  { weekdays, opens, closes }: { weekdays: number[]; opens: string; closes: string },
): Promise<void> {
  await db.kysely
    .insertInto('opening_pattern')
    .values({
      id: randomUUID(),
      service_point_id: servPtId,
      service_type: type,
      weekdays,
      opens,
      closes,
      every_minutes: 20,
      capacity: 1,
      valid_from: null,
      valid_until: null,
    })
    .execute();
}

export interface GivenSlot {
  id: string;
  servPtId: string;
  servTime: string;
  type: ServiceType;
}

/** A slot of one seat tomorrow at ten by the test clock, at a service point of its own by default. */
export async function givenSlot(
  db: TestDatabase,
  { servPtId = '', servTime = '2026-03-03 10:00:00', type = 'ECG' as ServiceType, capacity = 1 } = {},
): Promise<GivenSlot> {
  const id = randomUUID();
  const point = servPtId || (await givenServicePoint(db));
  const startsAt = parseServTime(servTime);
  if (startsAt === undefined) throw new Error(`no such time: ${servTime}`);
  await db.kysely
    .insertInto('slot')
    .values({ id, service_point_id: point, service_type: type, starts_at: startsAt, capacity })
    .execute();
  return { id, servPtId: point, servTime: formatServTime(startsAt), type };
}

/** A closure or holiday of the given days, everywhere by default. */
export async function givenBreak(
  db: TestDatabase,
  from: string,
  {
    until = from,
    servPtId = null as string | null,
    city = null as string | null,
    type = null as string | null,
    hours = null as { from: string; until: string } | null,
  } = {},
): Promise<void> {
  if (city !== null) await givenCity(db, city);
  await db.kysely
    .insertInto('break_day')
    .values({
      id: randomUUID(),
      from_day: from,
      until_day: until,
      service_point_id: servPtId,
      city,
      service_type: type,
      from_time: hours?.from ?? null,
      until_time: hours?.until ?? null,
      kind: 'closure',
      names: words('Closed'),
    })
    .execute();
}

/** A valid document number that nobody else in the run has, as `A123456(3)`. */
export function newDocumentNumber(): string {
  const number = `P${String(nextNumber()).padStart(6, '0')}`;
  return formatDocumentNumber({ number, check: checkCharacter(number) ?? '' });
}

/** What a slot's counter says and what rows there are for it. */
export async function readSeats(db: TestDatabase, slotId: string) {
  const { rows } = await sql<{ taken: number; booked: number; held: number }>`
    SELECT taken,
      (SELECT count(*)::int FROM appointment WHERE slot_id = slot.id AND status <> 'CANCELLED') AS booked,
      (SELECT count(*)::int FROM hold WHERE slot_id = slot.id) AS held
    FROM slot WHERE id = ${slotId}`.execute(db.kysely);
  return rows[0];
}

/** Slots whose counter is not the number of their rows, or that hold more than they have; empty when all is well. */
export async function findDrift(db: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT * FROM (
      SELECT id, capacity, taken,
        (SELECT count(*)::int FROM appointment WHERE slot_id = slot.id AND status <> 'CANCELLED') AS booked,
        (SELECT count(*)::int FROM hold WHERE slot_id = slot.id) AS held
      FROM slot) AS counted
    WHERE taken <> booked + held OR booked > capacity`.execute(db.kysely);
  return rows;
}
