import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenSlot, readSeats } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const at = (time: string, more = {}) => givenSlot(test.db, { servTime: `2026-03-${time}:00`, ...more });
const FREE = { taken: 0, booked: 0, held: 0 };
const TAKEN = { taken: 1, booked: 1, held: 0 };

describe('modify', () => {
  it('takes the new slot, frees the former one and keeps the reservation code', async () => {
    const [from, to] = [await at('03 10:00'), await at('04 11:00', { type: 'other' })];
    const person = visitor(test);
    const booked = await person.book(from);
    const changed = await person.change(booked.data.apptRecordId, to, { telNo: '', name: 'New Name' });
    expect(changed.status).toBe(200);
    expect(changed.token).toMatch(/\S/);
    expect(changed.data).toMatchObject({
      apptRecordId: booked.data.apptRecordId,
      appointmentRecordId: booked.data.apptRecordId,
      appointmentRelNumber: booked.data.appointmentRelNumber,
      isModifyReserve: true,
      servTime: to.servTime,
      servPtId: to.servPtId,
      type: 'other',
      telNo: '',
      name: 'New Name',
    });
    expect(await readSeats(test.db, from.id)).toEqual(FREE);
    expect(await readSeats(test.db, to.id)).toEqual(TAKEN);
    const found = await visitor(test, { name: 'New Name', docNo: person.docNo }).enquire();
    expect(found.data).toEqual([changed.data]);
  });

  it('as record update, ignores the extra form fields and reads null as no e-mail', async () => {
    const slot = await at('03 10:00');
    const person = visitor(test);
    const { data } = await person.book(slot);
    const changed = await person.call<typeof data>('PUT', '/system/record/update', {
      ...(await person.submission(slot, { email: null })),
      appointmentRecordId: data.apptRecordId,
      tel2: '91234567',
      selectedTimeItem: { quota: 3 },
    });
    expect(changed).toMatchObject({ status: 200, data: { email: '', telNo: '91234567' } });
  });

  it('stays in the same slot when only the contacts change, full or not', async () => {
    const slot = await at('03 10:00');
    const person = visitor(test);
    const { data } = await person.book(slot);
    const changed = await person.change(data.apptRecordId, slot, { email: '' });
    expect(changed.data).toMatchObject({ email: '', isModifyReserve: true, servTime: slot.servTime });
    expect(await readSeats(test.db, slot.id)).toEqual(TAKEN);
  });

  it('changes contacts in a slot that is full, and in one that has been closed since', async () => {
    const full = await at('03 10:00', { capacity: 1 });
    const person = visitor(test);
    const { data } = await person.book(full);
    const phone = await person.change(data.apptRecordId, full, { telNo: '61234567' });
    expect(phone).toMatchObject({ status: 200, data: { telNo: '61234567', servTime: full.servTime } });
    await test.db.kysely.updateTable('slot').set({ capacity: 0 }).where('id', '=', full.id).execute();
    const email = await person.change(data.apptRecordId, full, { email: 'new@lab.example' });
    expect(email).toMatchObject({ status: 200, data: { email: 'new@lab.example', servTime: full.servTime } });
    expect(await readSeats(test.db, full.id)).toEqual(TAKEN);
    await test.db.kysely.updateTable('slot').set({ capacity: 1 }).where('id', '=', full.id).execute();
  });

  it('uses up the visitor’s hold on the new slot, and on its present slot', async () => {
    const [from, to] = [await at('03 10:00', { capacity: 2 }), await at('04 10:00')];
    const person = visitor(test);
    const { data } = await person.book(from);
    const held = await person.hold(to);
    expect((await visitor(test).book(to)).error).toBe('slot-full');
    expect((await person.change(data.apptRecordId, to, { holdId: held.data.holdId })).status).toBe(200);
    expect(await readSeats(test.db, to.id)).toEqual(TAKEN);
    const back = await person.hold(from);
    expect((await person.change(data.apptRecordId, from, { holdId: back.data.holdId })).status).toBe(200);
    const again = await person.hold(from);
    expect((await person.change(data.apptRecordId, from, { holdId: again.data.holdId })).status).toBe(200);
    expect(await readSeats(test.db, from.id)).toEqual(TAKEN);
  });

  it('leaves everything as it was when the new slot is full', async () => {
    const [from, to] = [await at('03 10:00'), await at('04 10:00')];
    const person = visitor(test);
    const { data } = await person.book(from);
    await visitor(test).book(to);
    const refused = await person.change(data.apptRecordId, to, { name: 'Other Name' });
    expect(refused).toMatchObject({ status: 409, error: 'slot-full' });
    expect(refused.data).toHaveProperty('alternatives.samePoint');
    expect(await readSeats(test.db, from.id)).toEqual(TAKEN);
    expect(await readSeats(test.db, to.id)).toEqual(TAKEN);
    expect((await person.enquire()).data).toEqual([data]);
  });

  it('refuses two bookings at one time, or of one type on a day, and changes nothing', async () => {
    const [first, second] = [await at('03 10:00'), await at('05 10:00')];
    const person = visitor(test);
    await person.book(first);
    const { data } = await person.book(second);
    expect((await person.change(data.apptRecordId, await at('03 10:00'))).error).toBe('same-time');
    expect((await person.change(data.apptRecordId, await at('03 16:00'))).error).toBe('same-day');
    expect(await readSeats(test.db, second.id)).toEqual(TAKEN);
    expect((await person.enquire()).data).toHaveLength(2);
  });

  it.each([
    ['captcha', { captcha: 'nope' }, 'captcha-wrong'],
    ['phone', { telNo: '12' }, 'phone-invalid'],
    ['time', { servTime: '2026-03-03 03:03:00' }, 'slot-unknown'],
    ['past time', { servTime: '2026-03-01 10:00:00' }, 'slot-past'],
    ['service point', { servPtId: 'nowhere' }, 'service-point-unknown'],
  ])('refuses a wrong %s', async (_what, change, error) => {
    const slot = await at('03 10:00');
    const person = visitor(test);
    const { data } = await person.book(slot);
    expect((await person.change(data.apptRecordId, slot, change)).error).toBe(error);
    expect(await readSeats(test.db, slot.id)).toEqual(TAKEN);
  });

  it('refuses a booking that was cancelled or has begun', async () => {
    const [slot, later] = [await at('02 10:00'), await at('06 10:00')];
    const person = visitor(test);
    const { data } = await person.book(slot);
    const gone = await person.book(await at('05 10:00'));
    await person.cancel(gone.data.apptRecordId);
    expect(await person.change(gone.data.apptRecordId, later)).toMatchObject({
      status: 409,
      error: 'already-cancelled',
    });
    const morning = test.clock.now();
    test.clock.advance(3600);
    await person.book(await at('06 12:00'));
    expect((await person.change(data.apptRecordId, await at('07 10:00'))).error).toBe('slot-past');
    test.clock.set(morning);
  });

  it('also works through PUT /system/record/update', async () => {
    const [from, to] = [await at('03 10:00'), await at('04 10:00')];
    const person = visitor(test);
    const { data } = await person.book(from);
    const body = { ...(await person.submission(to)), appointmentRecordId: data.apptRecordId };
    const answer = await person.call('PUT', '/system/record/update', body);
    expect(answer).toMatchObject({
      status: 200,
      data: { appointmentRecordId: data.apptRecordId, appointmentRelNumber: data.appointmentRelNumber },
    });
    expect(await readSeats(test.db, from.id)).toEqual(FREE);
  });
});
