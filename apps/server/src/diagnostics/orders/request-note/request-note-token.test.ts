import type { CounterOrder, Order, RequestNotePerson } from '@phial/contract/orders/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenDoctor } from '../../../testing/doctor.ts';
import { browser, signedIn } from '../../../testing/staff.ts';
import { decryptOrder } from '../encrypted-order.ts';
import { noteAddress } from './note-token.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** The token as it stands on the note, which no call but the note itself gives away. */
async function tokenOf({ orderId }: Order): Promise<string> {
  const row = await test.db.kysely
    .selectFrom('lab_order')
    .select(['id', 'key_id', 'sealed'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return decryptOrder(test.keys, row).noteToken ?? '';
}

const fill = (token: string) =>
  browser(test).call<RequestNotePerson>('POST', '/rest/appointment/request-note', { token });

describe('the QR code of a request note', () => {
  it('fills in a booking for its patient', async () => {
    const doctor = await givenDoctor(test);
    const { patientId } = await doctor.addPatient({ documentNumber: 'A123456(3)' });
    const placed = await doctor.place(await doctor.draft({ patientId }));
    const token = await tokenOf(placed);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(noteAddress('https://lab.example', token)).toBe(
      `https://lab.example/#/grassrootReserve?index=8&order=${token}`,
    );
    expect((await fill(token)).data).toEqual({
      orderNumber: placed.number,
      name: '陳大文',
      docNo: 'A123456(3)',
      telNo: '01234567',
      email: 'chan@lab.example',
    });
    expect(test.logLines.join('')).not.toContain(token);
  });

  it('does not return the number of a travel document', async () => {
    const doctor = await givenDoctor(test);
    const { patientId } = await doctor.addPatient({ documentType: 'TRAVEL', documentNumber: 'K1234567' });
    const placed = await doctor.place(await doctor.draft({ patientId }));
    expect((await fill(await tokenOf(placed))).data).toMatchObject({ name: '陳大文', docNo: '' });
  });

  it('is rejected when forged, once the order is received or cancelled, and after 90 days', async () => {
    const doctor = await givenDoctor(test);
    const counter = await signedIn(test, { role: 'counter' });
    const [received, cancelled, old] = await Promise.all([doctor.placed(), doctor.placed(), doctor.placed()]);
    const answer = { status: 422, error: 'request-note-invalid' };
    expect(await fill('A'.repeat(22))).toMatchObject(answer);
    expect(await fill('no token')).toMatchObject({ error: 'body-invalid' });
    await counter.call('POST', `/staff/orders/${received.orderId}/receive`, { version: received.version });
    expect(await fill(await tokenOf(received))).toMatchObject(answer);
    await doctor.call('POST', `/doctor/orders/${cancelled.orderId}/cancel`, { version: cancelled.version });
    expect(await fill(await tokenOf(cancelled))).toMatchObject(answer);
    const now = test.clock.now();
    test.clock.set(new Date('2026-05-31T23:59:59+08:00'));
    expect((await fill(await tokenOf(old))).status).toBe(200);
    test.clock.set(new Date('2026-06-01T00:00:00+08:00'));
    expect(await fill(await tokenOf(old))).toMatchObject(answer);
    test.clock.set(now);
  });

  it('is limited by address', async () => {
    const strict = await buildTestApp({ db: test.db, config: { test: { captcha: 'TEST', limits: true } } });
    const stranger = browser(strict);
    const tries = Array.from({ length: 61 }, () =>
      stranger.call('POST', '/rest/appointment/request-note', { token: 'A'.repeat(22) }),
    );
    const errors = (await Promise.all(tries)).map(({ error }) => error);
    await strict.close();
    expect(errors.filter((error) => error === 'too-many-requests')).toHaveLength(1);
  });
});

describe('at the counter', () => {
  it('finds an order by number and by QR code, with the document number masked', async () => {
    const doctor = await givenDoctor(test);
    const counter = await signedIn(test, { role: 'counter' });
    const placed = await doctor.placed();
    const find = (code: string) => counter.call<CounterOrder>('POST', '/staff/orders/find', { code });
    const address = noteAddress('https://lab.example', await tokenOf(placed));
    const codes = [placed.number, placed.number.toLowerCase().slice(3), ` ${placed.number} `, address];
    for (const code of codes) {
      expect((await find(code)).data).toMatchObject({
        orderId: placed.orderId,
        patientName: '陳大文',
        birthday: '1946-02-08',
        doctorName: 'Marker Person',
        documentNumber: expect.stringMatching(/^P\d{3}\*\*\*\(\*\)$/),
        state: 'PLACED',
      });
    }
    const received = await counter.call<CounterOrder>('POST', `/staff/orders/${placed.orderId}/receive`, {
      version: placed.version,
    });
    expect(received.data).toMatchObject({ state: 'RECEIVED', receivedAt: test.clock.now().toISOString() });
    // The code still leads the counter to the order.
    expect((await find(address)).data.state).toBe('RECEIVED');
  });

  it('returns 404 for drafts and unknown orders', async () => {
    const doctor = await givenDoctor(test);
    const counter = await signedIn(test, { role: 'counter' });
    const draft = await doctor.draft();
    for (const code of [draft.number, 'HD-22222222', 'HD-2222222', '', noteAddress('', 'A'.repeat(22))]) {
      expect(await counter.call('POST', '/staff/orders/find', { code })).toMatchObject({
        error: 'order-unknown',
      });
    }
    const receive = await counter.call('POST', `/staff/orders/${draft.orderId}/receive`, { version: 1 });
    expect(receive).toMatchObject({ status: 404, error: 'not-found' });
  });
});
