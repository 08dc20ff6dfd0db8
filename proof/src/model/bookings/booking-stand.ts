import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { addDays, dayOf, instantOf } from '@phial/domain/hong-kong-time';
import { sweepHolds } from '../../../../apps/server/src/booking/holds/hold.service.ts';
import { dropStoredResponses } from '../../../../apps/server/src/booking/idempotency.ts';
import { doJob } from '../../../../apps/server/src/jobs/jobs.ts';
import { givenServicePoint, newDocumentNumber } from '../../../../apps/server/src/testing/builders.ts';
import type { Answer, Stand } from '../stand.ts';
import type { Watched } from '../step.ts';
import { lookAt } from './booking-look.ts';
import type { Wish } from './booking-model.ts';
import { type BookingModel, newBookingModel, type Person, type Slot } from './booking-state.ts';

const DAYS_AHEAD = 3;
/** After the last slot of a run: nothing of it is ahead when the next one begins. */
const DAYS_A_RUN = 6;

/** Days from the first, start, seats; the last of them cannot be booked until a day has passed. */
const TIMES = [
  [0, '09:30', 1],
  [1, '10:00', 1],
  [1, '11:00', 2],
  [2, '10:00', 1],
  [4, '10:00', 1],
] as const;

export interface Service {
  readonly servPtId: string;
  readonly type: ServiceType;
}

/** What all runs have in common. */
export interface BookingLaboratory {
  readonly stand: Stand;
  readonly services: readonly Service[];
}

/** Opens two service points, one with two services. */
export async function openBookingLaboratory(stand: Stand): Promise<BookingLaboratory> {
  const { db } = stand.test;
  await db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  await db.kysely.updateTable('service').set({ days_ahead: DAYS_AHEAD }).execute();
  const open = (types: ServiceType[]) =>
    givenServicePoint(db, { district: 'Model', types, restWeekdays: [] });
  const [both, one] = [await open(['ECG', 'other']), await open(['ECG'])];
  const services = [
    { servPtId: both, type: 'ECG' },
    { servPtId: both, type: 'other' },
    { servPtId: one, type: 'ECG' },
  ];
  return { stand, services };
}

/** The server in one run, with slots and people of its own. */
export interface BookingStand extends Watched<BookingModel>, Stand {
  readonly people: readonly Person[];
  /** As the server names them, in the order of the model. */
  readonly holdIds: string[];
  readonly bookingIds: string[];
  readonly tokens: string[];
  /** By idempotency key. */
  readonly firstAnswers: Map<string, string>;
  /** Those that were sent under a key. */
  readonly submissions: { readonly key: string; readonly wanted: Wish }[];
  /** Who has done something since anybody last looked: their enquiries are compared. */
  readonly touched: Set<Person>;
  /** Of the key in a run. */
  keyName(key: number): string;
  moveClock(seconds: number): Date;
  doJobs(): Promise<void>;
  enquire(person: Person, isCaptchaSpent?: boolean): Promise<Answer<BookingRecord[]>>;
}

/** Begins a run on days that no other run had, so that it meets nothing of theirs. */
export async function beginRun({
  stand,
  services,
}: BookingLaboratory): Promise<{ model: BookingModel; real: BookingStand }> {
  const { clock, db } = stand.test;
  const first = addDays(dayOf(clock.now()), DAYS_A_RUN);
  clock.set(instantOf(first, '09:00'));
  const slots: Slot[] = services.flatMap((service) =>
    TIMES.map(([day, time, seats]) => ({
      ...service,
      startsAt: instantOf(addDays(first, day), time).getTime(),
      seats,
      isPointKnown: true,
    })),
  );
  const ids = slots.map(() => randomUUID());
  await db.kysely
    .insertInto('slot')
    .values(
      slots.map(({ servPtId, type, startsAt, seats = 0 }, at) => ({
        id: ids[at] ?? '',
        service_point_id: servPtId,
        service_type: type,
        starts_at: new Date(startsAt),
        capacity: seats,
      })),
    )
    .execute();
  const [service = { servPtId: '', type: '' }] = services;
  const startsAt = instantOf(addDays(first, 1), '12:00').getTime();
  const nowhere = [
    { ...service, startsAt, seats: undefined, isPointKnown: true },
    { ...service, servPtId: 'nowhere', startsAt, seats: undefined, isPointKnown: false },
  ];
  const numbers = [newDocumentNumber(), newDocumentNumber(), newDocumentNumber()];
  const people = [...numbers, ...numbers.slice(0, 1)].map((docNo, at) => ({
    docNo,
    name: at === numbers.length ? 'Wong Siu Ming' : 'Chan Tai Man',
  }));
  const model = newBookingModel(clock.now().getTime(), DAYS_AHEAD, [...slots, ...nowhere]);
  const touched = new Set<Person>();
  const run = randomUUID();

  async function enquire({ docNo, name }: Person, isCaptchaSpent = false) {
    const body = { docNo, name, ...(await stand.captcha(isCaptchaSpent)), language: 'en' };
    return stand.call<BookingRecord[]>('POST', '/rest/appointment/appt/list', body);
  }

  const real: BookingStand = {
    ...stand,
    people,
    holdIds: [],
    bookingIds: [],
    tokens: [],
    firstAnswers: new Map(),
    submissions: [],
    touched,
    keyName: (key) => `${run} ${key}`,
    moveClock(seconds) {
      clock.advance(seconds);
      return clock.now();
    },
    async doJobs() {
      for (const job of [sweepHolds, dropStoredResponses]) await doJob(stand.test, job);
    },
    enquire,
    look: (model) => lookAt(real, model, { services, slotIds: ids }),
  };
  return { model, real };
}
