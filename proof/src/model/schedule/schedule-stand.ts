import { randomUUID } from 'node:crypto';
import { addDays, dayOf, instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { doJob } from '../../../../apps/server/src/jobs/jobs.ts';
import { clearSchedule } from '../../../../apps/server/src/schedule/confirm.service.ts';
import { makeSlotsOfHorizon } from '../../../../apps/server/src/schedule/slots.ts';
import { givenServicePoint, newDocumentNumber } from '../../../../apps/server/src/testing/builders.ts';
import type { Stand } from '../stand.ts';
import type { Kind, Watched } from '../step.ts';
import type { Change } from './change-model.ts';
import { lookAt } from './schedule-look.ts';
import type { Hours, Place, ScheduleModel, Service } from './schedule-model.ts';

export type ScheduleKind<Chosen> = Kind<ScheduleModel, ScheduleStand, Chosen>;

export const CITY = 'KLN';
const DAYS_AHEAD = 3;
/** After the last day of a closure: nothing of a run is ahead when the next one begins. */
const DAYS_A_RUN = 7;
const PEOPLE = 3;
const FIRST_HOURS: Hours = { opens: '10:00', closes: '12:00', everyMinutes: 60, seats: 1 };

/** What all runs have in common. */
export interface ScheduleLaboratory {
  readonly stand: Stand;
  readonly services: readonly Service[];
}

/** Two service points in one district, one with two services. */
export async function openScheduleLaboratory(stand: Stand): Promise<ScheduleLaboratory> {
  const { db } = stand.test;
  const open = (types: string[]) =>
    givenServicePoint(db, { city: CITY, district: 'Schedules', types, restWeekdays: [] });
  const [both, one] = [await open(['ECG', 'other']), await open(['ECG'])];
  return {
    stand,
    services: [
      { servPtId: both, type: 'ECG' },
      { servPtId: both, type: 'other' },
      { servPtId: one, type: 'ECG' },
    ],
  };
}

/** A change that was previewed, and what the manager goes by. */
export interface Preview {
  readonly change: Change;
  readonly fingerprint: string;
  /** Of the model, see `seenOf`. */
  readonly seen: string;
  /** For each booking that is affected, the best first. */
  readonly proposals: ReadonlyMap<number, readonly Place[]>;
}

/** The server in one run, with days and people of its own. */
export interface ScheduleStand extends Watched<ScheduleModel>, Stand {
  readonly people: readonly string[];
  /** As the server names them, in the order of the model. */
  readonly bookingIds: string[];
  readonly closureIds: string[];
  preview: Preview | undefined;
  moveClock(seconds: number): Promise<number>;
  /** Finds the id of a closure that was added. */
  learnClosure(): Promise<void>;
}

/** Begins a run on days that no other run had, with the first hours everywhere. */
export async function beginRun({
  stand,
  services,
}: ScheduleLaboratory): Promise<{ model: ScheduleModel; real: ScheduleStand }> {
  const { clock, db } = stand.test;
  const first = addDays(dayOf(clock.now()), DAYS_A_RUN);
  clock.set(instantOf(first, '09:00'));
  await setHours(stand, services);
  await makeSlots(stand, services);
  const versions = await readVersions(stand, services);
  const model: ScheduleModel = {
    now: clock.now().getTime(),
    daysAhead: DAYS_AHEAD,
    services,
    weeks: versions.map((version) => ({ hours: FIRST_HOURS, version })),
    closures: [],
    bookings: [],
    holds: [],
  };
  const bookingIds: string[] = [];
  const closureIds: string[] = [];
  const real: ScheduleStand = {
    ...stand,
    people: Array.from({ length: PEOPLE }, newDocumentNumber),
    bookingIds,
    closureIds,
    preview: undefined,
    async moveClock(seconds) {
      clock.advance(seconds);
      await makeSlots(stand, services);
      return clock.now().getTime();
    },
    async learnClosure() {
      const known = [...closureIds, randomUUID()];
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM break_day WHERE until_day >= ${first}::date AND id <> ALL (${known}::uuid[])`.execute(
        db.kysely,
      );
      for (const { id } of rows) closureIds.push(id);
    },
    look: (model) => lookAt(stand, model, bookingIds),
  };
  return { model, real };
}

async function setHours({ test: { db } }: Stand, services: readonly Service[]): Promise<void> {
  const points = services.map(({ servPtId }) => servPtId);
  await db.kysely.deleteFrom('opening_pattern').where('service_point_id', 'in', points).execute();
  await db.kysely
    .insertInto('opening_pattern')
    .values(
      services.map(({ servPtId, type }) => ({
        id: randomUUID(),
        service_point_id: servPtId,
        service_type: type,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        opens: FIRST_HOURS.opens,
        closes: FIRST_HOURS.closes,
        every_minutes: FIRST_HOURS.everyMinutes,
        capacity: FIRST_HOURS.seats,
        valid_from: null,
        valid_until: null,
      })),
    )
    .execute();
}

/** As the job does every hour; this process then forgets what it remembers of the slots. */
async function makeSlots({ test }: Stand, services: readonly Service[]): Promise<void> {
  await doJob(test, makeSlotsOfHorizon);
  clearSchedule(
    test.db,
    services.map(({ servPtId, type }) => ({ servicePointId: servPtId, type })),
  );
}

async function readVersions({ test: { db } }: Stand, services: readonly Service[]): Promise<number[]> {
  const rows = await db.kysely.selectFrom('opening_week').selectAll().execute();
  return services.map(({ servPtId, type }) => {
    const row = rows.find((one) => one.service_point_id === servPtId && one.service_type === type);
    return row?.version ?? 1;
  });
}
