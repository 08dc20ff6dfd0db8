import { MESSAGE_TEMPLATES } from '@phial/content/message-templates';
import type { MessageTestResult, MessageWays } from '@phial/contract/content/message-test';
import { FIXED_ENTRIES } from '@phial/contract/content/text-bodies';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { problems } from '../editing/testing/editor.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { signedIn } from '../testing/staff.ts';
import { startTextProvider, type TextProvider } from '../text-messages/testing/text-provider.ts';
import { createTextSender } from '../text-messages/text-sender.ts';

let mail: MailServer;
let provider: TextProvider;
let ways: Pick<TestApp, 'mailer' | 'textSender'>;
let test: TestApp;
let bare: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  mail = await startMailServer();
  provider = await startTextProvider();
  ways = {
    mailer: createMailer(readConfig({ SMTP_URL: mail.url })),
    textSender: createTextSender(readConfig({ SMS_URL: provider.url, SMS_FROM: '+85200000000' })),
  };
  test = await buildTestApp({
    config: { publicUrl: 'https://lab.example', mailFrom: 'desk@lab.example' },
    ...ways,
  });
  await givenLaboratory(test);
  bare = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
});
afterEach(() => {
  mail.manners = 'accept';
  provider.manners = 201;
  mail.emails.length = 0;
  provider.texts.length = 0;
});
afterAll(async () => {
  await Promise.all([mail.close(), provider.close(), test.close(), bare.close()]);
});

const path = (id: string, way: 'email' | 'text') => `/staff/message-templates/${id}/test-${way}`;
const BODY = MESSAGE_TEMPLATES.confirmation;
type Caller = Pick<typeof manager, 'call'>;
const byEmail = (from: Caller, changes: object = {}, id = 'confirmation') =>
  from.call<MessageTestResult>('POST', path(id, 'email'), {
    language: 'en',
    body: BODY,
    email: 'own@lab.example',
    ...changes,
  });
const byText = (from: Caller, changes: object = {}, id = 'confirmation') =>
  from.call<MessageTestResult>('POST', path(id, 'text'), {
    language: 'en',
    body: BODY,
    telNo: '91234567',
    ...changes,
  });

describe('a test of a message', () => {
  it.each([
    ['tc', '【測試】您的預約已確認 – 海港醫學診斷所', '這是測試訊息', '陳大文（示範）'],
    ['sc', '【测试】您的预约已确认 – 海港医学诊断所', '这是测试消息', '陈大文（示范）'],
    [
      'en',
      '[Test] Your appointment is booked – Harbour Diagnostics Laboratory',
      'This is a test message.',
      'Chan Tai Man (example)',
    ],
  ] as const)(
    'arrives by e-mail, marked and with made-up facts: %s',
    async (language, subject, lead, name) => {
      expect((await byEmail(manager, { language })).data).toEqual({ failure: null });
      const [email] = mail.emails;
      expect(email).toMatchObject({ to: 'own@lab.example', subject, pictures: expect.anything() });
      expect(email?.text.startsWith(lead)).toBe(true);
      for (const body of [email?.text, email?.html]) {
        expect(body).toContain(lead);
        expect(body).toContain(name);
        expect(body).toContain('7C4KX2MP');
        expect(body).not.toMatch(/\{[a-z]+\}/i);
      }
    },
  );

  it('says what is in the editor, saved or not', async () => {
    const words = { tw: '甲', zh: '乙', en: 'Come to {point}' };
    const textMessage = { tw: '', zh: '', en: 'Come soon, {code}' };
    const body = { subject: words, text: words, textMessage };
    await byEmail(manager, { body });
    expect(mail.emails[0]?.subject).toBe('[Test] Come to Pier Centre (example)');
    await byText(manager, { body });
    expect(provider.texts[0]?.text).toBe('Test message, nothing in it is real.\nCome soon, 7C4KX2MP');
  });

  it.each([
    ['tc', '測試訊息，內容並非真實。', '您的預約已確認。'],
    ['sc', '测试消息，内容并非真实。', '您的预约已确认。'],
    ['en', 'Test message, nothing in it is real.', 'your appointment is booked.'],
  ] as const)(
    'arrives by text message, in the words of the house where there are no others: %s',
    async (language, lead, words) => {
      const { textMessage: _, ...body } = BODY;
      expect((await byText(manager, { language, body })).data).toEqual({ failure: null });
      const [text] = provider.texts;
      expect(text?.to).toBe('+85291234567');
      expect(text?.text.split('\n')[0]).toBe(lead);
      expect(text?.text).toContain(words);
    },
  );

  it('has a calendar file where the message has one, with the test in its title and a link that opens nothing', async () => {
    await byEmail(manager);
    const [email] = mail.emails;
    expect(email?.calendar.method).toBe('REQUEST');
    const file = new ICAL.Component(ICAL.parse(email?.calendar.content ?? ''));
    const event = file.getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toContain('[Test]');
    const link = String(event?.getFirstPropertyValue('url'));
    const token = new URLSearchParams(link.split('?').at(-1)).get('link');
    const opened = await manager.call('POST', '/rest/appointment/own', { link: token });
    expect(opened.error).toBe('booking-link');
    await byEmail(manager, {}, 'cancelled');
    await byEmail(manager, {}, 'reminder');
    expect(mail.emails.map(({ calendar }) => calendar.method)).toEqual(['REQUEST', 'CANCEL', '']);
  });

  it.each(FIXED_ENTRIES['message-template'])('of the house is whole: %s', async (id) => {
    const body = MESSAGE_TEMPLATES[id];
    await byEmail(manager, { body }, id);
    expect(mail.emails).toHaveLength(1);
    expect(mail.emails[0]?.text).not.toMatch(/\{[a-z]+\}|—/i);
  });

  it('is in the audit log, without the address', async () => {
    await byEmail(manager);
    await byText(manager);
    const events = await test.db.kysely
      .selectFrom('event')
      .selectAll()
      .where('action', '=', 'message-test-sent')
      .execute();
    expect(events.at(-1)?.detail).toEqual({ kind: 'message-template', entry: 'confirmation' });
    for (const address of ['own@lab.example', '91234567']) {
      expect(JSON.stringify(events)).not.toContain(address);
      expect(JSON.stringify(test.logLines)).not.toContain(address);
    }
  });

  it('says by a code why it did not go', async () => {
    mail.manners = 'refuse';
    expect((await byEmail(manager)).data).toEqual({ failure: 'EENVELOPE 550' });
    provider.manners = 401;
    expect((await byText(manager)).data).toEqual({ failure: 'HTTP 401' });
  });
});

describe('a test of a message is refused', () => {
  it('without a mail server or a provider, which the ways say before', async () => {
    const other = await signedIn(bare, { role: 'manager' });
    expect(await byEmail(other)).toMatchObject({ status: 409, error: 'mail-server-missing' });
    expect(await byText(other)).toMatchObject({ status: 409, error: 'text-provider-missing' });
    const waysOf = async (from: Caller) => (await from.call<MessageWays>('GET', '/staff/message-ways')).data;
    expect(await waysOf(other)).toEqual({ email: false, text: false });
    expect(await waysOf(manager)).toEqual({ email: true, text: true });
  });

  it('to what is no address, and with words that could not be saved or are empty in the language', async () => {
    expect(await byEmail(manager, { email: 'desk@' })).toMatchObject({ error: 'email-invalid' });
    expect(await byText(manager, { telNo: '21234567' })).toMatchObject({ error: 'phone-invalid' });
    const text = { ...BODY.text, en: '{docNo}' };
    expect(problems(await byEmail(manager, { body: { ...BODY, text } }))).toEqual([
      { path: 'text.en', problem: 'placeholder' },
    ]);
    const subject = { ...BODY.subject, en: ' ' };
    expect(problems(await byEmail(manager, { body: { ...BODY, subject } }))).toEqual([
      { path: 'subject.en', problem: 'empty' },
    ]);
    const textMessage = { tw: '甲', zh: '乙', en: '' };
    expect(problems(await byText(manager, { body: { ...BODY, textMessage } }))).toEqual([
      { path: 'textMessage.en', problem: 'empty' },
    ]);
    expect([mail.emails, provider.texts]).toEqual([[], []]);
  });

  it.each(['counter', 'doctor'] as const)('to a %s', async (role) => {
    const other = await signedIn(test, { role });
    expect(await byEmail(other)).toMatchObject({ status: 403 });
    expect(await byText(other)).toMatchObject({ status: 403 });
  });

  it('for the eleventh in an hour', async () => {
    const limited = await buildTestApp({
      db: test.db,
      config: { ...test.config, test: { captcha: 'TEST', limits: true } },
      ...ways,
    });
    const from = await signedIn(limited, { role: 'manager' });
    for (let sent = 0; sent < 10; sent++) {
      expect((await byEmail(from)).status).toBe(200);
      expect((await byText(from)).status).toBe(200);
    }
    expect(await byEmail(from)).toMatchObject({ status: 429, error: 'too-many-requests' });
    expect(await byText(from)).toMatchObject({ status: 429, error: 'too-many-requests' });
    expect([mail.emails.length, provider.texts.length]).toEqual([10, 10]);
    await limited.close();
  });
});
