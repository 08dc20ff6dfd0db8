import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextProvider, TextProviderTest } from '@phial/contract/staff/text-provider';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addKeyToFile } from '../../crypto/key-file.ts';
import { type KeyRing, loadKeyRing } from '../../crypto/key-ring.ts';
import { reencryptColumns } from '../../crypto/reencrypt.ts';
import { doJob } from '../../jobs/jobs.ts';
import { sendMessages } from '../../messages/send-messages.ts';
import { sendTexts } from '../../messages/send-texts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot } from '../../testing/builders.ts';
import { givenLaboratory } from '../../testing/laboratory.ts';
import { PASSWORD, signedIn } from '../../testing/staff.ts';
import { visitor } from '../../testing/visitor.ts';
import { startTextProvider, type TextProvider as TestProvider } from '../testing/text-provider.ts';
import { createProviderSender, ENCRYPTED_TEXT_SECRETS } from './provider-sender.ts';
import { readTextProviderRow, writeTextProviderRow } from './text-provider.sql.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let provider: TestProvider;
let url: string;
beforeAll(async () => {
  test = await buildTestApp();
  await givenLaboratory(test);
  administrator = await signedIn(test, { role: 'administrator' });
});
afterAll(() => test.close());
beforeEach(async () => {
  provider = await startTextProvider();
  const address = new URL(provider.url);
  url = `${address.origin}${address.pathname}`;
});
afterEach(async () => {
  await provider.close();
  await test.db.kysely.deleteFrom('text_provider').execute();
  await test.db.kysely.deleteFrom('outbox').execute();
});

const PATH = '/staff/text-provider';
const settings = () => ({
  enabled: true,
  channel: 'sms',
  url,
  sender: '+85200000000',
  headers: 'Authorization: Basic {encodedSecret}',
  format: 'form',
  body: 'To={to}\nFrom={from}\nBody={text}',
  idPath: 'sid',
  reportIdPath: 'MessageSid',
  reportStatePath: 'MessageStatus',
  deliveredStates: 'delivered, read',
  failedStates: 'failed,undelivered',
  secret: 'AC1:sec/ret',
  version: 0,
  ownPassword: PASSWORD,
});
const WHATSAPP = {
  channel: 'whatsapp',
  headers: 'Authorization: Bearer {secret}',
  format: 'json',
  body: '{"messaging_product": "whatsapp", "to": "{number}", "template": {"language": {"code": "{language}"}, "text": "{line}"}}',
  idPath: 'messages.0.id',
};
const change = (changes: object = {}) =>
  administrator.call<TextProvider>('PUT', PATH, { ...settings(), ...changes });
const tried = () =>
  administrator.call<TextProviderTest>('POST', `${PATH}/test`, { telNo: '91234567', language: 'en' });

async function sentTo(person: object = {}) {
  const slot = await givenSlot(test.db);
  await visitor(test, { name: 'Au Siu Ming' }).book(slot, { email: '', language: 'tc', ...person });
  await doJob(test, sendMessages);
  await doJob(test, sendTexts);
  return test.db.kysely
    .selectFrom('outbox')
    .select(['state', 'channel', 'provider_message_id', 'failure'])
    .execute();
}

it('refuses what cannot be sent, without the own password, and an address that is not public', async () => {
  const refusals = [
    ['confirmation-needed', { ownPassword: undefined }],
    ['password-wrong', { ownPassword: 'not mine' }],
    ['text-provider-url-invalid', { url: 'http://sms.example/' }],
    ['text-provider-url-invalid', { url: 'https://user:pw@sms.example/' }],
    ['text-provider-url-invalid', { url: 'https://10.0.0.1/' }],
    ['text-provider-headers-invalid', { headers: 'Authorization: {password}' }],
    ['text-provider-body-invalid', { body: 'To={to}' }],
    ['text-provider-secret-missing', { secret: undefined }],
  ] as const;
  for (const [error, changes] of refusals) {
    expect(await change(changes), JSON.stringify(changes)).toMatchObject({ error });
  }
  expect(await tried()).toMatchObject({ error: 'text-provider-missing' });
  expect((await administrator.call<TextProvider>('GET', PATH)).data).toMatchObject({
    version: 0,
    enabled: false,
    environment: false,
  });
});

it('stores the secret encrypted, never returns it, and keeps it for its own address alone', async () => {
  const { data } = await change();
  expect(data).toMatchObject({ version: 1, hasSecret: true });
  expect(JSON.stringify(data)).not.toContain('sec/ret');
  const stored = await test.db.kysely.selectFrom('text_provider').selectAll().executeTakeFirstOrThrow();
  expect(stored.secret?.toString('latin1')).not.toContain('sec/ret');
  const kept = { secret: undefined, version: 1 };
  expect(await change({ ...kept, url: 'https://elsewhere.example/' })).toMatchObject({
    error: 'text-provider-secret-missing',
  });
  expect((await change({ ...kept, sender: 'LAB' })).data).toMatchObject({ version: 2, hasSecret: true });
  expect(await change({ ...kept, sender: 'LATE' })).toMatchObject({
    error: 'version-conflict',
    data: { provider: { sender: 'LAB', version: 2 } },
  });
  const events = await test.db.kysely
    .selectFrom('event')
    .select('detail')
    .where('action', '=', 'text-provider-changed')
    .execute();
  expect(events).toHaveLength(2);
  expect(JSON.stringify(events)).not.toContain('sec/ret');
});

it('sends a visitor without e-mail a text message by the stored provider, and none while it is off', async () => {
  await change({ enabled: false });
  expect(await sentTo()).toEqual([
    { state: 'SKIPPED', channel: null, provider_message_id: null, failure: 'no-channel' },
  ]);
  await test.db.kysely.deleteFrom('outbox').execute();
  await change({ version: 1 });
  expect(await sentTo()).toEqual([
    { state: 'SENT', channel: 'sms', provider_message_id: 'SM1', failure: null },
  ]);
  expect(provider.texts).toMatchObject([{ login: 'AC1:sec/ret', to: '+85291234567', from: '+85200000000' }]);
  expect(provider.texts[0]?.text).toContain('您的預約已確認。');
});

it('sends by WhatsApp as JSON, in one line and with the language of the booking', async () => {
  await change(WHATSAPP);
  expect(await sentTo({ language: 'sc' })).toEqual([
    { state: 'SENT', channel: 'whatsapp', provider_message_id: 'wamid.1=', failure: null },
  ]);
  const [text] = provider.texts;
  expect(text?.authorization).toBe('Bearer AC1:sec/ret');
  const body = JSON.parse(text?.body ?? '');
  expect(body).toMatchObject({ to: '85291234567', template: { language: { code: 'zh_CN' } } });
  expect(body.template.text).toContain('您的预约已确认。');
  expect(body.template.text).not.toContain('\n');
});

it('tries the stored settings with a test message, says why it failed, and keeps the number nowhere', async () => {
  await change({ enabled: false });
  expect((await tried()).data).toEqual({ failure: null, hasId: true });
  expect(provider.texts).toMatchObject([
    { to: '+85291234567', text: expect.stringContaining('Test message') },
  ]);
  provider.manners = 401;
  expect((await tried()).data).toEqual({ failure: 'HTTP 401', hasId: false });
  const events = await test.db.kysely
    .selectFrom('event')
    .selectAll()
    .where('action', '=', 'text-provider-tested')
    .execute();
  expect(events).toHaveLength(2);
  expect(JSON.stringify(events)).not.toContain('91234567');
});

it('is re-encrypted when the keys are rotated', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'phial keys '));
  const first = await loadKeyRing({ dataDir });
  const row = await writeTextProviderRow(test.db, {
    ...settings(),
    channel: 'sms',
    format: 'form',
    ...encrypted(first, 'a secret'),
    id: PROVIDER_ID,
    now: test.clock.now(),
  });
  await addKeyToFile(dataDir);
  const keys = await loadKeyRing({ dataDir });
  await reencryptColumns(test.db, keys, [ENCRYPTED_TEXT_SECRETS]);
  const after = await readTextProviderRow(test.db);
  expect(after?.secretKeyId).toBe(keys.newestId);
  expect(after?.secretKeyId).not.toBe(row?.secretKeyId);
  if (after === undefined) throw new Error('the row is gone');
  await createProviderSender({ ...test, keys }, after).send({
    to: '+85291234567',
    text: 'x',
    language: 'en',
  });
  expect(provider.texts).toMatchObject([{ login: 'a secret' }]);
  await rm(dataDir, { recursive: true });
});

const PROVIDER_ID = '5f0c1d6e-0c1f-4f4e-8a39-0d6a3a4a7b11';
function encrypted(keys: KeyRing, secret: string) {
  const { keyId, bytes } = keys.encrypt(PROVIDER_ID, ENCRYPTED_TEXT_SECRETS.column, secret);
  return { secretKeyId: keyId, secret: bytes };
}
