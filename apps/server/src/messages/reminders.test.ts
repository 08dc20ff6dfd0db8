import { formatServTime } from '@phial/domain/hong-kong-time';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { doJob } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { visitor } from '../testing/visitor.ts';
import { planReminders } from './plan-reminders.ts';
import { sendMessages } from './send-messages.ts';

let test: TestApp;
let mail: MailServer;
const START = new Date('2026-03-02T09:00:00+08:00');
beforeAll(async () => {
  test = await buildTestApp({ config: { mailFrom: 'desk@lab.example' } });
  await givenLaboratory(test);
  mail = await startMailServer();
});
afterEach(async () => {
  test.clock.set(START);
  mail.emails.length = 0;
  await test.db.kysely.deleteFrom('outbox').execute();
  await test.db.kysely.updateTable('appointment').set({ status: 'CANCELLED', cancelled_at: START }).execute();
});
afterAll(async () => {
  await mail.close();
  await test.close();
});

const withMail = () => ({ ...test, mailer: createMailer(readConfig({ SMTP_URL: mail.url })) });
const plan = () => doJob(withMail(), planReminders);
const send = () => doJob(withMail(), sendMessages);
const at = (time: string) => new Date(`${time.replace(' ', 'T')}+08:00`);

/** What reminders there are: hours ahead, when due, what became of them. */
async function reminders() {
  const rows = await test.db.kysely
    .selectFrom('outbox')
    .select(['hours_ahead', 'due_at', 'state', 'channel'])
    .where('kind', '=', 'reminder')
    .orderBy('due_at')
    .execute();
  return rows.map(({ hours_ahead, due_at, state }) => [hours_ahead, formatServTime(due_at), state]);
}

async function booked(servTime: string, changes: object = {}) {
  const slot = await givenSlot(test.db, { servTime });
  const person = visitor(test, { name: 'Au Siu Ming' });
  const { data } = await person.book(slot, changes);
  await send();
  mail.emails.length = 0;
  return { person, slot, record: data };
}

describe('reminders', () => {
  it('are planned a day before they are due, out of the quiet hours, once', async () => {
    await booked('2026-03-09 10:00:00');
    await plan();
    expect(await reminders()).toEqual([]);
    test.clock.set(at('2026-03-08 09:59:00'));
    expect(await plan()).toBe(3);
    expect(await plan()).toBe(0);
    expect(await reminders()).toEqual([
      [72, '2026-03-06 10:00:00', 'QUEUED'],
      [24, '2026-03-08 10:00:00', 'QUEUED'],
      [3, '2026-03-08 21:00:00', 'QUEUED'],
    ]);
  });

  it('go out when they are due, in the language of the booking, and say from when to fast', async () => {
    await test.db.kysely
      .updateTable('service')
      .set({
        preparation: JSON.stringify({
          fasting: { hours: 11, water: true },
          bring: [],
          restrictions: [],
          notes: [],
        }),
      })
      .where('code', '=', 'ECG')
      .execute();
    await booked('2026-03-09 10:00:00', { language: 'tc' });
    test.clock.set(at('2026-03-06 10:00:00'));
    await plan();
    await send();
    expect(mail.emails.map(({ subject }) => subject)).toEqual(['預約提示 – 海港醫學診斷所']);
    expect(mail.emails[0]?.text).toContain('請由2026年3月8日星期日 23:00 起禁食，可以飲清水。');
    expect(mail.emails[0]?.calendar.content).toBe('');
    await send();
    expect(mail.emails).toHaveLength(1);
  });

  it('are of the new time once a booking is moved, and of none once it is cancelled', async () => {
    const { person, record } = await booked('2026-03-09 10:00:00');
    test.clock.set(at('2026-03-05 12:00:00'));
    await plan();
    const to = await givenSlot(test.db, { servTime: '2026-03-10 15:00:00' });
    await person.enquire();
    expect((await person.change(record.apptRecordId, to)).status).toBe(200);
    await send();
    test.clock.set(at('2026-03-07 15:00:00'));
    await plan();
    mail.emails.length = 0;
    await send();
    expect(mail.emails.map(({ text }) => text.includes('Tuesday 10 March 2026 15:00'))).toEqual([true]);
    await person.enquire();
    await person.cancel(record.apptRecordId);
    test.clock.set(at('2026-03-09 15:00:00'));
    await plan();
    mail.emails.length = 0;
    await send();
    expect(mail.emails.map(({ subject }) => subject)).toEqual([
      'You have cancelled your appointment – Harbour Diagnostics Laboratory',
    ]);
  });

  it('are left out for whoever booked after they were due', async () => {
    test.clock.set(at('2026-03-08 12:00:00'));
    await booked('2026-03-09 10:00:00');
    await plan();
    expect(await reminders()).toEqual([
      [72, '2026-03-06 10:00:00', 'OVERTAKEN'],
      [24, '2026-03-08 10:00:00', 'OVERTAKEN'],
      [3, '2026-03-08 21:00:00', 'QUEUED'],
    ]);
  });

  it('that were missed while nothing ran are sent once, not one after the other', async () => {
    await booked('2026-03-09 10:00:00');
    test.clock.set(at('2026-03-08 10:30:00'));
    await plan();
    await send();
    expect(mail.emails).toHaveLength(1);
    expect((await reminders()).map(([hours, , state]) => [hours, state])).toEqual([
      [72, 'OVERTAKEN'],
      [24, 'SENT'],
      [3, 'QUEUED'],
    ]);
  });

  it('by text message are skipped where there is no provider of text messages', async () => {
    await booked('2026-03-09 10:00:00');
    test.clock.set(at('2026-03-08 21:00:00'));
    await plan();
    await send();
    expect((await reminders()).at(-1)).toEqual([3, '2026-03-08 21:00:00', 'SKIPPED']);
  });

  it('are planned once by several processes at a time', async () => {
    for (let number = 0; number < 8; number++) await booked('2026-03-09 10:00:00');
    test.clock.set(at('2026-03-08 09:00:00'));
    const deps = withMail();
    await Promise.all([1, 2, 3].map(() => planReminders.work({ ...deps, database: deps.db })));
    expect(await reminders()).toHaveLength(24);
  });
});
