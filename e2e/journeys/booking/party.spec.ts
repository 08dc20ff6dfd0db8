import type { PartyBookings } from '@phial/contract/booking/appointment';
import type { Page } from '@playwright/test';
import { person, type TestPerson } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { DocumentNumberBoxes } from '../../pages/document-number-boxes.ts';
import { LostSlotPanel } from '../../pages/lost-slot-panel.ts';
import { OwnBookingPage } from '../../pages/own-booking.ts';
import type { Wizard } from '../../pages/wizard.ts';
import { answerOf } from '../../watch/sent-calls.ts';
import type { WORDS } from '../../words.ts';

type Words = (typeof WORDS)['en'];

const HOLD = 'POST /rest/appointment/hold';

/** Of a desktop computer and a phone. */
const WIDTHS = [1440, 390];

/** The part of step 3, or of the success screen, that is about one of the people. */
const partOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

async function fillIn(page: Page, words: Words, people: readonly TestPerson[]): Promise<void> {
  for (const [index, one] of people.entries()) {
    const part = partOf(page, words.bookingParty.person(index + 1));
    await part.getByRole('textbox', { name: words.bookingWizard.name, exact: true }).fill(one.name);
    await new DocumentNumberBoxes(part, words.bookingDesk).fill(one.number, one.check);
  }
  const first = partOf(page, words.bookingParty.person(1));
  await first
    .getByRole('textbox', { name: words.bookingWizard.email, exact: true })
    .fill('party@example.com');
}

async function expectAccessibleAt(
  page: Page,
  step: Pick<Wizard, 'expectAccessible'>,
  state: string,
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await step.expectAccessible(`${state}, ${width} wide`);
  }
}

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('two people are booked in one go, with a code for each', async ({
      page,
      wizard,
      words,
      calls,
      freeSlot,
      isMobile,
    }) => {
      test.slow();
      const party = words.bookingParty;
      const people = [person(), person()];
      const slot = await freeSlot({ type: 'other', people: 2 });
      await wizard.openAt(2, slot);
      await page.getByRole('combobox', { name: party.howMany }).selectOption('2');
      await expect(page.getByText(party.rule(2), { exact: true })).toBeVisible();
      await wizard.time.choose(slot);
      await expectAccessibleAt(page, wizard.person, 'step 2 for two');
      await wizard.next();
      await wizard.expectHeld();

      await wizard.next();
      const missing = party.at(party.person(2), words.errors.form['name-required']);
      await expect(wizard.person.summary.getByText(missing, { exact: true })).toBeVisible();
      await expectAccessibleAt(page, wizard.person, 'with mistakes of two people');
      await fillIn(page, words, people);
      await wizard.next();

      await expect(wizard.confirm.heading).toBeVisible();
      for (const { name, docNo } of people) {
        await expect(page.getByText(name, { exact: true })).toBeVisible();
        await expect(page.getByText(docNo, { exact: true })).toBeVisible();
      }
      await expectAccessibleAt(page, wizard.confirm, 'for two');
      await wizard.confirm.complete();
      await wizard.confirm.submit().click();

      await expect(page.getByRole('heading', { level: 1, name: party.booked })).toBeVisible();
      const booked: PartyBookings = await answerOf(await calls.only('POST /rest/appointment/party'));
      expect(booked.map(({ record }) => record.docNo)).toEqual(people.map(({ docNo }) => docNo));
      for (const [index, { record }] of booked.entries()) {
        const slip = partOf(page, party.slipOf(party.person(index + 1), record.name));
        await expect(slip.getByTestId('reservation-code')).toHaveText(record.appointmentRelNumber);
        await expect(slip.getByText(record.servTime.slice(11, 16)).first()).toBeVisible();
      }
      await expectAccessibleAt(page, wizard.confirm, 'with two codes');

      const second = partOf(page, party.slipOf(party.person(2), booked[1]?.record.name ?? ''));
      await second.getByRole('button', { name: party.change }).click();
      const own = new OwnBookingPage({ page, language, words, isMobile });
      await own.expectOpen();
      await expect(own.code).toHaveText(booked[1]?.record.appointmentRelNumber ?? '');
      await own.press((its) => its.cancel).click();
      await own.cancelDialog.confirm.click();
      await expect(own.title((its) => its.cancelledTitle)).toBeVisible();
    });
  });
}

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a time with too few seats for all is lost, and times with seats for all are offered', async ({
      page,
      visit,
      wizard,
      words,
      api,
      calls,
      freeSlot,
      consoleWatch,
    }) => {
      test.slow();
      consoleWatch.expectStatus(409);
      const people = [person(), person()];
      const slot = await freeSlot({ type: 'other', people: 2 });
      const panel = new LostSlotPanel(visit);
      await wizard.openAt(2, slot);
      await page.getByRole('combobox', { name: words.bookingParty.howMany }).selectOption('2');
      await wizard.time.choose(slot);
      await wizard.next();
      await wizard.expectHeld();
      await fillIn(page, words, people);
      await wizard.next();
      await wizard.confirm.complete();
      const { holdId } = await answerOf<{ holdId: string }>(await calls.only(HOLD));
      await api.release(holdId);
      await api.fill(slot);
      await wizard.confirm.submit().click();

      await panel.expectOpen();
      await expect(panel.focused).toHaveCount(1);
      await expect(panel.kept).toBeVisible();
      await expect(panel.here).toHaveCount(3);
      await panel.here.first().click();
      await expect(wizard.confirm.heading).toBeVisible();
      for (const { name } of people) await expect(page.getByText(name, { exact: true })).toBeVisible();
    });
  });
}

test('says which of the people cannot be booked, and books nobody', async ({
  page,
  wizard,
  words,
  api,
  consoleWatch,
  freeSlot,
}) => {
  consoleWatch.expectStatus(409);
  const party = words.bookingParty;
  const [first, second] = [person(), person()];
  const slot = await freeSlot({ type: 'other', people: 3 });
  await api.book(slot, second);
  await wizard.openAt(2, slot);
  await page.getByRole('combobox', { name: party.howMany }).selectOption('2');
  await wizard.time.choose(slot);
  await wizard.next();
  await fillIn(page, words, [first, { ...second, number: first.number, check: first.check }]);
  await wizard.next();
  const twice = party.at(party.person(2), words.errors.refusals['same-person']);
  await expect(wizard.person.summary.getByText(twice, { exact: true })).toBeVisible();

  await fillIn(page, words, [first, second]);
  await wizard.next();
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();
  // Where the time had one seat left, the second person would come at the next one.
  const refusals = [words.errors.refusals['same-time'], words.errors.refusals['same-day']];
  const [sameTime = '', sameDay = ''] = refusals.map((text) => party.at(party.person(2), text));
  const main = page.locator('main');
  const said = main.getByText(sameTime, { exact: true }).or(main.getByText(sameDay, { exact: true }));
  await expect(said).toBeVisible();
  const beside = main.getByText(words.errors.refusals['same-time'], { exact: true });
  await expect(beside.or(main.getByText(words.errors.refusals['same-day'], { exact: true }))).toBeVisible();
  await expect(wizard.confirm.heading).toBeVisible();
  const { data } = await api.enquire(first);
  expect(data).toEqual([]);
});
