import type { DeskSlot } from '@phial/contract/desk/desk';
import { clientCode } from '../../arrange/client-code.ts';
import type { DeskStaff } from '../../arrange/desk-staff.ts';
import { person } from '../../arrange/person.ts';
import { serviceName } from '../../arrange/service-names.ts';
import { languagesOfRun } from '../../languages.ts';
import { expect, POINT, test } from '../../pages/desk-test.ts';

/** The first slot of the day that has, or has not, begun and has a free seat. */
async function slotOfToday(colleague: DeskStaff, begun: boolean): Promise<DeskSlot> {
  const { slots } = await colleague.day(POINT);
  const slot = slots.find((one) => one.free > 0 && one.begun === begun);
  if (slot === undefined) throw new Error(`no free slot of the day has ${begun ? '' : 'not '}begun`);
  return slot;
}

for (const language of languagesOfRun('en', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a no-show is marked, and can still be checked in', async ({ desk, colleague }) => {
      const slot = await slotOfToday(colleague, true);
      const { name, reservationCode } = await colleague.walkIn(slot.slotId);
      await desk.open(POINT);
      await desk.card(reservationCode).click();
      await desk.button(desk.words.booking.noShow).click();
      await desk.expectNotified(desk.words.booking.noShowDone(name));
      await expect(desk.card(reservationCode)).toContainText(desk.words.status.NO_SHOW);

      await desk.card(reservationCode).click();
      await desk.button(desk.words.booking.undoNoShow).click();
      await desk.expectNotified(desk.words.booking.undone(name));
      await expect(desk.card(reservationCode)).toContainText(desk.words.status.BOOKED);
    });

    test('a walk-in takes a free seat, by the rules of a booking', async ({ page, desk, colleague }) => {
      test.slow();
      const visitor = person();
      const { time, type } = await slotOfToday(colleague, false);
      await desk.open(POINT);
      const free = desk.slot(time, type).getByRole('button').filter({ hasText: desk.words.planner.free });
      await free.first().click();
      await desk.button(desk.words.walkInForm.submit).click();
      await expect(desk.dialog.getByRole('region', { name: desk.words.person.errorsTitle })).toBeFocused();
      await desk.expectAccessible('with a walk-in that lacks everything');

      await desk.dialog.getByRole('textbox', { name: desk.words.person.name }).fill(visitor.name);
      await desk.dialog.getByRole('textbox', { name: desk.words.person.documentNumber }).fill(visitor.docNo);
      await desk.dialog.getByRole('textbox', { name: desk.words.person.phone }).fill(visitor.telNo);
      await desk.cardSeen.check();
      await desk.button(desk.words.walkInForm.submitArrived).click();
      await expect(desk.dialog).toHaveCount(0);
      const card = desk.planner.getByRole('button').filter({ hasText: visitor.name });
      await expect(card).toContainText(desk.words.status.ATTENDED);
      await expect(page.getByText(visitor.docNo)).toHaveCount(0);
    });

    test('a booking is moved to another day, and cancelled with the reason', async ({ desk, bookToday }) => {
      test.slow();
      const { appointmentRelNumber: code, name } = await bookToday('other');
      await desk.open(POINT);
      await desk.scan(code);
      await desk.button(desk.words.booking.change).click();
      await desk.button(desk.words.change.submit).click();
      await expect(desk.dialog.getByText(desk.words.change.dayNeeded)).toBeVisible();
      await desk.expectAccessible('with the small calendar');

      const date = await desk.chooseFreeDay();
      const times = desk.dialog.getByRole('group', { name: desk.words.change.times(date) });
      await times.getByRole('radio').first().check();
      await desk.button(desk.words.change.submit).click();
      await expect(desk.dialog).toHaveCount(0);
      await expect(desk.card(code)).toHaveCount(0);

      // A code is found on whatever day it is for.
      await desk.scan(code);
      await expect(desk.dialog.getByText(desk.words.booking.otherDay(date))).toBeVisible();
      await desk.button(desk.words.booking.cancel).click();
      await desk.dialog.getByRole('button', { name: desk.words.cancel.submit, exact: true }).click();
      await expect(desk.dialog.getByText(desk.words.cancel.reasonNeeded)).toBeVisible();
      await desk.dialog.getByRole('radio', { name: desk.words.cancel.reasons['visitor-asked'] }).check();
      await desk.expectAccessible('before cancelling');
      await desk.dialog.getByRole('button', { name: desk.words.cancel.submit, exact: true }).click();
      await desk.expectNotified(desk.words.cancel.done(name));
    });

    test('a client information code registers its visitor, once', async ({ page, desk, consoleWatch }) => {
      test.slow();
      const visitor = person();
      const token = await clientCode(page.request, visitor);
      await desk.open(POINT);
      await desk.action('scan').click();
      await desk.dialog.getByRole('textbox', { name: desk.words.scanner.paste }).fill(token);
      await page.keyboard.press('Enter');
      await expect(desk.dialog.getByRole('heading', { name: desk.words.walkInForm.fromCode })).toBeVisible();
      await expect(desk.dialog.getByText(visitor.name)).toBeVisible();
      await expect(desk.dialog.getByText(visitor.docNo)).toHaveCount(0);
      await desk.expectAccessible('with a code that was read');
      await desk.dialog.getByRole('radio', { name: serviceName('other', language) }).check();
      await desk.cardSeen.check();
      await desk.button(desk.words.walkInForm.submitArrived).click();
      await expect(desk.dialog).toHaveCount(0);
      const card = desk.planner.getByRole('button').filter({ hasText: visitor.name });
      await expect(card).toContainText(desk.words.status.ATTENDED);

      consoleWatch.expectStatus(409);
      await desk.scan(token);
      await expect(desk.dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await expect(desk.button(desk.words.walkInForm.submit)).toHaveCount(0);
    });
  });
}

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('the slower of two gets the present booking', async ({ page, desk, colleague, consoleWatch }) => {
    const slot = await slotOfToday(colleague, false);
    const booked = await colleague.walkIn(slot.slotId);
    // The news of the change are held back, as on a bad line.
    consoleWatch.expect(/net::ERR_FAILED/);
    consoleWatch.expectStatus(409);
    await page.route('**/api/staff/desk/events*', (route) => route.abort());
    await page.goto(`/admin/?point=${POINT}`);
    await expect(page.getByText(desk.words.live.lost, { exact: true })).toBeVisible();
    await desk.card(booked.reservationCode).click();
    await desk.cardSeen.check();
    await colleague.checkIn(booked);
    await desk.button(desk.words.booking.checkIn).click();
    await expect(desk.dialog.getByText(desk.words.conflict.title)).toBeVisible();
    await expect(desk.dialog).toContainText(desk.words.status.ATTENDED);
    await expect(desk.button(desk.words.booking.undoAttended)).toBeVisible();
  });

  test('the whole number is revealed for a reason only', async ({ desk, colleague }) => {
    const visitor = person();
    const slot = await slotOfToday(colleague, false);
    const { reservationCode } = await colleague.walkIn(slot.slotId, visitor);
    await desk.open(POINT);
    await desk.scan(reservationCode);
    await expect(desk.dialog.getByText(visitor.docNo)).toHaveCount(0);
    await desk.button(desk.words.reveal.open).click();
    await desk.button(desk.words.reveal.submit).click();
    await expect(desk.dialog.getByText(visitor.docNo)).toBeVisible();
    await desk.button(desk.words.reveal.hide).click();
    await expect(desk.dialog.getByText(visitor.docNo)).toHaveCount(0);
  });
});
