import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import type { OwnServer } from '../../arrange/own-server.ts';
import { person } from '../../arrange/person.ts';
import { startSampleServer } from '../../arrange/sample-server.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { test as base, expect } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { OwnBookingPage } from '../../pages/own-booking.ts';
import { WaitingListPage } from '../../pages/waiting-list.ts';

/** A server with the waiting list on, in the morning of today: nobody is offered anything at night. */
const test = base.extend<{ waiting: WaitingListPage; own: OwnBookingPage }, { server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startSampleServer({ PHIAL_TEST_CLOCK: `${dayOf(new Date())}T09:00:00+08:00` });
      await switchOn(server.origin);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  waiting: async ({ page, language, words, isMobile }, use) => {
    await use(new WaitingListPage({ page, language, words, isMobile }));
  },
  own: async ({ page, language, words, isMobile }, use) => {
    await use(new OwnBookingPage({ page, language, words, isMobile }));
  },
});

/** As a manager does. */
async function switchOn(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const session = await fetch(`${origin}/api/staff/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ login: 'manager', password: STAFF_PASSWORD }),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const answer = await fetch(`${origin}/api/staff/waiting-list/settings`, {
    method: 'PUT',
    headers: { ...headers, cookie },
    body: JSON.stringify({ isOn: true, offerMinutes: 30, sameDayMinutes: 10, deskReserve: 0, version: 1 }),
  });
  expect(await answer.json()).toMatchObject({ code: 200, data: { isOn: true } });
}

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('a visitor joins from the choice of a time, is offered a place, finds it by an enquiry, and takes it', async ({
      page,
      wizard,
      search,
      waiting,
      own,
      freeSlot,
    }) => {
      test.slow();
      const slot = await freeSlot({ type: 'ECG' });
      await wizard.openAt(2, slot);
      await waiting.press((words) => words.inviteButton).click();
      await waiting.expectOpen();

      await waiting.press((words) => words.join).click();
      await expect(waiting.summary).toBeVisible();
      await waiting.expectAccessible('with mistakes');
      await waiting.chooseDays(slot.day, slot.day);
      const somebody = person({ name: 'Testina Trial' });
      await waiting.fill(somebody);
      await waiting.press((words) => words.join).click();

      // A place of that day is free, so it is offered at once.
      await expect(waiting.title((words) => words.offered)).toBeVisible({ timeout: 30_000 });
      await waiting.expectAccessible('with an offer');
      expect(new URL(page.url()).hash, 'the link has left the address').toBe('#/waiting');

      await search.find(somebody);
      await waiting
        .found((words) => words.offered)
        .getByRole('button')
        .click();
      await expect(waiting.title((words) => words.offered)).toBeVisible();
      await waiting.press((words) => words.take).click();
      await expect(own.code).toBeVisible();
    });

    test('a visitor with a booking waits for an earlier place, and leaves the list', async ({
      api,
      waiting,
      own,
      freeSlot,
    }) => {
      test.slow();
      const slot = await freeSlot({ type: 'ECG' });
      const { record } = await api.book(slot);
      await own.open(record.link);
      await waiting.press((words) => words.earlierButton).click();
      await waiting.expectOpen();
      await waiting.chooseDays(addDays(slot.day, -1), addDays(slot.day, -1));
      await waiting.press((words) => words.join).click();
      const offered = waiting.title((words) => words.offered);
      const waits = waiting.title((words) => words.waiting);
      await expect(offered.or(waits)).toBeVisible();
      await waiting.expectAccessible('after joining');

      await waiting.press((words) => words.leave).click();
      await waiting.confirmLeaving.click();
      await expect(waiting.title((words) => words.ended)).toBeVisible();
      await waiting.expectAccessible('after leaving');
      await own.open(record.link);
      await expect(own.code, 'the booking stands').toHaveText(record.appointmentRelNumber);
    });

    test('a link that opens no entry says so', async ({ waiting, consoleWatch }) => {
      consoleWatch.expectStatus(403);
      await waiting.open('k1.altered.link');
      await expect(waiting.title((words) => words.wrongTitle)).toBeVisible();
      await waiting.expectAccessible('a link that opens nothing');
    });
  });
}
