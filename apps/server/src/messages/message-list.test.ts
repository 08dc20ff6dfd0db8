import { randomUUID } from 'node:crypto';
import type { MessageGroup, VisitorMessages } from '@phial/contract/schedule/schedule-message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { queueMessages } from './queue-message.ts';

let test: TestApp;
let counter: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  counter = await signedIn(test, { role: 'counter' });
});
afterAll(() => test.close());

const list = async (group: MessageGroup, query = '') =>
  (await counter.call<VisitorMessages>('GET', `/staff/schedule/messages?group=${group}${query}`)).data;
const markNotified = (id: string) => counter.call('POST', `/staff/schedule/messages/${id}/told`, {});
const sendAgain = (id: string) => counter.call('POST', `/staff/schedule/messages/${id}/again`, {});

async function givenMessage(type?: 'other') {
  const slot = await givenSlot(test.db, type === undefined ? {} : { type });
  const { data } = await visitor(test, { name: 'Au Siu Ming' }).book(slot);
  await test.db.kysely.deleteFrom('outbox').where('kind', '=', 'confirmation').execute();
  const former = { servicePointId: slot.servPtId, startsAt: new Date('2026-03-02T15:30:00+08:00') };
  const message = { appointmentId: data.apptRecordId, eventId: randomUUID(), kind: 'moved', former } as const;
  await test.db.transaction((tx) => queueMessages(tx, test.clock.now(), [message]));
  return data;
}

it('asks the desk to call everybody, once, without a mail server', async () => {
  const record = await givenMessage();
  const { mail, counts, messages } = await list('telephone');
  expect([mail, counts]).toEqual([
    false,
    { telephone: 1, queued: 0, sent: 0, failed: 0, told: 0, overtaken: 0, skipped: 0 },
  ]);
  expect(messages).toMatchObject([
    {
      kind: 'moved',
      name: 'Au Siu Ming',
      telNo: '91234567',
      canBeSent: true,
      language: 'en',
      reservationCode: record.appointmentRelNumber,
      former: { servTime: '2026-03-02 15:30:00' },
      now: { servTime: '2026-03-03 10:00:00' },
    },
  ]);
  const id = messages[0]?.messageId ?? '';
  expect((await markNotified(id)).status).toBe(200);
  expect(await markNotified(id)).toMatchObject({ status: 409, error: 'message-settled' });
  expect((await list('telephone')).messages).toEqual([]);
  const [told] = (await list('told')).messages;
  expect(told).toMatchObject({ messageId: id, telNo: '' });
  const events = await test.db.kysely
    .selectFrom('event')
    .selectAll()
    .where('action', '=', 'message-told')
    .execute();
  expect(events).toMatchObject([{ actor: counter.id, detail: { message: id } }]);
});

it('can send a message again that was given up', async () => {
  await givenMessage();
  const id = (await list('telephone')).messages[0]?.messageId ?? '';
  expect((await sendAgain(id)).error).toBe('message-settled');
  const given = {
    state: 'FAILED',
    failure: 'EENVELOPE 550',
    settled_at: test.clock.now(),
    attempts: 1,
  } as const;
  await test.db.kysely.updateTable('outbox').set(given).where('id', '=', id).execute();
  expect((await list('telephone')).messages[0]?.failure).toBe('EENVELOPE 550');
  expect((await sendAgain(id)).status).toBe(200);
  const row = await test.db.kysely.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  expect([row?.state, row?.attempts, row?.settled_at]).toEqual(['QUEUED', 0, null]);
});

it('lists and counts those about bookings of one service', async () => {
  const all = await list('telephone');
  const record = await givenMessage('other');
  const { counts, messages } = await list('telephone', '&type=OTHER');
  expect(counts).toMatchObject({ telephone: 1, sent: 0 });
  expect(messages.map(({ apptRecordId }) => apptRecordId)).toEqual([record.apptRecordId]);
  expect((await list('telephone', '&type=ECG')).counts).toEqual(all.counts);
  expect((await list('telephone')).messages).toHaveLength(all.messages.length + 1);
});

it('lists and counts those in one language', async () => {
  const all = await list('telephone');
  const record = await givenMessage();
  const simplified = { language: 'zh' } as const;
  await test.db.kysely
    .updateTable('appointment')
    .set(simplified)
    .where('id', '=', record.apptRecordId)
    .execute();
  const { counts, messages } = await list('telephone', '&language=sc');
  expect(counts).toMatchObject({ telephone: 1, sent: 0 });
  expect(messages).toMatchObject([{ apptRecordId: record.apptRecordId, language: 'sc' }]);
  expect((await list('telephone', '&language=en')).counts).toEqual(all.counts);
});

it('can send a message again to somebody with a telephone number alone', async () => {
  const slot = await givenSlot(test.db);
  const { data } = await visitor(test).book(slot, { email: '' });
  const failed = { state: 'FAILED', failure: 'HTTP 503', settled_at: test.clock.now(), attempts: 5 } as const;
  await test.db.kysely
    .updateTable('outbox')
    .set({ ...failed, channel: 'sms' })
    .where('appointment_id', '=', data.apptRecordId)
    .execute();
  const [message] = (await list('failed')).messages;
  // Nothing to send it by is set up at this moment.
  expect(message?.canBeSent).toBe(false);
  expect((await sendAgain(message?.messageId ?? '')).status).toBe(200);
  expect((await list('queued')).messages).toMatchObject([{ messageId: message?.messageId, channel: null }]);
});
