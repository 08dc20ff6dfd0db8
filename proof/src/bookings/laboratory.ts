import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { addDays } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { createApiKey } from '../../../apps/server/src/accounts/api-keys/api-key.service.ts';
import { pattern } from '../../../apps/server/src/schedule/testing/manager.ts';
import { givenServicePoint, givenSlot } from '../../../apps/server/src/testing/builders.ts';
import { givenLaboratory } from '../../../apps/server/src/testing/laboratory.ts';
import type { TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import { givenPackages } from '../../../apps/server/src/testing/packages.ts';
import { givenAccount } from '../../../apps/server/src/testing/staff.ts';
import { openWaitingList } from '../../../apps/server/src/testing/waiting.ts';
import { signIn } from './account.ts';
import type { Caller } from './caller.ts';
import type { Place } from './person.ts';
import { changeSchedule } from './schedule-change.ts';

/** With two slots a day and point, of two seats each (`pattern`), there are fewer seats than people, who meet at them. */
const POINTS = 3;
/** So many days from now, which stay ahead however far the clocks are moved. */
const FIRST_DAY = 14;
const DAYS = 4;
const WIDE_SEATS = 1_000;

/** What the people of a proof find. */
export interface Laboratory {
  readonly places: readonly Place[];
  /** A place that many can have, and one for the pulse alone; no staff touch them. */
  readonly widePlace: Place;
  readonly pulsePlace: Place;
  readonly managerLogin: string;
  /** As events name the account of the manager. */
  readonly managerId: string;
  readonly counterLogin: string;
  readonly doctorLogin: string;
  /** Of the laboratory's system. */
  readonly apiKey: string;
}

/** Opens a laboratory; its manager enters the opening hours as managers do. */
export async function openLaboratory(db: TestDatabase, caller: Caller, now: () => Date): Promise<Laboratory> {
  const clock = { now, advance: () => undefined, set: () => undefined };
  await db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  await givenLaboratory({ db, clock });
  await givenPackages({ db, clock });
  await openWaitingList({ db });
  // Places are offered at any hour the clocks are moved to.
  await db.kysely.updateTable('message_setting').set({ quiet_from: '00:00', quiet_until: '00:00' }).execute();
  const manager = await givenAccount({ db, clock }, { role: 'manager' });
  const counter = await givenAccount({ db, clock }, { role: 'counter' });
  const doctor = await givenAccount({ db, clock }, { role: 'doctor' });
  const { key } = await createApiKey({ db, clock }, 'command', {
    name: 'Laboratory system',
    scopes: ['reports:write'],
  });
  const session = await signIn(caller, manager.login);
  const today = now().toISOString().slice(0, 10);
  for (let n = 0; n < POINTS; n += 1) {
    const servPtId = await givenServicePoint(db, { district: 'Proof', types: ['ECG'], restWeekdays: [] });
    const change: ScheduleChange = { kind: 'week', servPtId, type: 'ECG', version: 1, patterns: [pattern()] };

    const { status, text } = await changeSchedule(session, change);
    if (status !== 200) throw new Error(`the opening hours were not taken: ${text}`);
  }
  const apart = await givenServicePoint(db, { types: ['other'], restWeekdays: [] });
  const wideSlot = (time: string) => ({
    servPtId: apart,
    type: 'other' as const,
    servTime: `${addDays(today, FIRST_DAY)} ${time}`,
    capacity: WIDE_SEATS,
  });
  return {
    places: await findPlaces(db, addDays(today, FIRST_DAY), addDays(today, FIRST_DAY + DAYS - 1)),
    widePlace: await givenSlot(db, wideSlot('09:00:00')),
    pulsePlace: await givenSlot(db, wideSlot('10:00:00')),
    managerLogin: manager.login,
    managerId: manager.id,
    counterLogin: counter.login,
    doctorLogin: doctor.login,
    apiKey: key,
  };
}

async function findPlaces(db: TestDatabase, from: string, until: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT service_point_id AS "servPtId", service_type AS type,
      to_char(starts_at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI:SS') AS "servTime"
    FROM slot WHERE service_type = 'ECG'
      AND (starts_at AT TIME ZONE 'Asia/Hong_Kong')::date BETWEEN ${from}::date AND ${until}::date
    ORDER BY starts_at, service_point_id`.execute(db.kysely);
  return rows;
}
