import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { doJob } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, type ReceivedEmail, startMailServer } from '../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { signedIn } from '../testing/staff.ts';
import { visibleWords } from '../testing/visible-words.ts';
import { visitor } from '../testing/visitor.ts';
import { sendMessages } from './send-messages.ts';

let test: TestApp;
let mail: MailServer;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://lab.example', mailFrom: 'desk@lab.example' } });
  await givenLaboratory(test);
  mail = await startMailServer();
});
afterEach(async () => {
  mail.emails.length = 0;
  await test.db.kysely.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await mail.close();
  await test.close();
});

const send = () => doJob({ ...test, mailer: createMailer(readConfig({ SMTP_URL: mail.url })) }, sendMessages);
const states = () =>
  test.db.kysely.selectFrom('outbox').select(['kind', 'state', 'failure', 'channel']).execute();

function eventOf({ calendar }: ReceivedEmail) {
  const component = new ICAL.Component(ICAL.parse(calendar.content));
  const event = component.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('no event');
  return { method: component.getFirstPropertyValue('method'), event, read: new ICAL.Event(event) };
}

async function booked(language: 'tc' | 'sc' | 'en' = 'en') {
  const slot = await givenSlot(test.db);
  const person = visitor(test, { name: 'Au Siu Ming' });
  const { data } = await person.book(slot, { language, email: 'au@visitor.example' });
  return { slot, person, record: data };
}

describe('a booking', () => {
  it.each([
    ['tc', '您的預約已確認 – 海港醫學診斷所', '2026年3月3日星期二 10:00'],
    ['sc', '您的预约已确认 – 海港医学诊断所', '2026年3月3日星期二 10:00'],
    ['en', 'Your appointment is booked – Harbour Diagnostics Laboratory', 'Tuesday 3 March 2026 10:00'],
  ] as const)('is confirmed in its language: %s', async (language, subject, when) => {
    const { record, person } = await booked(language);
    await send();
    const [email] = mail.emails;
    expect(mail.emails).toHaveLength(1);
    expect(email).toMatchObject({ to: 'au@visitor.example', subject });
    for (const body of [email?.text, email?.html]) {
      expect(body).toContain('Au Siu Ming');
      expect(body).toContain(record.appointmentRelNumber);
      expect(body).toContain(when);
      expect(body).toContain(`https://lab.example/?lang=`);
      for (const secret of [person.docNo ?? '', '91234567', 'ECG', '心電圖', '心电图'])
        expect(visibleWords(body)).not.toContain(secret);
    }
    expect(await states()).toEqual([
      { kind: 'confirmation', state: 'SENT', failure: null, channel: 'email' },
    ]);
  });

  it('that is refused sends nothing', async () => {
    const slot = await givenSlot(test.db, { capacity: 1 });
    await visitor(test).book(slot);
    expect((await visitor(test).book(slot)).status).toBe(409);
    expect(await states()).toHaveLength(1);
  });

  it('without an e-mail address is confirmed to nobody, and nobody has to call', async () => {
    const slot = await givenSlot(test.db);
    await visitor(test).book(slot, { email: '' });
    await send();
    expect(await states()).toMatchObject([{ state: 'SKIPPED', failure: 'no-channel' }]);
    const counter = await signedIn(test, { role: 'counter' });
    const { data } = await counter.call<{ counts: object }>(
      'GET',
      '/staff/schedule/messages?group=telephone',
    );
    expect(data.counts).toMatchObject({ telephone: 0, skipped: 1 });
  });

  it('shows the words of a name as they are', async () => {
    const slot = await givenSlot(test.db);
    await visitor(test, { name: '<b>Au</b> {code}' }).book(slot);
    await send();
    expect(mail.emails[0]?.html).toContain('&lt;b&gt;Au&lt;/b&gt; {code}');
  });
});

describe('the calendar file', () => {
  it('invites, then moves, then cancels the same event', async () => {
    const { record, person } = await booked();
    await send();
    const to = await givenSlot(test.db, { servTime: '2026-03-05 11:00:00' });
    const moved = await person.change(record.apptRecordId, to, { email: 'au@visitor.example' });
    expect(moved.status).toBe(200);
    await send();
    await person.cancel(record.apptRecordId);
    await send();
    const files = mail.emails.map(eventOf);
    expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(mail.emails.map(({ calendar }) => calendar.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(files.map(({ read }) => read.uid))).toEqual(new Set([record.apptRecordId]));
    const sequences = files.map(({ read }) => read.sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    expect(files.map(({ read }) => read.startDate.toJSDate().toISOString())).toEqual([
      '2026-03-03T02:00:00.000Z',
      '2026-03-05T03:00:00.000Z',
      '2026-03-05T03:00:00.000Z',
    ]);
    expect(files.map(({ event }) => event.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(files[0]?.event.getFirstProperty('organizer')?.getFirstValue()).toBe('mailto:desk@lab.example');
    expect(files[0]?.event.getFirstProperty('attendee')?.getFirstValue()).toBe('MAILTO:au@visitor.example');
    const [alarm] = files[0]?.event.getAllSubcomponents('valarm') ?? [];
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT2H');
  });

  it('ends when the visit does and has the place on the map, where the laboratory says so', async () => {
    const { slot } = await booked();
    await test.db.kysely.updateTable('service').set({ minutes: 20 }).where('code', '=', 'ECG').execute();
    await test.db.kysely
      .updateTable('service_point')
      .set({ latitude: 22.298, longitude: 114.172 })
      .where('id', '=', slot.servPtId)
      .execute();
    test.clock.advance(2);
    await send();
    const [email] = mail.emails;
    if (email === undefined) throw new Error('nothing arrived');
    const { event, read } = eventOf(email);
    expect(read.duration.toSeconds()).toBe(1200);
    expect(event.getFirstPropertyValue('geo')).toEqual([22.298, 114.172]);
    await test.db.kysely.updateTable('service').set({ minutes: null }).where('code', '=', 'ECG').execute();
  });
});

describe('words of the laboratory', () => {
  it('take the place of those of the house once they are published', async () => {
    const manager = await signedIn(test, { role: 'manager' });
    const own = (text: string) => ({ tw: text, zh: text, en: text });
    const path = '/staff/content/entries/message-template/confirmation';
    await test.db.kysely
      .insertInto('content_entry')
      .values({
        kind: 'message-template',
        id: 'confirmation',
        position: 1,
        state: 'DRAFT',
        draft: '{}',
        updated_at: test.clock.now(),
      })
      .execute();
    const body = { subject: own('Come to {point}'), text: own('Hello {name}\n\n{hotline}\n\n{appointment}') };
    const wrong = { ...body, subject: own('Bring {docNo}') };
    expect(await manager.call('POST', `${path}/publish`, { version: 1, body: wrong })).toMatchObject({
      error: 'content-invalid',
    });
    expect((await manager.call('POST', `${path}/publish`, { version: 1, body })).status).toBe(200);
    const { record } = await booked();
    await send();
    const [email] = mail.emails;
    expect(email?.subject).toBe(`Come to ${record.testServPtVo.servPtEng}`);
    expect(email?.text).toContain('Hello Au Siu Ming');
  });
});
