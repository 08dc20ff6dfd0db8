import { randomUUID } from 'node:crypto';
import type { Order } from '@phial/contract/orders/order';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../../audit/record-event.ts';
import { doJob } from '../../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot, newDocumentNumber } from '../../testing/builders.ts';
import { atDesk } from '../../testing/desk.ts';
import { givenDoctor } from '../../testing/doctor.ts';
import { bundleOf, givenOrder, laboratory } from '../../testing/report-builders.ts';
import { visitor } from '../../testing/visitor.ts';
import { webhookAdministrator } from '../../testing/webhooks/webhook-setting.ts';
import { readEvents } from './read-events.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof webhookAdministrator>>;
beforeAll(async () => {
  test = await buildTestApp();
  administrator = await webhookAdministrator(test);
  expect((await administrator.create('https://lis.example/hooks')).status).toBe(200);
});
afterEach(async () => {
  await read();
  await test.db.kysely.deleteFrom('webhook_event').execute();
});
afterAll(() => test.close());

const read = () => doJob(test, { name: 'read-webhook-events', work: readEvents });

/** What was queued, in its order. */
async function queued(): Promise<{ type: string; data: Record<string, unknown>; body: string }[]> {
  const rows = await test.db.kysely.selectFrom('webhook_event').select(['type', 'body']).execute();
  return rows.map(({ type, body }) => ({ type, data: JSON.parse(body).data, body }));
}

const placed = (number: string = randomUUID()) => ({
  at: test.clock.now(),
  actor: 'job' as const,
  action: 'order-placed' as const,
  detail: { order: randomUUID(), number },
});

it('reports what becomes of a booking, with ids and times and nothing of the person', async () => {
  const slot = await givenSlot(test.db, { servTime: '2026-03-02 10:00:00' });
  const later = await givenSlot(test.db, { servTime: '2026-03-02 14:00:00' });
  const person = visitor(test, { name: 'Marker Visitor' });
  const { data } = await person.book(slot);
  await person.change(data.apptRecordId, later);
  const clerk = await atDesk(test);
  const { appointments } = (await clerk.day(later.servPtId)).data;
  const [appointment] = appointments;
  if (appointment === undefined) throw new Error('the desk does not see the booking');
  const arrived = (await clerk.checkIn(appointment)).data;
  await clerk.undoCheckIn(arrived);
  await person.cancel(data.apptRecordId);
  await read();
  const booking = { bookingId: data.apptRecordId, service: 'ECG' };
  const before = { ...booking, servicePointId: slot.servPtId, start: '2026-03-02T02:00:00.000Z' };
  const after = { ...booking, servicePointId: later.servPtId, start: '2026-03-02T06:00:00.000Z' };
  const events = await queued();
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    'booking.cancelled',
    'booking.changed',
    'booking.changed',
    'booking.checked-in',
    'booking.created',
  ]);
  const dataOf = (type: string) => events.find((event) => event.type === type)?.data;
  expect(dataOf('booking.created')).toEqual(before);
  expect(dataOf('booking.checked-in')).toEqual(after);
  expect(dataOf('booking.changed')).toEqual(after);
  expect(dataOf('booking.cancelled')).toEqual(after);
  const text = events.map(({ body }) => body).join();
  for (const trace of ['Marker', person.docNo ?? '', '91234567', 'visitor@', data.appointmentRelNumber]) {
    expect(text).not.toContain(trace);
  }
});

it('reports a walk-in who is checked in at once as made and as checked in', async () => {
  const slot = await givenSlot(test.db, { servTime: '2026-03-02 11:00:00' });
  const { data } = await (await atDesk(test)).walkIn(slot, { docNo: newDocumentNumber() });
  await read();
  const events = await queued();
  expect(events.map(({ type }) => type).toSorted()).toEqual(['booking.checked-in', 'booking.created']);
  expect(new Set(events.map((event) => event.data.bookingId))).toEqual(new Set([data.appointmentId]));
});

it('reports orders by their number, and reports with theirs', async () => {
  const doctor = await givenDoctor(test);
  const order = await doctor.place(
    await doctor.draft({ items: [{ kind: 'PACKAGE', itemId: 'heart-risk-1' }] }),
  );
  const { orderId, version } = order;
  await doctor.call<Order>('POST', `/doctor/orders/${orderId}/cancel`, { version });
  const reported = await givenOrder(test);
  const { key, send } = await laboratory(test);
  expect(key).toBeDefined();
  expect((await send(bundleOf(reported, { number: 'R-1' }))).status).toBe(200);
  await read();
  const report = await test.db.kysely.selectFrom('report').select('id').executeTakeFirst();
  const events = await queued();
  expect(events.map(({ type, data }) => [type, data]).toSorted()).toEqual([
    ['order.cancelled', { orderNumber: order.number }],
    ['order.placed', { orderNumber: order.number }],
    ['report.received', { reportId: report?.id, version: 1, orderNumber: reported.number }],
  ]);
});

it('queues each event once, for the endpoints that want it and are on', async () => {
  const { data } = await administrator.create('https://other.example/', { eventTypes: ['report.received'] });
  await recordEvent(test.db, placed());
  expect(await read()).toBe(1);
  expect(await read()).toBe(0);
  await administrator.remove(data.endpoint.endpointId);
});

it('finds what commits after later entries were read, once, and nothing that is undone', async () => {
  const first = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = test.db.transaction(async (tx) => {
    await recordEvent(tx, placed('slow'));
    written.resolve();
    await first.promise;
  });
  await written.promise;
  const undone = test.db.transaction(async (tx) => {
    await recordEvent(tx, placed('undone'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await recordEvent(test.db, placed('quick'));
  expect(await read()).toBe(1);
  first.resolve();
  await slow;
  expect(await read()).toBe(1);
  expect(await read()).toBe(0);
  expect((await queued()).map(({ data }) => data.orderNumber).toSorted()).toEqual(['quick', 'slow']);
});

it('does not report what happened while no endpoint was on', async () => {
  const [endpoint] = await administrator.endpoints();
  if (endpoint === undefined) throw new Error('there is no endpoint');
  const off = (await administrator.change(endpoint, { enabled: false })).data;
  await recordEvent(test.db, placed());
  await administrator.change(off, { enabled: true });
  expect(await read()).toBe(0);
  await recordEvent(test.db, placed());
  expect(await read()).toBe(1);
});

it('goes on after a restore into a server whose transactions have lower numbers', async () => {
  // What the tests before have reported and removed lies behind the hour that is looked at again.
  test.clock.advance(2 * 3600);
  await recordEvent(test.db, placed('read before'));
  await read();
  await sql`UPDATE webhook_cursor SET snapshot = '9000000000:9000000000:'`.execute(test.db.kysely);
  await recordEvent(test.db, placed('after the restore'));
  expect(await read()).toBe(1);
  await recordEvent(test.db, placed('next'));
  expect(await read()).toBe(1);
  expect((await queued()).map(({ data }) => data.orderNumber).toSorted()).toEqual([
    'after the restore',
    'next',
    'read before',
  ]);
});

it('does not report restored entries when transactions reach their numbers', async () => {
  const at = new Date(test.clock.now().getTime() - 3 * 86_400_000);
  await recordEvent(test.db, { ...placed(), at });
  expect(await read()).toBe(0);
});
