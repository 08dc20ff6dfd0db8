import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { doJob } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { visitor } from '../testing/visitor.ts';
import { type NewMessage, queueMessages } from './queue-message.ts';
import { sendDue, sendMessages } from './send-messages.ts';

let test: TestApp;
let mail: MailServer;
beforeAll(async () => {
  test = await buildTestApp({
    config: { publicUrl: 'https://lab.example', mailFrom: 'desk@lab.example' },
  });
  await givenLaboratory(test);
  mail = await startMailServer();
});
afterEach(async () => {
  mail.manners = 'accept';
  mail.emails.length = 0;
  await test.db.kysely.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await mail.close();
  await test.close();
});

const mailer = () => createMailer(readConfig({ SMTP_URL: mail.url }));
const turn = () => doJob({ ...test, mailer: mailer() }, sendMessages);
const turnWithoutMail = () => doJob(test, sendMessages);

async function givenBooking(changes: object = {}) {
  const slot = await givenSlot(test.db);
  const person = visitor(test, { name: 'Au Siu Ming' });
  const { data } = await person.book(slot, changes);
  await withoutConfirmations();
  return { record: data, person, former: { servicePointId: slot.servPtId, startsAt: startOf(data) } };
}

/** What visitors do themselves is confirmed as well: `confirmations.test.ts`. */
async function withoutConfirmations(): Promise<void> {
  await test.db.kysely
    .deleteFrom('outbox')
    .where('kind', 'in', ['confirmation', 'cancellation-confirmation'])
    .execute();
}

function startOf({ servTime }: BookingRecord): Date {
  return new Date(`${servTime.replace(' ', 'T')}+08:00`);
}

async function givenMessage(more: Partial<NewMessage> = {}, changes: object = {}) {
  const booking = await givenBooking(changes);
  const appointmentId = booking.record.apptRecordId;
  const former = { ...booking.former, startsAt: new Date('2026-03-02T15:30:00+08:00') };
  await queue({ appointmentId, eventId: randomUUID(), kind: 'moved', former, ...more });
  return booking;
}

function queue(message: NewMessage): Promise<number> {
  return test.db.transaction((tx) => queueMessages(tx, test.clock.now(), [message]));
}

const states = async () =>
  (
    await test.db.kysely.selectFrom('outbox').select(['state', 'attempts', 'failure']).orderBy('id').execute()
  ).map(({ state, attempts, failure }) => [state, attempts, failure]);

describe('a message', () => {
  it('is sent once, to the person of the booking, in its language', async () => {
    const { record, person } = await givenMessage({}, { language: 'tc', email: 'au@visitor.example' });
    expect(await turn()).toBe(1);
    expect(await turn()).toBe(0);
    expect(mail.emails).toHaveLength(1);
    const [email] = mail.emails;
    expect(email?.to).toBe('au@visitor.example');
    expect(email?.subject).toBe('您的預約時間或地點已更改 – 海港醫學診斷所');
    expect(email?.text).toContain('Au Siu Ming');
    expect(email?.text).toContain(record.appointmentRelNumber);
    expect(email?.text).toContain('2026年3月2日星期一 15:30');
    expect(email?.text).toContain('2026年3月3日星期二 10:00');
    expect(email?.text).toContain('https://lab.example/?lang=tw#/booking?link=');
    expect(email?.text).not.toContain(person.docNo ?? '');
    expect(await states()).toEqual([['SENT', 1, null]]);
  });

  it.each([
    ['cancelled', 'en', 'Your appointment has been cancelled'],
    ['changed', 'sc', '您的预约已更改'],
  ] as const)('%s has its own words', async (kind, language, subject) => {
    const { person, record } = await givenBooking({ language });
    const appointmentId = record.apptRecordId;
    if (kind === 'cancelled') await person.cancel(appointmentId);
    await withoutConfirmations();
    const former = { servicePointId: record.servPtId, startsAt: startOf(record) };
    await queue({ appointmentId, eventId: randomUUID(), kind, former });
    await turn();
    expect(mail.emails[0]?.subject).toContain(subject);
  });

  it('is queued once per event, in its transaction', async () => {
    const { record, former } = await givenBooking();
    const message = {
      appointmentId: record.apptRecordId,
      eventId: randomUUID(),
      kind: 'changed',
      former,
    } as const;
    await queue(message);
    await queue(message);
    await expect(
      test.db.transaction(async (tx) => {
        await queueMessages(tx, test.clock.now(), [{ ...message, eventId: randomUUID() }]);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await states()).toEqual([['QUEUED', 0, null]]);
  });

  it('replaces an older one that was not sent, and names the slot the visitor knew', async () => {
    const { record } = await givenMessage();
    const former = { servicePointId: record.servPtId, startsAt: startOf(record) };
    await queue({ appointmentId: record.apptRecordId, eventId: randomUUID(), kind: 'changed', former });
    const kept = await test.db.kysely
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'QUEUED')
      .execute();
    expect(kept.map((row) => row.former_starts_at?.toISOString())).toEqual(['2026-03-02T07:30:00.000Z']);
    await turn();
    expect(mail.emails).toHaveLength(1);
  });

  it("is overtaken by the visitor's own changes, and by time", async () => {
    const { record, person } = await givenMessage();
    await givenMessage();
    await person.cancel(record.apptRecordId);
    await withoutConfirmations();
    expect(await turnWithoutMail()).toBe(1);
    test.clock.advance(2 * 86_400);
    expect(await turn()).toBe(1);
    test.clock.advance(-2 * 86_400);
    expect(mail.emails).toEqual([]);
    expect(await states()).toEqual([
      ['OVERTAKEN', 0, null],
      ['OVERTAKEN', 0, null],
    ]);
  });

  it('stays queued for a person without e-mail, and without a mail server', async () => {
    await givenMessage({}, { email: '' });
    await turn();
    await givenMessage();
    await turnWithoutMail();
    expect(await states()).toEqual([
      ['QUEUED', 0, null],
      ['QUEUED', 0, null],
    ]);
  });
});

describe('a mail server', () => {
  it('that refuses the recipient leaves the call to the desk, and the address is not stored', async () => {
    mail.manners = 'refuse';
    await givenMessage();
    await turn();
    expect(await states()).toEqual([['FAILED', 1, 'EENVELOPE 550']]);
  });

  it('that refuses temporarily is retried at growing intervals, then no more', async () => {
    mail.manners = 'later';
    await givenMessage({}, {});
    let turns = 0;
    for (; (await states())[0]?.[0] === 'QUEUED'; turns++) {
      await turn();
      expect(await turn()).toBe(0);
      test.clock.advance([60, 300, 900, 3600, 4 * 3600][turns] ?? 0);
    }
    test.clock.advance(-(60 + 300 + 900 + 3600 + 4 * 3600));
    expect([turns, await states()]).toEqual([6, [['FAILED', 6, 'EENVELOPE 451']]]);
  });

  it('that disconnects after the message does not get it again', async () => {
    mail.manners = 'hang-up';
    await givenMessage();
    await turn();
    expect(mail.emails).toHaveLength(1);
    expect(await states()).toEqual([['FAILED', 1, 'unconfirmed']]);
  });

  it('that cannot be reached fails the run and costs no message an attempt', async () => {
    await givenMessage();
    const gone = createMailer(readConfig({ SMTP_URL: 'smtp://127.0.0.1:9' }));
    await expect(doJob({ ...test, mailer: gone }, sendMessages)).rejects.toThrow(
      'The mail server or text provider: ',
    );
    expect(await states()).toEqual([['QUEUED', 0, null]]);
  });
});

it('sends each message once from several processes', async () => {
  for (let number = 0; number < 12; number++) await givenMessage();
  await Promise.all([1, 2, 3].map(() => sendDue({ ...test, mailer: mailer() })));
  expect(mail.emails).toHaveLength(12);
  expect(new Set(mail.emails.map(({ id }) => id)).size).toBe(12);
});

it('leaves a message to the desk when the process died while sending it', async () => {
  await givenMessage();
  const dueAt = new Date(test.clock.now().getTime() + 120_000);
  await test.db.kysely.updateTable('outbox').set({ state: 'SENDING', due_at: dueAt }).execute();
  expect(await turn()).toBe(0);
  test.clock.advance(120);
  expect(await turn()).toBe(1);
  test.clock.advance(-120);
  expect(await states()).toEqual([['FAILED', 0, 'unconfirmed']]);
});
