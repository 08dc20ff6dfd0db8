import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { ERROR_STATUS, type ErrorCode, envelopeCode } from '@phial/contract/errors';
import { HIGHEST_INTEGER } from '@phial/contract/schemas';
import { LANGUAGES, type Language } from '@phial/domain/language';
import type { InjectOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { givenSlot } from './testing/builders.ts';
import { SENTENCES } from './testing/refusal-sentences.ts';
import { signedIn } from './testing/staff.ts';
import { visitor } from './testing/visitor.ts';
import { BROKEN_BODIES, WRONG_MEDIA_TYPES, WRONG_TEXTS, WRONG_VALUES } from './testing/wrong-input.ts';

const ACCEPT_LANGUAGE: Record<Language, string> = { tw: 'zh-Hant', zh: 'zh-Hans', en: 'en' };

const AT_ONCE = 12;

/** What fits each field of a call, so that a call fails by the one field that is spoilt. */
const FITTING: Record<string, unknown> = {
  name: 'Chan Tai Man',
  docNo: 'A123456(3)',
  telNo: '91234567',
  email: 'a@example.com',
  captcha: 'TEST',
  servPtId: 'central',
  servTime: '2026-03-03 09:00:00',
  language: 'en',
  type: 'ECG',
  userName: '陳大文',
  enName: 'Chan Tai Man',
  birthday: '1946-02-08',
  sex: 'M',
  cardType: 'HKID',
  idCard: 'A123456(3)',
  telephone: '01234567',
  telephone2: '01234567',
  token: 'k1.abc',
  login: 'dr.chan@clinic.example',
  password: 'correct horse battery',
  oldPassword: 'correct horse battery',
  newPassword: 'another good password',
  displayName: 'Chan Tai Man',
  totp: '123456',
  role: 'doctor',
  state: 'ACTIVE',
  version: 1,
};

let test: TestApp;

const calls = Object.values<Call>(CALLS).map(({ method, path, outsidePrefix, access, query, body }) => ({
  method,
  path: outsidePrefix ? path : `/api${path}`,
  /** Whether it needs the session of an account. */
  signedIn: access.open === 'accounts',
  query: Object.keys(query?.properties ?? {}),
  body: fieldsOf(body),
}));

/** The fields of a body that is an object. */
function fieldsOf(body: TSchema | undefined): Record<string, { type?: string }> {
  return body !== undefined && 'properties' in body ? (body.properties as Record<string, object>) : {};
}
beforeAll(async () => {
  test = await buildTestApp({ config: { logLevel: 'error' } });
});
afterAll(async () => {
  await test.close();
  // Not even a refusal of the database that was made good afterwards.
  expect(test.logLines).toEqual([]);
});

/** A path with its parameters filled in. */
function filled(path: string, value = '00000000-0000-4000-8000-000000000000'): string {
  return path.replace(/:\w+/g, value);
}

function json(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Sends it and holds the answer against what every answer must be. */
async function expectEnvelope(options: InjectOptions & { language?: Language }): Promise<void> {
  const { language = 'en', headers, ...rest } = options;
  const response = await test.app.inject({
    ...rest,
    headers: { 'accept-language': ACCEPT_LANGUAGE[language], ...headers },
  });
  const what = `${options.method} ${String(options.url).slice(0, 200)} ${String(options.payload).slice(0, 200)} → ${response.statusCode} ${response.body.slice(0, 300)} ${test.logLines.at(-1)}`;
  expect(response.statusCode, what).toBeLessThan(500);
  // A browser on its way from the identity provider is sent on to the sign-in page.
  if (response.statusCode === 303 && String(response.headers.location).startsWith('/admin/')) return;
  if (response.statusCode === 200) return;
  const answer = response.json<{ code: number; error: ErrorCode; msg: string; requestId: string }>();
  expect(answer.code, what).toBe(envelopeCode(answer.error));
  expect(response.statusCode, what).toBe(ERROR_STATUS[answer.error]);
  expect(SENTENCES[language].has(answer.msg), what).toBe(true);
  expect(answer.requestId, what).toBe(response.headers['x-request-id']);
}

/** Not one by one, as a password takes its time, nor all together: behind too many others a call is refused as busy. */
async function someAtOnce<T>(values: readonly T[], send: (value: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < values.length; at += AT_ONCE) {
    await Promise.all(values.slice(at, at + AT_ONCE).map(send));
  }
}

/** Captchas that accept the test answer, without the time it takes to draw them. */
async function freshCaptchas(count: number): Promise<string[]> {
  const { rows } = await test.db.query<{ captcha_id: string }>({
    name: 'test-captchas',
    text: `INSERT INTO captcha (captcha_id, answer_hash, expires_at)
      SELECT gen_random_uuid(), decode(repeat('00', 32), 'hex'), $1 FROM generate_series(1, $2::int)
      RETURNING captcha_id`,
    values: [new Date(test.clock.now().getTime() + 1000), count],
  });
  return rows.map((row) => row.captcha_id);
}

describe.each(LANGUAGES)('answered in words of %s, never with a fault of the server', (language) => {
  it('bodies that are no booking at all', async () => {
    for (const { method, path } of calls.filter((call) => call.method !== 'GET')) {
      for (const payload of BROKEN_BODIES) {
        const headers = { 'content-type': 'application/json' };
        await expectEnvelope({ language, method, url: filled(path), headers, payload });
      }
    }
  });

  it('bodies of another kind', async () => {
    for (const { method, path } of calls.filter((call) => call.method !== 'GET')) {
      for (const type of WRONG_MEDIA_TYPES) {
        await expectEnvelope({
          language,
          method,
          url: filled(path),
          headers: { 'content-type': type },
          payload: 'a=b',
        });
      }
      await expectEnvelope({ language, method, url: filled(path), payload: Buffer.from([0xff, 0xfe, 0x00]) });
    }
  });

  it('fields that are unknown, missing or not texts', async () => {
    for (const { method, path, body } of calls) {
      const fitting = Object.fromEntries(Object.keys(body).map((field) => [field, FITTING[field]]));
      for (const field of [...Object.keys(body), 'unknown', '__proto__x', 'x'.repeat(3_000), '字段']) {
        for (const value of [undefined, ...WRONG_VALUES]) {
          if (field === 'language' && value !== undefined) continue;
          const payload = json({
            ...fitting,
            language: { tw: 'tc', zh: 'sc', en: 'en' }[language],
            [field]: value,
          });
          if (method === 'GET') continue;
          const headers = { 'content-type': 'application/json' };
          await expectEnvelope({ language, method, url: filled(path), headers, payload });
        }
      }
    }
  });

  it('addresses', async () => {
    for (const { method, path, query } of calls) {
      for (const text of WRONG_TEXTS.filter((wrong) => wrong !== '' && wrong.isWellFormed())) {
        const value = encodeURIComponent(text);
        if (path.includes(':')) await expectEnvelope({ language, method, url: filled(path, value) });
        for (const name of query) {
          await expectEnvelope({ language, method, url: `${filled(path)}?${name}=${value}` });
          await expectEnvelope({ language, method, url: `${filled(path)}?${name}=${value}&${name}=x` });
        }
      }
      for (const raw of ['%', '%zz', '%ED%A0%80', '%c0%80', '%2f..%2f']) {
        await expectEnvelope({ language, method, url: `${filled(path, raw)}?x=${raw}` });
      }
    }
  });

  it('methods nobody offers', async () => {
    for (const path of new Set(calls.map((call) => call.path))) {
      for (const method of ['PATCH', 'OPTIONS', 'PUT', 'DELETE', 'POST', 'GET'] as const) {
        if (calls.some((call) => call.path === path && call.method === method)) continue;
        await expectEnvelope({ language, method, url: filled(path), payload: '{"a":1}' });
      }
    }
  });
});

it('texts nobody would type get past a right captcha and a good token to no fault either', async () => {
  const slot = await givenSlot(test.db, { capacity: 2_000 });
  const patient = visitor(test);
  const { data, token } = await patient.book(slot);
  const record = data.apptRecordId;
  const good = {
    ...FITTING,
    docNo: patient.docNo,
    servPtId: slot.servPtId,
    servTime: slot.servTime,
    apptRecordId: record,
    appointmentRecordId: record,
  };
  const captchas = await freshCaptchas(2_000);
  for (const { method, path, body } of calls) {
    for (const [field, { type }] of Object.entries(body)) {
      if (type !== 'string' || field === 'uuid') continue;
      const fitting = Object.fromEntries(Object.entries(good).filter(([name]) => name in body));
      // The long ones are stopped by the schema, as seen above.
      const texts = WRONG_TEXTS.filter((text) => text.length < 100);
      await someAtOnce(texts, (text) => {
        const uuid = 'uuid' in body ? { uuid: captchas.pop() } : {};
        const payload = json({ ...fitting, ...uuid, [field]: text });
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        return expectEnvelope({ method, url: filled(path, record), headers, payload });
      });
    }
  }
});

it('headers nobody would send', async () => {
  const texts = ['', 'Bearer', 'Bearer x.y.z', 'Bearer \u00ff', 'x'.repeat(8_000), '"', '\\', "'"];
  for (const { method, path } of calls.filter((call) => call.method !== 'GET')) {
    for (const text of texts) {
      const headers = { authorization: text, 'idempotency-key': text, 'content-type': 'application/json' };
      await expectEnvelope({ method, url: filled(path), headers, payload: json({ ...FITTING, uuid: 'x' }) });
    }
  }
});

it.each(['administrator', 'doctor'] as const)(
  'calls of a signed-in %s',
  async (role) => {
    const texts = WRONG_TEXTS.filter((text) => text.length < 100);
    // The public ones have met all of it above.
    for (const { method, path, query, body } of calls.filter((call) => call.signedIn)) {
      // Some of them end the session.
      const person = await signedIn(test, { role });
      const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, ...(method !== 'GET' && { 'content-type': 'application/json' }) };
      const url = filled(path, person.id);
      for (const name of query) {
        for (const text of texts.filter((wrong) => wrong.isWellFormed())) {
          await expectEnvelope({ method, url: `${url}?${name}=${encodeURIComponent(text)}`, headers });
        }
      }
      if (method === 'GET') continue;
      for (const payload of BROKEN_BODIES) await expectEnvelope({ method, url, headers, payload });
      const fitting = Object.fromEntries(Object.keys(body).map((field) => [field, FITTING[field]]));
      for (const field of Object.keys(body)) {
        await someAtOnce([...WRONG_VALUES, ...texts], (value) =>
          expectEnvelope({ method, url, headers, payload: json({ ...fitting, [field]: value }) }),
        );
      }
    }
  },
  180_000,
);

it('no whole number of a request is without a limit that the database keeps as well', () => {
  const unlimited = Object.entries<Call>(CALLS).flatMap(([operation, { query, body }]) =>
    [query, body].flatMap((schema) => unlimitedIn(schema).map((where) => `${operation}${where}`)),
  );
  expect(unlimited).toEqual([]);
});

/** The whole numbers of a schema that can be too large for a column. */
function unlimitedIn(schema: unknown, where = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Number.POSITIVE_INFINITY } = schema as { type?: unknown; maximum?: number };
  if (type === 'integer') return maximum > HIGHEST_INTEGER ? [where] : [];
  return Object.entries(schema).flatMap(([name, value]) => unlimitedIn(value, `${where}.${name}`));
}
