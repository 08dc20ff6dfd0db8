import { randomUUID } from 'node:crypto';
import { type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../../apps/server/src/app-dependencies.ts';
import { encryptPerson } from '../../../apps/server/src/booking/encrypted-person.ts';
import { hashDocument } from '../../../apps/server/src/crypto/document-hash.ts';
import { openForSample } from '../../../apps/server/src/opening/opening.service.ts';
import { insertRows } from '../../../apps/server/src/sample/sample.sql.ts';
import { makeSlots } from '../../../apps/server/src/schedule/slots.ts';
import { EVERY_MINUTES, firstMonday, OPEN_DAYS, SLOTS_A_DAY, slotStart } from './calendar.ts';
import { bookingsOf, documentNumber, EMAIL, NAME, PHONE } from './people.ts';
import { insertBookings, type OldBooking } from './seed.sql.ts';

/** What there is in the database to ask for. */
export interface World {
  /** Numbers from {@link FIRST_POINT} on. */
  readonly points: number;
  /** People who have booked, with one to three coming bookings each. */
  readonly people: number;
  readonly bookings: number;
  readonly slots: number;
  /** The day of the first slot. */
  readonly monday: DayKey;
}

/** Service points have numbers for ids, so that pgbench can pick one. */
export const FIRST_POINT = 1001;

/** Room enough that no booking of the benchmark is refused. */
export const CAPACITY = 40;
const PEOPLE_A_STATEMENT = 1_000;

/** Fills an empty, migrated database with the server's own functions: slots by its job, people encrypted by its keys. */
export async function seedWorld(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  { points, people }: Pick<World, 'points' | 'people'>,
): Promise<World> {
  const { db, clock } = deps;
  await seedPoints(deps, points);
  const slots = await makeSlots({ db, clock });
  const monday = firstMonday(clock.now());
  const bookings = await seedBookings(deps, { points, people, monday });
  return { points, people, bookings, slots, monday };
}

/** Service points with their opening hours, in a laboratory that takes bookings; without slots. */
export async function seedPoints({ db, clock }: Pick<AppDependencies, 'db' | 'clock'>, points: number) {
  const ids = Array.from({ length: points }, (_, n) => String(FIRST_POINT + n));
  await insertRows(db, 'service_point', ids.map(servicePointRow));
  await insertRows(db, 'service_ability', ids.map(abilityRow));
  await insertRows(db, 'opening_pattern', ids.flatMap(patternRows));
  await openForSample(db, clock.now());
}

/** The coming bookings of so many people. @returns how many there are */
export async function seedBookings(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  { points, people, monday }: Pick<World, 'points' | 'people' | 'monday'>,
): Promise<number> {
  let bookings = 0;
  for (let first = 0; first < people; first += PEOPLE_A_STATEMENT) {
    const count = Math.min(PEOPLE_A_STATEMENT, people - first);
    const batch = await oldBookings(deps, { first, count, points, monday });
    await insertBookings(deps.db, batch, deps.clock.now());
    bookings += batch.length;
  }
  return bookings;
}

async function oldBookings(
  deps: Pick<AppDependencies, 'db' | 'keys'>,
  { first, count, points, monday }: { first: number; count: number; points: number; monday: DayKey },
): Promise<OldBooking[]> {
  const bookings: OldBooking[] = [];
  for (let person = first; person < first + count; person++) {
    const docNo = documentNumber(person);
    const document = await hashDocument(deps, docNo);
    for (let n = 0; n < bookingsOf(person); n++) {
      const id = randomUUID();
      const startsAt = slotStart(monday, (person + n * 7) % OPEN_DAYS, (person * 5 + n) % SLOTS_A_DAY);
      bookings.push({
        id,
        person,
        reservationCode: `${person}-${n}`,
        servicePointId: String(FIRST_POINT + ((person * 3 + n) % points)),
        startsAt,
        serviceDay: dayOf(startsAt),
        encrypted: encryptPerson(deps.keys, id, { name: NAME, docNo, telNo: PHONE, email: EMAIL }),
        document,
      });
    }
  }
  return bookings;
}

const BY_CITY = {
  HK: ['central-and-western', 'wan-chai', 'eastern', 'southern'],
  KLN: ['yau-tsim-mong', 'sham-shui-po', 'kowloon-city', 'wong-tai-sin', 'kwun-tong'],
  NT: [
    'kwai-tsing',
    'tsuen-wan',
    'tuen-mun',
    'yuen-long',
    'north',
    'tai-po',
    'sha-tin',
    'sai-kung',
    'islands',
  ],
};
/** Those a new database has, in each as many points. */
const DISTRICTS = Object.entries(BY_CITY).flatMap(([city, ids]) =>
  ids.map((district) => ({ city, district })),
);

const WORDS = { tw: '基準測試中心', zh: '基准测试中心', en: 'Benchmark Centre' };

function servicePointRow(id: string, position: number) {
  return {
    id,
    position,
    ...DISTRICTS[position % DISTRICTS.length],
    belong_to: 'PHL',
    company_name: WORDS,
    name: WORDS,
    address: WORDS,
    biz_time: WORDS,
    tel: '00000000',
    rest_weekdays: [7],
  };
}

function abilityRow(id: string) {
  return { service_point_id: id, service_type: 'ECG', position: 0, name: WORDS };
}

function patternRows(service_point_id: string) {
  const half = (opens: string, closes: string) => ({
    id: randomUUID(),
    service_point_id,
    service_type: 'ECG',
    weekdays: [1, 2, 3, 4, 5, 6],
    opens,
    closes,
    every_minutes: EVERY_MINUTES,
    capacity: CAPACITY,
    valid_from: null,
    valid_until: null,
  });
  return [half('09:00', '13:00'), half('14:00', '18:00')];
}
