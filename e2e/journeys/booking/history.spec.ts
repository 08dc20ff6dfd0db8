import { formatCardTime } from '@phial/domain/hong-kong-time';
import { person } from '../../arrange/person.ts';
import type { FreeSlot } from '../../arrange/slot-finder.ts';
import { expect, test } from '../../fixtures.ts';
import { expectFieldError } from '../../pages/boxes.ts';
import { PersonStep } from '../../pages/person-step.ts';
import { personalTraces } from '../../watch/personal-traces.ts';
import { answerOf } from '../../watch/sent-calls.ts';
import { WORDS } from '../../words.ts';

const HOLD = 'POST /rest/appointment/hold';

test('Back and Forward of the browser go through the parts and the steps, and keep the answers', async ({
  page,
  bookingHome,
  begin,
  wizard,
  success,
  freeSlot,
}) => {
  const visitor = person();
  const slot = await freeSlot();
  await bookingHome.open();
  await bookingHome.start();
  await begin.choose('ECG');
  await wizard.servicePoint.choose(slot.point);
  await wizard.next();
  await wizard.time.choose(slot);
  await wizard.next();
  await wizard.person.fill(visitor);
  await wizard.next();
  await expect(wizard.confirm.heading).toBeVisible();

  const way = [wizard.person, wizard.time, wizard.servicePoint, begin, bookingHome];
  for (const screen of way.slice(0, 3)) {
    await page.goBack();
    await expect(screen.heading).toBeVisible();
  }
  await expect(wizard.servicePoint.point(slot.point)).toBeChecked();
  await page.goForward();
  await expect(wizard.time.time(slot.day, slot.time)).toBeChecked();
  await page.goForward();
  await wizard.person.expectFilled(visitor);
  await page.goForward();
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();
  await expect(success.heading).toBeVisible();

  // Behind a finished booking there is nothing to go on with.
  await page.goBack();
  await expect(bookingHome.heading).toBeVisible();
  await expect(wizard.clock).toHaveCount(0);
});

test('Back leaves the wizard by the way it came', async ({ page, bookingHome, begin, search, wizard }) => {
  await bookingHome.open();
  await bookingHome.start();
  await begin.choose('other');
  await expect(wizard.servicePoint.heading).toBeVisible();
  await page.goBack();
  await expect(begin.heading).toBeVisible();
  await page.goBack();
  await expect(bookingHome.heading).toBeVisible();
  await bookingHome.edit();
  await expect(search.heading).toBeVisible();
  await page.goBack();
  await expect(bookingHome.heading).toBeVisible();
  await page.goForward();
  await expect(search.heading).toBeVisible();
});

test('a reload keeps the choice of point and time and the running clock, and nothing personal', async ({
  page,
  wizard,
  words,
  api,
  calls,
  freeSlot,
}) => {
  const visitor = person();
  const slot = await freeSlot();
  await page.clock.install();
  await wizard.openAt(2, slot);
  await wizard.time.choose(slot);
  await page.reload();
  await expect(wizard.time.time(slot.day, slot.time)).toBeChecked();
  await wizard.next();
  await calls.expectCount(HOLD, 1);
  await wizard.expectHeld();
  await page.clock.fastForward(100_000);
  await expect(wizard.clock).toContainText(/08:[12]/);
  await wizard.person.fill(visitor);

  await page.reload();
  await expect(wizard.person.heading).toBeVisible();
  await expect(wizard.clock).toContainText(/0\d:\d\d/);
  await expect(page.getByText(words.bookingWizard.reloadedTitle, { exact: true })).toBeVisible();
  await expect(wizard.person.name).toHaveValue('');
  await expect(wizard.person.email).toHaveValue('');
  await wizard.person.fill(visitor);
  await wizard.next();
  await expect(wizard.confirm.heading).toBeVisible();

  await page.reload();
  await expect(wizard.person.heading).toBeVisible();
  await expect(wizard.person.name).toHaveValue('');
  await expect(page.getByText(words.bookingWizard.reloadedTitle, { exact: true })).toBeVisible();
  await answerOf(await calls.expectCount(HOLD, 3).then((sent) => sent.at(-1)));
  await api.fill(slot);
  expect(await api.isFree(slot), 'the place is held on').toBe(false);
});

test('a reload of the success screen, and of a change, leads to finding the booking, and says why', async ({
  page,
  wizard,
  shell,
  search,
  success,
  words,
  freeSlot,
}) => {
  const visitor = person();
  const slot = await freeSlot();
  await wizard.reachConfirm(slot, visitor);
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();
  await expect(success.heading).toBeVisible();
  await page.reload();
  await shell.expectToast(words.bookingWizard.findFinishedBooking, 'warning');
  await expect(search.heading).toBeVisible();
  await shell.dismissToasts();

  await search.find(visitor);
  await search.change(search.card(slot)).click();
  await expect(wizard.servicePoint.heading).toBeVisible();
  await page.reload();
  await shell.expectToast(words.bookingWizard.findBookingAgain, 'warning');
  await expect(search.heading).toBeVisible();
});

/** Addresses that cannot be as they are, and where they lead. */
const DEEP_LINKS: {
  query: (slot: FreeSlot) => string;
  to: Screen;
  says?: 'choose-address' | 'choose-date' | 'find-finished-booking';
}[] = [
  { query: (slot) => `tab=reserve&step=4&${servicePoint(slot)}&${time(slot)}`, to: 'person' },
  { query: (slot) => `tab=reserve&step=4&${servicePoint(slot)}`, to: 'time', says: 'choose-date' },
  {
    query: (slot) => `tab=reserve&step=3&${servicePoint(slot)}&time=2026-02-31T25:61`,
    to: 'time',
    says: 'choose-date',
  },
  { query: (slot) => `tab=reserve&step=3&${time(slot)}`, to: 'servicePoint', says: 'choose-address' },
  { query: () => 'tab=reserve&step=0', to: 'servicePoint' },
  { query: () => 'tab=reserve&step=9&type=X-ray', to: 'servicePoint' },
  { query: () => 'tab=success', to: 'search', says: 'find-finished-booking' },
  { query: () => 'tab=toString', to: 'home' },
  { query: () => 'tab=', to: 'home' },
];
type Screen = 'person' | 'time' | 'servicePoint' | 'search' | 'home';

const servicePoint = ({ servPtId, type }: FreeSlot) => `type=${type}&point=${servPtId}`;
const time = ({ servTime }: FreeSlot) => `time=${formatCardTime(servTime).replace(' ', 'T')}`;

test('a deep link to an unreachable step leads to the nearest one, and says why', async ({
  page,
  wizard,
  shell,
  search,
  bookingHome,
  words,
  freeSlot,
}) => {
  const slot = await freeSlot();
  const { person: personStep, time: timeStep, servicePoint: servicePointStep } = wizard;
  const screens = {
    person: personStep,
    time: timeStep,
    servicePoint: servicePointStep,
    search,
    home: bookingHome,
  };
  const { findFinishedBooking } = words.bookingWizard;
  const texts = { ...words.errors.form, 'find-finished-booking': findFinishedBooking };
  for (const { query, to, says } of DEEP_LINKS) {
    await page.goto('about:blank');
    await shell.goto(`/grassrootReserve?index=8&${query(slot)}`);
    await expect(screens[to].heading, query(slot)).toBeVisible();
    if (says) await shell.expectToast(texts[says], 'warning');
    else await expect(shell.toasts).toHaveCount(0);
  }
});

test('the browser stores no personal data at any step', async ({
  page,
  wizard,
  search,
  success,
  freeSlot,
}) => {
  const visitor = person();
  const slot = await freeSlot();
  const other = await freeSlot({ notOn: [slot.day] });
  const expectNone = async () => expect(await personalTraces(page, visitor)).toEqual([]);
  await wizard.openAt(3, slot);
  await wizard.person.fill(visitor);
  await expectNone();
  await wizard.next();
  await wizard.confirm.complete();
  await expectNone();
  await wizard.back();
  await wizard.back();
  await expect(wizard.time.heading).toBeVisible();
  await expectNone();
  await page.goForward();
  await page.goForward();
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();
  await expect(success.heading).toBeVisible();
  await expectNone();
  await search.find(visitor);
  await expectNone();
  await search.change(search.card(slot)).click();
  await wizard.servicePoint.choose(other.point);
  await wizard.next();
  await wizard.time.choose(other);
  await wizard.next();
  await wizard.person.expectFilled(visitor);
  await expectNone();
  await wizard.close();
  await expectNone();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('token')), {
      message: 'the proof goes with the journey',
    })
    .toBeNull();
});

test('a change of language in step 3 keeps the form, the errors and the clock', async ({
  visit,
  wizard,
  shell,
  calls,
  freeSlot,
}) => {
  const visitor = person();
  await wizard.openAt(3, await freeSlot());
  await wizard.person.fill({ ...visitor, telNo: '1234' });
  await wizard.next();
  await expectFieldError(wizard.person.telNo, visit.words.errors.form['phone-invalid']);
  await shell.changeLanguage('en');
  const inEnglish = new PersonStep({ ...visit, language: 'en', words: WORDS.en });
  await expect(inEnglish.heading).toBeVisible();
  await inEnglish.expectFilled({ ...visitor, telNo: '1234' });
  await expect(inEnglish.tel2).toHaveValue('1234');
  await expectFieldError(inEnglish.telNo, WORDS.en.errors.form['phone-invalid']);
  await expect(wizard.clock).toContainText(/\d+ s/);
  expect(calls.to(HOLD)).toHaveLength(1);
});
