import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot, newDocumentNumber } from '../../testing/builders.ts';
import { visitor } from '../../testing/visitor.ts';
import { openWaitingList, waiter } from '../../testing/waiting.ts';
import { offerDue } from './offer-places.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await openWaitingList(test);
});
afterAll(() => test.close());

/** What an enquiry answers where there is nothing, to the letter. */
const NOTHING = '{"code":200,"msg":"","data":[]}';

async function waitingFor(person?: Parameters<typeof visitor>[1]) {
  const slot = await givenSlot(test.db);
  const holder = visitor(test);
  const { data } = await holder.book(slot);
  const one = waiter(test, person);
  await one.join([slot]);
  return { slot, one, free: () => holder.cancel(data.apptRecordId) };
}

it('an enquiry finds what somebody waits for who has no booking, without a token', async () => {
  const { slot, one } = await waitingFor();
  const found = await one.enquire();
  expect(found).toMatchObject({ data: [], waiting: [{ state: 'WAITING', servPtIds: [slot.servPtId] }] });
  expect(found.token).toBeUndefined();
});

it('it finds the open offer, whose link takes it, and then the booking alone', async () => {
  const { slot, one, free } = await waitingFor();
  await free();
  await offerDue(test);
  const { waiting } = await one.enquire();
  expect(waiting).toMatchObject([{ state: 'OFFERED', offer: { servTime: slot.servTime } }]);
  const link = waiting?.[0]?.link;
  const taken = await visitor(test).call<{ apptRecordId: string }>(
    'POST',
    '/rest/appointment/waiting/accept',
    { link },
  );
  const after = await one.enquire();
  expect(after.data).toMatchObject([{ apptRecordId: taken.data.apptRecordId }]);
  expect(after.waiting).toBeUndefined();
});

it('it finds bookings and entries side by side, in the order of joining', async () => {
  const { one } = await waitingFor();
  const booked = await givenSlot(test.db, { servTime: '2026-03-05 10:00:00' });
  await one.book(booked);
  await one.join([await givenSlot(test.db, { type: 'other' })]);
  const found = await one.enquire();
  expect(found.data).toMatchObject([{ servTime: booked.servTime }]);
  expect(found.waiting).toMatchObject([{ type: 'ECG' }, { type: 'other' }]);
  expect(found.token).toMatch(/\S/);
});

it('it ignores case and blanks of the name, as for bookings', async () => {
  const { one } = await waitingFor({ name: 'Wong Siu Ming' });
  expect((await one.enquire({ name: '  WONG siu  ming ' })).waiting).toHaveLength(1);
});

it('a wrong name and an unknown number get the same answer as ever, and an entry that has ended is not found', async () => {
  const { one } = await waitingFor();
  const wrongName = await visitor(test, { docNo: one.docNo, name: 'Somebody Else' }).enquire();
  const unknown = await visitor(test, { docNo: newDocumentNumber() }).enquire();
  expect([wrongName.text, unknown.text]).toEqual([NOTHING, NOTHING]);
  await one.leave();
  expect((await one.enquire()).text).toBe(NOTHING);
});

it('each answer costs one captcha, which is spent', async () => {
  const { one } = await waitingFor();
  const captcha = await one.captcha();
  expect((await one.enquire(captcha)).waiting).toHaveLength(1);
  expect((await one.enquire(captcha)).error).toBe('captcha-wrong');
});
