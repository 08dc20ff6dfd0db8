import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { doJob } from '../../../jobs/jobs.ts';
import { createMailer } from '../../../mail/mailer.ts';
import { type MailServer, startMailServer } from '../../../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenSlot } from '../../../testing/builders.ts';
import { givenLaboratory } from '../../../testing/laboratory.ts';
import { visibleWords } from '../../../testing/visible-words.ts';
import { visitor } from '../../../testing/visitor.ts';
import { openWaitingList, waiter } from '../../../testing/waiting.ts';
import { startTextProvider, type TextProvider } from '../../../text-messages/testing/text-provider.ts';
import { createTextSender } from '../../../text-messages/text-sender.ts';
import { offerDue } from '../offer-places.ts';
import { sendWaitingMessages } from './send-waiting-messages.ts';

const START = new Date('2026-03-02T09:00:00+08:00');

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
  mail.manners = 'accept';
  provider.texts.length = 0;
  await test.db.kysely.deleteFrom('waiting_entry').execute();
});
afterAll(async () => {
  await mail.close();
  await provider.close();
  await test.close();
});

const textSender = () =>
  createTextSender(readConfig({ SMS_URL: provider.url, SMS_FROM: '+85200000000' }), {
    connect: 1_000,
    whole: 1_000,
  });
const send = (ways: object = { textSender: textSender() }) =>
  doJob({ ...test, mailer: createMailer(readConfig({ SMTP_URL: mail.url })), ...ways }, sendWaitingMessages);
const states = () =>
  test.db.kysely
    .selectFrom('outbox')
    .select(['kind', 'state', 'failure', 'channel'])
    .where('waiting_entry_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();

/** Somebody who waits for a slot that is full, and what frees it. */
async function waiting(changes: object = {}, slotChanges: Parameters<typeof givenSlot>[1] = {}) {
  const slot = await givenSlot(test.db, slotChanges);
  const holder = visitor(test);
  const { data } = await holder.book(slot);
  const self = waiter(test, { name: 'Au Siu Ming' });
  const joined = await self.join([slot], { email: 'au@visitor.example', ...changes });
  expect(joined.status).toBe(200);
  const free = async () => {
    await holder.enquire();
    expect((await holder.cancel(data.apptRecordId)).status).toBe(200);
  };
  return { slot, self, free };
}

describe('whoever joins', () => {
  it.each([
    ['tc', '您已登記候補 – 海港醫學診斷所'],
    ['sc', '您已登记候补 – 海港医学诊断所'],
    ['en', 'You are on the waiting list – Harbour Diagnostics Laboratory'],
  ])('is written to once, with the link of the entry: %s', async (language, subject) => {
    const { self } = await waiting({ language });
    await send();
    await send();
    expect(mail.emails).toMatchObject([{ to: 'au@visitor.example', subject }]);
    for (const body of [mail.emails[0]?.text, mail.emails[0]?.html]) {
      expect(body).toContain(`#/waiting?link=${self.link()}`);
      for (const secret of [self.docNo ?? '', '91234567', 'ECG', '心電圖', '心电图', '{'])
        expect(visibleWords(body)).not.toContain(secret);
    }
    expect(await states()).toEqual([
      { kind: 'waiting-joined', state: 'SENT', failure: null, channel: 'email' },
    ]);
  });

  it('without an e-mail address gets a text message', async () => {
    await waiting({ email: '' });
    await send();
    expect(mail.emails).toEqual([]);
    expect(provider.texts).toMatchObject([{ to: '+85291234567' }]);
    expect(provider.texts[0]?.text).toContain('https://lab.example/?lang=en#/waiting?link=');
  });

  it('and is reached by nothing is skipped', async () => {
    await waiting({ email: '', telNo: '21234567' });
    await send();
    expect(await states()).toMatchObject([{ state: 'SKIPPED', failure: 'no-channel' }]);
  });

  it('and left before it was sent hears nothing', async () => {
    const { self } = await waiting();
    await self.leave();
    await send();
    expect(mail.emails).toEqual([]);
    expect(await states()).toMatchObject([{ state: 'OVERTAKEN' }]);
  });
});

describe('an offer', () => {
  it('says which place, and until when it is kept', async () => {
    const { free } = await waiting();
    await free();
    await offerDue(test);
    await send();
    const offer = mail.emails.find(({ subject }) => subject.startsWith('A place is free'));
    expect(offer?.text).toContain('Tuesday 3 March 2026 10:00');
    expect(offer?.text).toContain('until Monday 2 March 2026 09:30');
  });

  it('that has ended is not sent', async () => {
    const { free } = await waiting();
    await send();
    await free();
    await offerDue(test);
    test.clock.advance(31 * 60);
    await offerDue(test);
    await send();
    expect(mail.emails).toHaveLength(1);
    expect(await states()).toMatchObject([
      { kind: 'waiting-joined' },
      { kind: 'waiting-offer', state: 'OVERTAKEN' },
    ]);
  });

  it('whose e-mail may have arrived is not sent again', async () => {
    const { free } = await waiting();
    await send();
    await free();
    await offerDue(test);
    mail.manners = 'hang-up';
    await send();
    mail.manners = 'accept';
    await send();
    expect(mail.emails).toHaveLength(2);
    expect(await states()).toMatchObject([{ state: 'SENT' }, { state: 'FAILED', failure: 'unconfirmed' }]);
  });

  it('waits at night for the morning, and its place with it', async () => {
    const { free, slot, self } = await waiting({}, { servTime: '2026-03-03 15:00:00' });
    test.clock.set(new Date('2026-03-02T22:30:00+08:00'));
    await free();
    await offerDue(test);
    expect((await self.see()).state).toBe('WAITING');
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    test.clock.set(new Date('2026-03-03T08:00:00+08:00'));
    await offerDue(test);
    expect((await self.see()).state).toBe('OFFERED');
  });

  it('at night of a place in the early morning is not made, and everybody can book it', async () => {
    const { free, slot } = await waiting({}, { servTime: '2026-03-03 09:00:00' });
    test.clock.set(new Date('2026-03-02T22:30:00+08:00'));
    await free();
    await offerDue(test);
    // What was given back is not kept for the list again.
    await offerDue(test);
    expect((await visitor(test).book(slot)).status).toBe(200);
  });
});

it('whoever waited in vain hears of it, in the morning after the last day', async () => {
  await waiting({}, { servTime: '2026-03-03 15:00:00' });
  await send();
  test.clock.set(new Date('2026-03-04T00:10:00+08:00'));
  await offerDue(test);
  await send();
  expect(mail.emails).toHaveLength(1);
  test.clock.set(new Date('2026-03-04T08:00:00+08:00'));
  await send();
  expect(mail.emails[1]?.subject).toContain('has ended');
});
