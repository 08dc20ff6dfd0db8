import type { StaffEntry } from '@phial/contract/content/editing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { beginFixedEntries } from '../content/fixed-entries.ts';
import { ENTRIES, editor, problems } from '../editing/testing/editor.ts';
import { doJob } from '../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { visitor } from '../testing/visitor.ts';
import { startTextProvider, type TextProvider } from '../text-messages/testing/text-provider.ts';
import { createTextSender } from '../text-messages/text-sender.ts';
import { sendTexts } from './send-texts.ts';

let test: TestApp;
let provider: TextProvider;
let manager: Awaited<ReturnType<typeof editor>>;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://lab.example' } });
  await givenLaboratory(test);
  await beginFixedEntries(test);
  provider = await startTextProvider();
  manager = await editor(test);
});
afterEach(async () => {
  provider.texts.length = 0;
  await test.db.kysely.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await provider.close();
  await test.close();
});

const read = async (id = 'confirmation') =>
  (await manager.call<StaffEntry>('GET', `${ENTRIES}/message-template/${id}`)).data;
const EMAIL = {
  subject: { tw: '主旨', zh: '主题', en: 'Subject' },
  text: { tw: '內文', zh: '正文', en: 'Words' },
};
const OWN = {
  tw: '{point}見，編號 {code}。',
  zh: '{point}见，编号 {code}。',
  en: 'See you at {point}, {code}.\n{fasting}\n\n{link}',
};
const everywhere = (text: string) => ({ tw: text, zh: text, en: text });

/** The text message to a visitor who has just booked. */
async function confirmed(language: 'tc' | 'sc' | 'en') {
  const slot = await givenSlot(test.db);
  const { data } = await visitor(test).book(slot, { email: '', language });
  const textSender = createTextSender(readConfig({ SMS_URL: provider.url, SMS_FROM: '+85200000000' }));
  await doJob({ ...test, textSender }, sendTexts);
  return { text: provider.texts.at(-1)?.text ?? '', record: data };
}

describe('words of a text message that are published', () => {
  it.each([
    ['tc', 'servPtCht', (point: string, code: string) => `${point}見，編號 ${code}。`],
    ['sc', 'servPtChs', (point: string, code: string) => `${point}见，编号 ${code}。`],
    ['en', 'servPtEng', (point: string, code: string) => `See you at ${point}, ${code}.`],
  ] as const)('are what is sent: %s', async (language, name, words) => {
    await manager.publish(await read(), { ...EMAIL, textMessage: OWN });
    const { text, record } = await confirmed(language);
    expect(text.split('\n')[0]).toBe(words(record.testServPtVo[name], record.appointmentRelNumber));
  });

  it('have the link also where it stands alone, and no line for what is not known', async () => {
    await manager.publish(await read(), { ...EMAIL, textMessage: OWN });
    const { text } = await confirmed('en');
    expect(text).toMatch(/^See you at .+\.\n\nhttps:\/\/lab\.example\/\?lang=en#\/booking\?link=\S+$/);
  });

  it('give way to those of the house when they are withdrawn', async () => {
    const { data } = await manager.publish(await read(), { ...EMAIL, textMessage: OWN });
    await manager.withdraw(data);
    expect((await confirmed('en')).text).toContain('your appointment is booked.');
  });
});

it('an entry from before, without words of a text message, sends those of the house', async () => {
  const { status, data } = await manager.publish(await read(), EMAIL);
  expect(status).toBe(200);
  expect(data.published).toEqual(EMAIL);
  expect((await confirmed('tc')).text).toContain('您的預約已確認。');
});

describe('words of a text message are refused', () => {
  const save = async (textMessage: object) => manager.save(await read(), { ...EMAIL, textMessage });

  it('with a name that stands for nothing', async () => {
    const refused = await save({ ...OWN, zh: '{docNo}' });
    expect(refused).toMatchObject({ status: 422, error: 'content-invalid' });
    expect(problems(refused)).toEqual([{ path: 'textMessage.zh', problem: 'placeholder' }]);
  });

  it('with a part that e-mails alone can show', async () => {
    expect(problems(await save({ ...OWN, en: 'Come: {appointment}' }))).toEqual([
      { path: 'textMessage.en', problem: 'email-only' },
    ]);
    expect(problems(await save({ ...OWN, tw: '{former}' }))).toEqual([
      { path: 'textMessage.tw', problem: 'email-only' },
    ]);
  });

  it('beyond six segments, filled with long facts', async () => {
    const { status } = await save({ ...everywhere('x'.repeat(6 * 153)), tw: '預'.repeat(6 * 67) });
    expect(status).toBe(200);
    const text = `{link}${'x'.repeat(6 * 153 - 20)}`;
    expect(problems(await save({ ...everywhere(text), tw: '預'.repeat(6 * 67 + 1), zh: '约' }))).toEqual([
      { path: 'textMessage.tw', problem: 'segments' },
      { path: 'textMessage.en', problem: 'segments' },
    ]);
  });

  it('when they are published in some of the languages', async () => {
    const refused = await manager.publish(await read(), { ...EMAIL, textMessage: { ...OWN, zh: '' } });
    expect(problems(refused)).toEqual([{ path: 'textMessage.zh', problem: 'empty' }]);
  });
});
