import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { BookingApi, SlotRef } from '../arrange/booking-api.ts';
import { DeskStaff } from '../arrange/desk-staff.ts';
import type { OwnServer } from '../arrange/own-server.ts';
import { person as anybody, type TestPerson } from '../arrange/person.ts';
import { startSampleServer } from '../arrange/sample-server.ts';
import { test as base } from '../fixtures.ts';
import { Desk } from './desk.ts';

/** A Monday morning: some slots have begun, most have not. */
const MORNING = '2030-03-04T10:40:00+08:00';
const TODAY = MORNING.slice(0, 10);

/** The service point of the journeys; it has both services. */
export const POINT = 'central';

interface DeskFixtures {
  desk: Desk;
  /** A colleague at another counter, signed in. */
  colleague: DeskStaff;
  /** Books a coming slot of today at the desk's point over the website. */
  bookToday: (type?: ServiceType, person?: TestPerson) => Promise<BookingRecord>;
}

/** The journeys of the desk need a day that has begun, whenever they run: a server with a clock of its own. */
export const test = base.extend<DeskFixtures, { deskServer: OwnServer }>({
  deskServer: [
    async ({ browserName: _ }, use) => {
      const server = await startSampleServer({ PHIAL_TEST_CLOCK: MORNING });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ deskServer }, use) => use(deskServer.origin),
  desk: async ({ page, deskServer, language }, use) => {
    await new DeskStaff(page.request, deskServer.origin).signIn('counter');
    await use(new Desk(page, language));
  },
  colleague: async ({ playwright, deskServer }, use) => {
    const request = await playwright.request.newContext({ baseURL: deskServer.origin });
    const colleague = new DeskStaff(request, deskServer.origin);
    await colleague.signIn('manager');
    await use(colleague);
    await request.dispose();
  },
  bookToday: async ({ api }, use) => {
    await use(async (type = 'ECG', person = anybody()) => {
      const slot = await freeSlotToday(api, type);
      return (await api.book(slot, person)).record;
    });
  },
});

export const { expect } = test;

/** The last free slot of today, which is furthest from now. */
async function freeSlotToday(api: BookingApi, type: ServiceType): Promise<SlotRef> {
  const days = await api.availability({ servPtId: POINT, type }, { startDate: TODAY, endDate: TODAY });
  const slot = days[TODAY]?.slots.findLast(({ hasQuota }) => hasQuota);
  if (slot === undefined) throw new Error(`no ${type} slot of ${POINT} is free on the day of the journeys`);
  return { servPtId: POINT, servTime: slot.activeTimeBegin, type };
}
