import type { BookingRecord } from '@phial/contract/booking/appointment';
import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';

const ENQUIRY = 'POST /rest/appointment/appt/list';

test('Enter searches once, with the number in its one form; several bookings have a card each', async ({
  bookingHome,
  search,
  words,
  calls,
  api,
  freeSlot,
}) => {
  const visitor = person();
  const { record: terms } = words.bookingDesk;
  const byPhone = await freeSlot();
  const byEmail = await freeSlot({ type: 'other', notOn: [byPhone.day] });
  await api.book(byPhone, visitor, 'phone');
  await api.book(byEmail, visitor, 'email');

  await bookingHome.open();
  await bookingHome.edit();
  await search.expectOpen();
  await search.name.fill(visitor.name.toUpperCase());
  await search.documentNumber.number.fill(visitor.number.toLowerCase());
  await search.documentNumber.check.fill(visitor.check.toLowerCase());
  await search.captcha.answer();
  await search.captcha.box.press('Enter');
  await search.expectResults();
  const { body } = await calls.only(ENQUIRY);
  expect(Object.keys(body as object).sort()).toEqual(['captcha', 'docNo', 'language', 'name', 'uuid']);
  expect(body).toMatchObject({ docNo: visitor.docNo });

  await test.step('soonest first, and no line for a contact that was not given', async () => {
    const inOrder = [byPhone, byEmail].map(({ servTime }) => servTime.slice(0, 16)).sort();
    await expect(search.cards.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toHaveText(inOrder);
    const withPhone = search.card(byPhone);
    const withEmail = search.card(byEmail);
    await expect(search.fact(withPhone, terms.phone)).toHaveText(visitor.telNo);
    await expect(search.fact(withPhone, terms.email)).toHaveCount(0);
    await expect(search.fact(withEmail, terms.phone)).toHaveCount(0);
    await expect(search.fact(withEmail, terms.email)).toHaveText(visitor.email);
  });

  await test.step('back home forgets them', async () => {
    await search.backHome.click();
    await expect(bookingHome.heading).toBeVisible();
    await bookingHome.edit();
    await expect(search.heading).toBeVisible();
    await expect(search.name).toHaveValue('');
  });
});

test('a wrong name, a wrong number and an unknown person get the same answer', async ({
  search,
  shell,
  words,
  calls,
  api,
  freeSlot,
}) => {
  const visitor = person();
  const stranger = person();
  await api.book(await freeSlot(), visitor);
  await search.open();
  for (const asked of [{ ...visitor, name: stranger.name }, { ...stranger, name: visitor.name }, stranger]) {
    await search.fill(asked);
    await search.captcha.answer();
    await search.captcha.spend(() => search.submit.click());
    await shell.expectToast(words.errors.client.noData, 'warning');
    await expect(search.heading).toBeVisible();
    await expect(search.name).toHaveValue(asked.name);
    await shell.dismissToasts();
  }
  const answers = await Promise.all(
    calls.to(ENQUIRY).map(async ({ request }) => (await request.response())?.json()),
  );
  expect(answers.map(({ code, data }) => ({ code, data }))).toEqual(Array(3).fill({ code: 200, data: [] }));
});

test('a booking is kept unless cancelling is confirmed', async ({ page, search, calls, api, freeSlot }) => {
  const visitor = person();
  const slot = await freeSlot();
  await api.book(slot, visitor);
  await search.find(visitor);
  const { keep, dialog, tip } = search.cancelDialog;
  const ways = [
    () => keep.click(),
    () => page.keyboard.press('Escape'),
    () => search.cancelDialog.close.click(),
  ];
  for (const leave of ways) {
    await search.cancel(search.card(slot)).click();
    await expect(tip).toBeVisible();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(search.cancel(search.card(slot))).toBeFocused();
  }
  expect(calls.to('DELETE /rest/appointment/appt/*')).toHaveLength(0);
  expect((await api.enquire(visitor)).data).toHaveLength(1);
});

test('a second after the cancellation the booking home shows', async ({
  page,
  search,
  shell,
  bookingHome,
  words,
  calls,
  api,
  freeSlot,
}) => {
  const visitor = person();
  const slot = await freeSlot();
  const { record } = await api.book(slot, visitor);
  await page.clock.install();
  await search.find(visitor);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await search.cancel(search.card(slot)).click();
  await search.cancelDialog.confirm.click();
  await shell.expectToast(words.bookingDesk.cancel.done, 'success');
  await calls.only(`DELETE /rest/appointment/appt/${record.apptRecordId}`);
  await expect(search.cancelDialog.dialog).toBeHidden();

  await page.clock.runFor(900);
  await expect(search.resultsHeading).toBeVisible();
  await page.clock.runFor(200);
  await expect(bookingHome.heading).toBeVisible();
});

test('a record has every field of the call', async ({ api, freeSlot }) => {
  const visitor = person();
  const slot = await freeSlot();
  await api.book(slot, visitor);
  const { data } = await api.enquire(visitor);
  const [record] = data as [BookingRecord];
  expect(record).toMatchObject({
    appointmentRecordId: record.apptRecordId,
    appointmentRelNumber: expect.stringMatching(/^\S{6,10}$/),
    name: visitor.name,
    docNo: visitor.docNo,
    telNo: visitor.telNo,
    email: visitor.email,
    servTime: slot.servTime,
    servPtId: slot.servPtId,
    isModifyReserve: false,
    testServPtVo: {
      belongTo: slot.point.belongTo,
      servPtCht: slot.point.servPtCht,
      servPtChs: slot.point.servPtChs,
      servPtEng: slot.point.servPtEng,
      addressCht: slot.point.addressCht,
      addressChs: slot.point.addressChs,
      addressEng: slot.point.addressEng,
      tel: slot.point.tel,
    },
  });
});
