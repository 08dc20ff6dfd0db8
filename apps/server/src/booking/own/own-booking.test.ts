import type { OwnBooking } from '@phial/contract/booking/own-booking';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { issueSignedLink } from '../../crypto/signed-link.ts';
import { doJob } from '../../jobs/jobs.ts';
import { createMailer } from '../../mail/mailer.ts';
import { type MailServer, startMailServer } from '../../mail/testing/mail-server.ts';
import { planReminders } from '../../messages/plan-reminders.ts';
import { sendMessages } from '../../messages/send-messages.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDrift, givenSlot } from '../../testing/builders.ts';
import { givenLaboratory } from '../../testing/laboratory.ts';
import { visibleWords } from '../../testing/visible-words.ts';
import { visitor } from '../../testing/visitor.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const OWN = '/rest/appointment/own';

let test: TestApp;
let mail: MailServer;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://lab.example', mailFrom: 'desk@lab.example' } });
  await givenLaboratory(test);
  mail = await startMailServer();
});
beforeEach(() => test.clock.set(START));
afterEach(async () => {
  mail.emails.length = 0;
  await test.db.kysely.deleteFrom('outbox').execute();
  expect(await findDrift(test.db)).toEqual([]);
});
afterAll(async () => {
  await mail.close();
  await test.close();
});

const send = () => doJob({ ...test, mailer: createMailer(readConfig({ SMTP_URL: mail.url })) }, sendMessages);

/** A booking, and somebody with nothing but its link. */
async function linked(changes: object = {}) {
  const slot = await givenSlot(test.db);
  const owner = visitor(test, { name: 'Au Siu Ming' });
  const { data } = await owner.book(slot, changes);
  return { slot, owner, record: data, ...holderOf(data.link) };
}

function holderOf(link: string) {
  const { call } = visitor(test);
  const post = (path: string, more: object = {}) => call<OwnBooking>('POST', OWN + path, { link, ...more });
  return {
    see: () => post(''),
    attend: () => post('/attend'),
    change: ({ servPtId, servTime, type }: Awaited<ReturnType<typeof givenSlot>>) =>
      post('/change', { servPtId, servTime, type, language: 'en' }),
    cancel: () => post('/cancel'),
    remind: (wanted: boolean) => post('/reminders', { wanted }),
  };
}

describe('the link of a booking', () => {
  it('shows time, place and name, and neither document number nor contacts', async () => {
    const { see, owner, record } = await linked();
    const { data, text } = await see();
    expect(data).toMatchObject({
      appointmentRelNumber: record.appointmentRelNumber,
      name: 'Au Siu Ming',
      servTime: record.servTime,
      state: 'coming',
      attendanceConfirmedAt: null,
      reminders: true,
    });
    for (const secret of [owner.docNo ?? '', '91234567', 'visitor@lab.example'])
      expect(text).not.toContain(secret);
  });

  it('that is altered, of another kind or of no booking opens nothing, each with the same answer', async () => {
    const { record } = await linked();
    const id = record.apptRecordId;
    const wrong = [
      `${record.link}A`,
      issueSignedLink(test.keys, 'waiting', { id, version: 0 }),
      issueSignedLink(test.keys, 'booking', { id, version: 1 }),
      issueSignedLink(test.keys, 'booking', { id: '00000000-0000-4000-8000-000000000001', version: 0 }),
    ];
    for (const link of wrong)
      expect(await holderOf(link).see()).toMatchObject({ status: 403, error: 'booking-link', data: null });
  });

  it('ends with the day of the booking', async () => {
    const { see, attend } = await linked();
    test.clock.set(new Date('2026-03-03T23:59:00+08:00'));
    expect((await see()).data.state).toBe('over');
    expect((await attend()).error).toBe('slot-past');
    test.clock.set(new Date('2026-03-04T00:01:00+08:00'));
    expect((await see()).error).toBe('booking-link');
  });

  it('ends when the contacts change, and not when the time does', async () => {
    const { see, owner, record, slot } = await linked();
    const other = await givenSlot(test.db);
    await owner.change(record.apptRecordId, other);
    expect((await see()).data.servTime).toBe(other.servTime);
    const { data } = await owner.change(record.apptRecordId, slot, { email: 'somebody@else.example' });
    expect((await see()).error).toBe('booking-link');
    expect((await holderOf(data.link).see()).data.servTime).toBe(slot.servTime);
  });

  it('is in the enquiry, too', async () => {
    const { owner, record } = await linked();
    expect((await owner.enquire()).data.map(({ link }) => link)).toEqual([record.link]);
  });
});

describe('a visitor by the link', () => {
  it('says once that they will come, and the desk and the audit trail have it', async () => {
    const { attend, record } = await linked();
    const first = (await attend()).data.attendanceConfirmedAt;
    expect(first).toBe(START.toISOString());
    test.clock.advance(60);
    expect((await attend()).data.attendanceConfirmedAt).toBe(first);
    const events = await test.db.kysely
      .selectFrom('event')
      .select(['actor'])
      .where('appointment_id', '=', record.apptRecordId)
      .where('action', '=', 'attendance-confirmed')
      .execute();
    expect(events).toEqual([{ actor: 'visitor' }]);
  });

  it('moves the booking, which asks anew whether they will come', async () => {
    const { attend, change, record, owner } = await linked();
    await attend();
    const other = await givenSlot(test.db);
    expect((await change(other)).data).toMatchObject({
      servTime: other.servTime,
      appointmentRelNumber: record.appointmentRelNumber,
      attendanceConfirmedAt: null,
    });
    const [found] = (await owner.enquire()).data;
    expect(found).toMatchObject({
      servTime: other.servTime,
      telNo: '91234567',
      email: 'visitor@lab.example',
    });
  });

  it('keeps the place when the wanted one is taken', async () => {
    const { change, see, slot } = await linked();
    const full = await givenSlot(test.db, { capacity: 1 });
    await visitor(test).book(full);
    expect((await change(full)).error).toBe('slot-full');
    expect((await see()).data.servTime).toBe(slot.servTime);
  });

  it('cancels, which frees the place and cannot be done twice', async () => {
    const { cancel, attend, change, slot } = await linked();
    expect((await cancel()).data.state).toBe('cancelled');
    expect((await cancel()).error).toBe('already-cancelled');
    expect((await attend()).error).toBe('already-cancelled');
    expect((await change(slot)).error).toBe('already-cancelled');
    const { taken } = await test.db.kysely
      .selectFrom('slot')
      .select('taken')
      .where('id', '=', slot.id)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(0);
  });

  it('gets the booking as a file for calendars', async () => {
    const { record } = await linked();
    const response = await test.app.inject({
      method: 'POST',
      url: `${test.config.apiPrefix}${OWN}/calendar`,
      payload: { link: record.link },
    });
    expect(response.headers['content-type']).toContain('text/calendar');
    const component = new ICAL.Component(ICAL.parse(response.body));
    const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined);
    expect(component.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.uid).toBe(record.apptRecordId);
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-03-03T10:00:00+08:00'));
    const words = visibleWords(response.body.replaceAll('\r\n ', ''));
    for (const secret of ['Au Siu Ming', 'ECG', '91234567']) expect(words).not.toContain(secret);
  });
});

describe('reminders', () => {
  const remind = async (address: string) => {
    test.clock.set(new Date('2026-03-02T10:00:00+08:00'));
    await doJob({ ...test, mailer: createMailer(readConfig({ SMTP_URL: mail.url })) }, planReminders);
    await send();
    return mail.emails.filter(({ to, calendar }) => to === address && calendar.content === '');
  };
  const states = (...ids: string[]) =>
    test.db.kysely
      .selectFrom('outbox')
      .select(['state', 'failure'])
      .where('kind', '=', 'reminder')
      .where('hours_ahead', '=', 24)
      .where('appointment_id', 'in', ids)
      .execute();

  it('are switched off for the contacts, whichever booking they belong to, and on again', async () => {
    const email = 'tired@visitor.example';
    const { see, remind: want, record } = await linked({ email, telNo: '' });
    expect((await want(false)).data.reminders).toBe(false);
    const other = await linked({ email: 'Tired@visitor.example', telNo: '' });
    expect((await other.see()).data.reminders).toBe(false);
    expect(await remind(email)).toEqual([]);
    expect(await states(record.apptRecordId, other.record.apptRecordId)).toEqual([
      { state: 'SKIPPED', failure: 'opted-out' },
      { state: 'SKIPPED', failure: 'opted-out' },
    ]);
    await other.remind(true);
    expect((await see()).data.reminders).toBe(true);
  });

  it('are switched off by the button of a mail program, which opens nothing else', async () => {
    const { see } = await linked({ email: 'button@visitor.example', telNo: '' });
    const [email] = await remind('button@visitor.example');
    expect(email?.unsubscribe.post).toBe('List-Unsubscribe=One-Click');
    const { pathname } = new URL(email?.unsubscribe.address ?? '');
    const token = pathname.split('/').at(-1) ?? '';
    expect((await holderOf(token).see()).error).toBe('booking-link');
    const press = (contentType: string, payload: string) =>
      test.app.inject({
        method: 'POST',
        url: pathname,
        headers: { 'content-type': contentType },
        payload,
      });
    expect((await press('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).statusCode).toBe(
      200,
    );
    expect((await see()).data.reminders).toBe(false);
    const form =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await press('multipart/form-data; boundary=b', form)).statusCode).toBe(200);
  });

  it('are missed by nobody else: what the visitor does is confirmed all the same', async () => {
    const { remind: want, cancel } = await linked({ email: 'still@visitor.example', telNo: '' });
    await want(false);
    await cancel();
    await send();
    expect(mail.emails.map(({ to }) => to)).toEqual(['still@visitor.example']);
  });
});
