import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import { VISITOR_MESSAGES } from '@phial/contract/content/text-bodies';
import { parseServTime } from '@phial/domain/hong-kong-time';
import { HTML_LANG, type Language, toWireLanguage } from '@phial/domain/language';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sendWaitingMessages } from '../booking/waiting/messages/send-waiting-messages.ts';
import { offerDue } from '../booking/waiting/offer-places.ts';
import { readConfig } from '../config.ts';
import { doJob } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { visibleWords } from '../testing/visible-words.ts';
import { visitor } from '../testing/visitor.ts';
import { openWaitingList, waiter } from '../testing/waiting.ts';
import { startTextProvider, type TextProvider } from '../text-messages/testing/text-provider.ts';
import { createTextSender } from '../text-messages/text-sender.ts';
import { planReminders } from './plan-reminders.ts';
import { type LaboratoryAct, queueMessages } from './queue-message.ts';
import { sendMessages } from './send-messages.ts';
import { sendTexts } from './send-texts.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

let test: TestApp;
let mail: MailServer;
let provider: TextProvider;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://lab.example', mailFrom: 'desk@lab.example' } });
  await givenLaboratory(test);
  await openWaitingList(test);
  mail = await startMailServer();
  provider = await startTextProvider();
});
afterEach(async () => {
  test.clock.set(START);
  mail.emails.length = 0;
  provider.texts.length = 0;
  await test.db.kysely.deleteFrom('outbox').execute();
  await test.db.kysely.deleteFrom('waiting_entry').execute();
  await test.db.kysely.updateTable('appointment').set({ status: 'CANCELLED', cancelled_at: START }).execute();
});
afterAll(async () => {
  await mail.close();
  await provider.close();
  await test.close();
});

async function send(): Promise<void> {
  const deps = {
    ...test,
    mailer: createMailer(readConfig({ SMTP_URL: mail.url })),
    textSender: createTextSender(readConfig({ SMS_URL: provider.url, SMS_FROM: '+85200000000' })),
  };
  for (const job of [planReminders, sendMessages, sendTexts, sendWaitingMessages]) await doJob(deps, job);
}

/** A visitor whom every kind of message is sent, by one of the two ways. @returns the document number */
async function sendEveryKind(language: Language, email: string): Promise<string> {
  const words = { email, language: toWireLanguage(language) };
  const self = waiter(test, { name: 'Au Siu Ming' });
  const first = await givenSlot(test.db);
  const { data: booking } = await self.book(first, words);
  await send();
  const moved = await self.change(booking.apptRecordId, await givenSlot(test.db), words);
  expect(moved.status).toBe(200);
  await send();
  const act = async (kind: LaboratoryAct) => {
    const former = { servicePointId: first.servPtId, startsAt: parseServTime(first.servTime) ?? START };
    const message = { appointmentId: booking.apptRecordId, eventId: crypto.randomUUID(), kind, former };
    await test.db.transaction((tx) => queueMessages(tx, test.clock.now(), [message]));
    await send();
  };
  await act('moved');
  await act('changed');
  expect((await self.cancel(booking.apptRecordId)).status).toBe(200);
  await send();
  await act('cancelled');

  const full = await givenSlot(test.db);
  const other = visitor(test);
  const { data: others } = await other.book(full, { email: '', telNo: '21234567' });
  expect((await self.join([full], words)).status).toBe(200);
  await send();
  await other.cancel(others.apptRecordId);
  await offerDue(test);
  await send();

  await self.book(await givenSlot(test.db, { servTime: '2026-03-09 15:00:00' }), words);
  for (const time of ['2026-03-06T15:00:00+08:00', '2026-03-09T12:00:00+08:00']) {
    test.clock.set(new Date(time));
    await offerDue(test);
    await send();
  }
  return self.docNo ?? '';
}

const kindsSent = (channel: 'email' | 'sms') =>
  test.db.kysely
    .selectFrom('outbox')
    .select('kind')
    .distinct()
    .where('state', '=', 'SENT')
    .where('channel', '=', channel)
    .execute();

const LANGUAGE_LIST = ['tw', 'zh', 'en'] as const;

it.each(LANGUAGE_LIST)(
  'every kind of e-mail arrives as text and HTML in one language: %s',
  async (language) => {
    const docNo = await sendEveryKind(language, 'au@visitor.example');
    expect((await kindsSent('email')).map(({ kind }) => kind).sort()).toEqual([...VISITOR_MESSAGES].sort());
    for (const { subject, text, html } of mail.emails) {
      expect(html).toContain(`<html lang="${HTML_LANG[language]}">`);
      expect(html).toContain('@media (prefers-color-scheme: dark)');
      for (const body of [`${subject} ${visibleWords(text)}`, visibleWords(html)]) {
        expect(body).toContain(WORDS[language].automatic);
        expect(/\p{Script=Han}/u.test(body)).toBe(language !== 'en');
        for (const wrong of [docNo, '91234567', 'ECG', '心電圖', '心电图', '{', 'undefined'])
          expect(body).not.toContain(wrong);
      }
      for (const [address] of html.matchAll(/https:\/\/[^"<]*/g)) expect(text).toContain(address);
    }
  },
);

it.each(LANGUAGE_LIST)('every kind of text message arrives in one language: %s', async (language) => {
  const docNo = await sendEveryKind(language, '');
  expect((await kindsSent('sms')).map(({ kind }) => kind).sort()).toEqual([...VISITOR_MESSAGES].sort());
  const own = provider.texts.filter(({ to }) => to === '+85291234567');
  for (const { text } of own) {
    expect(/\p{Script=Han}/u.test(text)).toBe(language !== 'en');
    for (const wrong of [docNo, 'Au Siu Ming', 'ECG', '心電圖', '心电图', '{', 'undefined'])
      expect(visibleWords(text)).not.toContain(wrong);
  }
});
