import type { StaffService } from '@phial/contract/content/editing-service';
import type { MessageSettings } from '@phial/contract/schedule/message-settings';
import type { Reminder } from '@phial/domain/booking/reminder';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { doJob } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { planReminders } from './plan-reminders.ts';
import { sendMessages } from './send-messages.ts';

let test: TestApp;
let mail: MailServer;
const START = new Date('2026-03-02T09:00:00+08:00');
const SERVICE = '/staff/content/services/ECG';
const SETTINGS = '/staff/schedule/messages/settings';

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
  await quietHours('21:00', '08:00');
});
afterAll(async () => {
  await mail.close();
  await test.close();
});

const withMail = () => ({ ...test, mailer: createMailer(readConfig({ SMTP_URL: mail.url })) });
const plan = () => doJob(withMail(), planReminders);
const send = () => doJob(withMail(), sendMessages);
const at = (time: string) => new Date(`${time.replace(' ', 'T')}+08:00`);

/** Days pass between two acts, and a session ends meanwhile. */
const manager = () => signedIn(test, { role: 'manager' });

/** Gives the service these reminders, by the call of its page. @param hours by either way, unless said otherwise */
async function remind(...list: (number | Reminder)[]) {
  const reminders = list.map((one) => (typeof one === 'number' ? { hours: one, by: 'any' } : one));
  await change({ reminders });
}

async function change(body: object) {
  const { call } = await manager();
  const { data } = await call<StaffService>('GET', SERVICE);
  const answer = await call('PUT', SERVICE, { version: data.version, body: { ...data.body, ...body } });
  expect(answer.status).toBe(200);
}

async function quietHours(from: string, until: string) {
  const { call } = await manager();
  const { version } = (await call<MessageSettings>('GET', SETTINGS)).data;
  expect((await call('PUT', SETTINGS, { quietHours: { from, until }, version })).status).toBe(200);
}

async function booked(...servTimes: string[]) {
  for (const servTime of servTimes) {
    await visitor(test).book(await givenSlot(test.db, { servTime }));
  }
  await send();
  mail.emails.length = 0;
}

/** Turns of the planner and of the sender, an hour apart, from now to then. @returns the e-mails of that time */
async function until(time: string) {
  mail.emails.length = 0;
  for (const end = at(time); test.clock.now() < end; ) {
    test.clock.set(new Date(Math.min(test.clock.now().getTime() + 3_600_000, end.getTime())));
    await plan();
    await send();
  }
  return mail.emails.length;
}

/** What reminders there are: hours ahead, when due, what became of them. */
async function reminders() {
  const rows = await test.db.kysely
    .selectFrom('outbox')
    .select(['hours_ahead', 'due_at', 'state'])
    .where('kind', '=', 'reminder')
    .orderBy('starts_at')
    .orderBy('due_at')
    .execute();
  return rows.map(({ hours_ahead, due_at, state }) => [hours_ahead, formatServTime(due_at), state]);
}

describe('other reminders of a service', () => {
  it('are those of the bookings that exist', async () => {
    await remind(24);
    await booked('2026-03-09 15:00:00');
    await remind(30);
    test.clock.set(at('2026-03-08 08:00:00'));
    expect(await until('2026-03-08 08:30:00')).toBe(0);
    expect(await until('2026-03-08 09:00:00')).toBe(1);
    expect(await until('2026-03-09 15:00:00')).toBe(0);
  });

  it('are not sent late to those whose time has passed already', async () => {
    await remind(24);
    await booked('2026-03-06 10:00:00', '2026-03-06 11:00:00', '2026-03-06 12:00:00', '2026-03-09 10:00:00');
    test.clock.set(at('2026-03-04 15:00:00'));
    await plan();
    await remind(72, 24);
    await plan();
    await send();
    expect(mail.emails).toEqual([]);
    // The day before is still to come, and for the last one so are three days.
    expect(await until('2026-03-05 12:00:00')).toBe(3);
    expect(await until('2026-03-06 10:00:00')).toBe(1);
  });

  it('take the place of those that were planned: nobody is reminded twice', async () => {
    await remind(24);
    await booked('2026-03-06 15:00:00');
    test.clock.set(at('2026-03-05 10:00:00'));
    await plan();
    await remind(23);
    await plan();
    expect(await reminders()).toEqual([[23, '2026-03-05 16:00:00', 'QUEUED']]);
    expect(await until('2026-03-06 15:00:00')).toBe(1);
  });

  it('leave the planned one to whoever would get none otherwise', async () => {
    await remind(24);
    await booked('2026-03-06 15:00:00');
    test.clock.set(at('2026-03-05 10:00:00'));
    await plan();
    await remind(48);
    await plan();
    expect(await reminders()).toEqual([
      [48, '2026-03-04 15:00:00', 'OVERTAKEN'],
      [24, '2026-03-05 15:00:00', 'QUEUED'],
    ]);
    expect(await until('2026-03-06 15:00:00')).toBe(1);
  });

  it('take away one that is removed where the visitor was reminded before', async () => {
    await remind(48, 24);
    await booked('2026-03-06 15:00:00');
    expect(await until('2026-03-05 10:00:00')).toBe(1);
    await remind(48);
    expect(await until('2026-03-06 15:00:00')).toBe(0);
  });

  it('may be none', async () => {
    await remind(24);
    await booked('2026-03-06 15:00:00');
    test.clock.set(at('2026-03-05 10:00:00'));
    await plan();
    await remind();
    expect(await until('2026-03-06 15:00:00')).toBe(0);
  });

  it('go by another way from then on', async () => {
    await remind(24);
    await booked('2026-03-06 15:00:00');
    test.clock.set(at('2026-03-05 10:00:00'));
    await plan();
    await remind({ hours: 24, by: 'text' });
    expect(await until('2026-03-06 15:00:00')).toBe(0);
    expect(await reminders()).toEqual([[24, '2026-03-05 15:00:00', 'SKIPPED']]);
  });

  it('leave what is there alone when another text of the service is saved', async () => {
    await remind(24);
    await booked('2026-03-06 15:00:00');
    test.clock.set(at('2026-03-05 14:00:00'));
    await change({ minutes: 25 });
    expect(await until('2026-03-06 15:00:00')).toBe(1);
  });
});

describe('other quiet hours', () => {
  it('move the reminders that wait', async () => {
    await remind(24);
    await booked('2026-03-06 20:00:00');
    test.clock.set(at('2026-03-05 10:00:00'));
    await plan();
    await quietHours('19:00', '09:00');
    await plan();
    expect(await reminders()).toEqual([[24, '2026-03-05 19:00:00', 'QUEUED']]);
    await quietHours('00:00', '00:00');
    await plan();
    expect(await reminders()).toEqual([[24, '2026-03-05 20:00:00', 'QUEUED']]);
    expect(await plan()).toBe(0);
  });

  it('that would have made one due before now leave it its time', async () => {
    await remind(24);
    await booked('2026-03-06 23:00:00', '2026-03-06 23:30:00');
    test.clock.set(at('2026-03-05 20:30:00'));
    await plan();
    await quietHours('20:00', '08:00');
    await plan();
    await send();
    expect(mail.emails).toEqual([]);
    expect(await until('2026-03-05 21:00:00')).toBe(2);
  });
});
