import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyPerson } from '../privacy/person.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { atDesk, givenBooking } from '../testing/desk.ts';

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await atDesk(test);
});
afterAll(() => test.close());

async function damage(id: string): Promise<void> {
  await test.db.kysely
    .updateTable('appointment')
    .set({ name: randomBytes(40) })
    .where('id', '=', id)
    .execute();
}

describe('a record that cannot be read', () => {
  it('is shown as unreadable in the desk’s day, and found by its code', async () => {
    const slot = await givenSlot(test.db, { servTime: '2026-03-02 12:00:00', capacity: 2 });
    const damaged = await givenBooking(test, slot);
    const whole = await givenBooking(test, slot);
    await damage(damaged.record.apptRecordId);
    const { status, data } = await desk.day(slot.servPtId);
    expect(status).toBe(200);
    const of = (id: string) => data.appointments.find(({ appointmentId }) => appointmentId === id);
    expect(of(damaged.record.apptRecordId)).toMatchObject({
      name: '',
      maskedDocumentNumber: '',
      unreadable: true,
      erased: false,
    });
    expect(of(whole.record.apptRecordId)).toMatchObject({ name: whole.guest.name });
    expect(of(whole.record.apptRecordId)).not.toHaveProperty('unreadable');
    const byCode = await desk.find(damaged.record.appointmentRelNumber);
    expect(byCode.data.appointments).toMatchObject([{ unreadable: true }]);
    expect((await desk.find(whole.guest.name)).status).toBe(200);
    const metrics = (await test.app.inject('/metrics')).body;
    expect(metrics).toMatch(/phial_unreadable_values [1-9]/);
  });

  it('does not hide the other bookings of its person, nor block an export', async () => {
    const first = await givenSlot(test.db, { servTime: '2026-03-03 12:00:00' });
    const { guest, record } = await givenBooking(test, first);
    const { data } = await guest.book(await givenSlot(test.db, { servTime: '2026-03-04 12:00:00' }));
    await damage(record.apptRecordId);
    expect((await guest.enquire()).data).toEqual([data]);
    expect((await guest.cancel(record.apptRecordId)).error).toBe('booking-token');
    const document = { documentType: 'HKID', documentNumber: guest.docNo } as const;
    const text = JSON.stringify(await copyPerson(test, 'command', document));
    expect(text).toContain('"unreadable":true');
    expect(text).toContain(guest.name);
  });
});
