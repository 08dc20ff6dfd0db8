import { randomUUID } from 'node:crypto';
import type { BookingMessages } from '@phial/contract/desk/booking-messages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createMailer } from '../mail/mailer.ts';
import { eraseDue } from '../privacy/erase-due.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type GivenSlot, givenServicePoint, givenSlot } from '../testing/builders.ts';
import { atDesk, givenBooking } from '../testing/desk.ts';
import { visitor } from '../testing/visitor.ts';
import { createTextSender } from '../text-messages/text-sender.ts';
import { setReminders } from './reminder-wish.ts';

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
let slot: GivenSlot;
const START = new Date('2026-03-02T09:00:00+08:00');

/** By which messages could go; no job runs in these tests, so nothing does. */
const WAYS = readConfig({
  SMTP_URL: 'smtp://mail.lab.example',
  SMS_URL: 'https://id:secret@sms.lab.example/',
  SMS_FROM: '+85200000000',
});

beforeAll(async () => {
  test = await buildTestApp({ mailer: createMailer(WAYS), textSender: createTextSender(WAYS) });
  const point = await givenServicePoint(test.db);
  slot = await givenSlot(test.db, { servPtId: point, servTime: '2026-03-05 10:00:00', capacity: 60 });
  desk = await atDesk(test, { servicePoints: { all: false, ids: [point] } });
});
afterEach(() => test.clock.set(START));
afterAll(() => test.close());

const messagesOf = (id: string) =>
  desk.call<BookingMessages>('GET', `/staff/desk/appointments/${id}/messages`);

/** A booking whose confirmation is as given. */
async function booked(state: object = {}, changes: object = {}): Promise<string> {
  const { data } = await visitor(test).book(slot, changes);
  const id = data.apptRecordId;
  const change = { kind: 'confirmation', ...state } as const;
  await test.db.kysely.updateTable('outbox').set(change).where('appointment_id', '=', id).execute();
  return id;
}

const given = (id: string, changes: object) =>
  test.db.kysely
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      appointment_id: id,
      event_id: randomUUID(),
      kind: 'changed',
      former_service_point_id: slot.servPtId,
      former_starts_at: START,
      service_point_id: slot.servPtId,
      starts_at: new Date('2026-03-05T10:00:00+08:00'),
      due_at: START,
      created_at: new Date('2026-03-02T09:05:00+08:00'),
      ...changes,
    })
    .execute();

const LATER = new Date('2026-03-02T09:01:00+08:00');
const EVEN_LATER = new Date('2026-03-02T09:02:00+08:00');

describe('the messages of a booking', () => {
  it('come the latest first, without the visitor’s contacts', async () => {
    const id = await booked({ state: 'SENT', channel: 'email', attempts: 1, settled_at: LATER });
    const reminder = {
      kind: 'reminder',
      event_id: null,
      former_service_point_id: null,
      former_starts_at: null,
    };
    await given(id, { ...reminder, hours_ahead: 24, due_at: new Date('2026-03-04T10:00:00+08:00') });
    await given(id, {
      ...reminder,
      hours_ahead: 3,
      channel: 'sms',
      due_at: new Date('2026-03-05T07:00:00+08:00'),
    });
    const { data, status } = await messagesOf(id);
    expect(status).toBe(200);
    expect(data.remindersOff).toBe(false);
    expect(data.messages).toMatchObject([
      { kind: 'reminder', hoursAhead: 3, group: 'queued', way: 'sms', dueAt: '2026-03-04T23:00:00.000Z' },
      { kind: 'reminder', hoursAhead: 24, group: 'queued', way: 'email', dueAt: '2026-03-04T02:00:00.000Z' },
      { kind: 'confirmation', hoursAhead: null, group: 'sent', way: 'email', settledAt: LATER.toISOString() },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/91234567|@/);
  });

  it.each([
    ['waiting', {}, { group: 'queued', way: 'email', failure: null }],
    [
      'to be tried again',
      { attempts: 1, failure: 'ECONNECTION', channel: 'email', due_at: EVEN_LATER },
      {
        group: 'queued',
        way: 'email',
        failure: 'ECONNECTION',
        dueAt: EVEN_LATER.toISOString(),
        settledAt: null,
      },
    ],
    [
      'on its way',
      { state: 'SENDING', attempts: 1, channel: 'email', due_at: EVEN_LATER },
      { group: 'queued', way: 'email', dueAt: null },
    ],
    [
      'delivered',
      { state: 'SENT', channel: 'whatsapp', settled_at: LATER, delivered_at: EVEN_LATER },
      { group: 'sent', way: 'whatsapp', deliveredAt: EVEN_LATER.toISOString() },
    ],
    [
      'given up',
      { state: 'FAILED', channel: 'sms', settled_at: LATER, failure: 'undelivered' },
      { group: 'failed', way: 'sms', failure: 'undelivered', canBeSent: true },
    ],
    [
      'left out',
      { state: 'SKIPPED', settled_at: LATER, failure: 'no-channel' },
      { group: 'skipped', way: null, failure: 'no-channel' },
    ],
    ['overtaken', { state: 'OVERTAKEN', settled_at: LATER }, { group: 'overtaken', way: null }],
  ])('says of one that is %s what came of it', async (_, state, expected) => {
    const { data } = await messagesOf(await booked(state));
    expect(data.messages).toMatchObject([{ kind: 'confirmation', ...expected }]);
  });

  it('says of what the laboratory did who is to be called, and who was', async () => {
    const id = await booked({ state: 'SENT', settled_at: LATER });
    await given(id, { state: 'FAILED', channel: 'email', settled_at: LATER, failure: 'EENVELOPE 550' });
    const told = { state: 'TOLD', settled_at: EVEN_LATER, settled_by: desk.id, created_at: LATER };
    await given(id, told);
    expect((await messagesOf(id)).data.messages.slice(0, 2)).toMatchObject([
      { kind: 'changed', group: 'telephone', way: 'email', failure: 'EENVELOPE 550', canBeSent: true },
      { kind: 'changed', group: 'told', way: 'telephone', settledAt: EVEN_LATER.toISOString() },
    ]);
  });

  it('sends again one that was given up, once', async () => {
    const id = await booked({
      state: 'FAILED',
      attempts: 5,
      settled_at: LATER,
      failure: 'ETIMEDOUT',
      channel: 'email',
    });
    const messageId = (await messagesOf(id)).data.messages[0]?.messageId;
    const again = () => desk.call('POST', `/staff/schedule/messages/${messageId}/again`, {});
    expect((await again()).status).toBe(200);
    expect((await messagesOf(id)).data.messages).toMatchObject([{ messageId, group: 'queued', attempts: 0 }]);
    expect(await again()).toMatchObject({ status: 409, error: 'message-settled' });
  });

  it('settles one whose appointment has begun before it lists it', async () => {
    const id = await booked();
    test.clock.set(new Date('2026-03-05T10:00:00+08:00'));
    desk = await atDesk(test, { servicePoints: { all: false, ids: [slot.servPtId] } });
    expect((await messagesOf(id)).data.messages).toMatchObject([{ group: 'overtaken' }]);
  });

  it('says where the visitor has switched reminders off', async () => {
    const telNo = '91230001';
    const id = await booked({}, { telNo, email: '' });
    expect((await messagesOf(id)).data.remindersOff).toBe(false);
    await setReminders(test, { telNo, email: '' }, false);
    expect((await messagesOf(id)).data.remindersOff).toBe(true);
  });
});

it('refuses the messages of a booking at another service point, and those of no booking', async () => {
  const other = await givenSlot(test.db, { servTime: '2026-03-05 12:00:00' });
  const { appointmentId } = await givenBooking(test, other);
  expect(await messagesOf(appointmentId)).toMatchObject({
    status: 403,
    error: 'other-service-point',
    data: null,
  });
  // Whoever is limited to some points does not learn which ids are those of bookings.
  expect(await messagesOf(randomUUID())).toMatchObject({ status: 403, error: 'other-service-point' });
});

it('returns 404 for no booking to whoever works for every point', async () => {
  const everywhere = await atDesk(test);
  const answer = await everywhere.call('GET', `/staff/desk/appointments/${randomUUID()}/messages`);
  expect(answer).toMatchObject({ status: 404, error: 'not-found' });
});

it('returns 404 for a booking whose personal data are erased', async () => {
  const id = await booked();
  test.clock.set(new Date('2026-08-01T09:00:00+08:00'));
  await test.db.transaction((tx) => eraseDue({ ...test, db: tx }, 'job'));
  desk = await atDesk(test);
  expect(await messagesOf(id)).toMatchObject({ status: 404, error: 'not-found' });
});
