import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AppDependencies } from '../app-dependencies.ts';
import { readConfig } from '../config.ts';
import { doJob } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { visibleWords } from '../testing/visible-words.ts';
import { visitor } from '../testing/visitor.ts';
import { startTextProvider, type TextProvider } from '../text-messages/testing/text-provider.ts';
import { createTextSender } from '../text-messages/text-sender.ts';
import { planReminders } from './plan-reminders.ts';
import { sendMessages } from './send-messages.ts';
import { sendTexts } from './send-texts.ts';

let test: TestApp;
let mail: MailServer;
let provider: TextProvider;
const START = new Date('2026-03-02T09:00:00+08:00');
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://lab.example', mailFrom: 'desk@lab.example' } });
  await givenLaboratory(test);
  mail = await startMailServer();
  provider = await startTextProvider();
});
afterEach(async () => {
  test.clock.set(START);
  provider.manners = 201;
  provider.texts.length = 0;
  mail.emails.length = 0;
  await test.db.kysely.deleteFrom('outbox').execute();
  await test.db.kysely.updateTable('appointment').set({ status: 'CANCELLED', cancelled_at: START }).execute();
});
afterAll(async () => {
  await mail.close();
  await provider.close();
  await test.close();
});

const settings = (smsUrl = provider.url) => readConfig({ SMS_URL: smsUrl, SMS_FROM: '+85200000000' });
const both = (smsUrl?: string) => ({
  ...test,
  mailer: createMailer(readConfig({ SMTP_URL: mail.url })),
  textSender: createTextSender(settings(smsUrl), { connect: 1_000, whole: 1_000 }),
});
async function send(deps: AppDependencies = both()) {
  await doJob(deps, sendMessages);
  await doJob(deps, sendTexts);
}
/** Of several that belong together: in the alphabet of GSM (3GPP TS 23.038) or in UCS-2. */
const charactersOfASegment = (text = '') => (/^[\n\x20-\x7e]*$/.test(text) ? 153 : 67);

const states = () =>
  test.db.kysely
    .selectFrom('outbox')
    .select(['state', 'failure', 'channel', 'provider_message_id', 'attempts'])
    .execute();

async function booked(changes: object = {}) {
  const slot = await givenSlot(test.db);
  const person = visitor(test, { name: 'Au Siu Ming' });
  const { data } = await person.book(slot, { email: '', language: 'en', ...changes });
  return { person, record: data };
}

describe('a visitor without an e-mail address', () => {
  it.each([
    ['tc', '您的預約已確認。', '2026年3月3日星期二 10:00'],
    ['sc', '您的预约已确认。', '2026年3月3日星期二 10:00'],
    ['en', 'your appointment is booked.', 'Tuesday 3 March 2026 10:00'],
  ] as const)(
    'is confirmed by text message, once, in three segments at most: %s',
    async (language, words, when) => {
      const { record, person } = await booked({ language });
      await send();
      await send();
      expect(provider.texts).toHaveLength(1);
      const [message] = provider.texts;
      expect(message).toMatchObject({ login: 'AC1:sec/ret', to: '+85291234567', from: '+85200000000' });
      for (const part of [words, when, record.appointmentRelNumber, 'https://lab.example/?lang='])
        expect(message?.text).toContain(part);
      for (const secret of [person.docNo ?? '', 'Au Siu Ming', 'ECG', '心電圖', '{']) {
        expect(visibleWords(message?.text)).not.toContain(secret);
      }
      expect(message?.text.length).toBeLessThanOrEqual(3 * charactersOfASegment(message?.text));
      expect(await states()).toEqual([
        { state: 'SENT', failure: null, channel: 'sms', provider_message_id: 'SM1', attempts: 1 },
      ]);
    },
  );

  it('with a fixed line gets nothing, and nobody has to call', async () => {
    await booked({ telNo: '21234567' });
    await send();
    expect(provider.texts).toEqual([]);
    expect(await states()).toMatchObject([{ state: 'SKIPPED', failure: 'no-channel' }]);
  });

  it('is confirmed where there is no mail server either', async () => {
    await booked({ email: 'au@visitor.example' });
    await send({ ...both(), mailer: undefined });
    expect(provider.texts).toHaveLength(1);
  });
});

it('a visitor with an e-mail address is confirmed by e-mail alone', async () => {
  await booked({ email: 'au@visitor.example' });
  await send();
  expect(mail.emails).toHaveLength(1);
  expect(provider.texts).toEqual([]);
});

it('a reminder by text message goes to whoever has an e-mail address, too', async () => {
  await booked({ email: 'au@visitor.example' });
  await send();
  test.clock.set(new Date('2026-03-03T07:59:00+08:00'));
  await doJob(both(), planReminders);
  await send();
  expect(provider.texts.map(({ text }) => text.includes('a reminder of your appointment'))).toEqual([true]);
});

describe('a provider', () => {
  it.each([
    [429, 'QUEUED', 'HTTP 429'],
    [503, 'QUEUED', 'HTTP 503'],
    [401, 'QUEUED', 'HTTP 401'],
    [400, 'FAILED', 'HTTP 400'],
    [500, 'FAILED', 'unconfirmed'],
    ['stall', 'FAILED', 'unconfirmed'],
    ['break', 'FAILED', 'unconfirmed'],
  ] as const)('that answers %s leaves the message %s', async (manners, state, failure) => {
    provider.manners = manners;
    await booked();
    await send();
    expect(await states()).toMatchObject([{ state, failure, channel: 'sms', attempts: 1 }]);
    await send();
    expect(provider.texts).toHaveLength(1);
    provider.manners = 201;
    test.clock.advance(60);
    await send();
    expect(provider.texts).toHaveLength(state === 'QUEUED' ? 2 : 1);
  });

  it('that is not there fails the run and costs one message an attempt, not all of them', async () => {
    await booked();
    await booked();
    await expect(send(both('http://AC1:secret@127.0.0.1:1/messages'))).rejects.toThrow('ECONNREFUSED');
    const waiting = (await states()).map(({ state, failure, attempts }) => [state, failure, attempts]);
    expect(waiting).toHaveLength(2);
    expect(waiting).toContainEqual(['QUEUED', 'ECONNREFUSED', 1]);
    expect(waiting).toContainEqual(['QUEUED', null, 0]);
  });
});
