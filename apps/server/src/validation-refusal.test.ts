import { en } from '@phial/content/messages/en';
import { tw } from '@phial/content/messages/tw';
import { zh } from '@phial/content/messages/zh';
import { PUBLIC } from '@phial/contract/access';
import { CreateRequest } from '@phial/contract/booking/appointment';
import { AvailabilityQuery } from '@phial/contract/booking/availability';
import type { Refusal } from '@phial/contract/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

const CATALOGUES = { en, tw, zh };
const WIRE = { en: 'en', tw: 'tc', zh: 'sc' };

const booking = {
  name: '陳大文',
  docNo: 'A123456(3)',
  telNo: '91234567',
  uuid: '00000000-0000-4000-8000-000000000000',
  captcha: 'TEST',
  servPtId: 'p1',
  servTime: '2026-03-03 09:00:00',
  language: 'en',
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    site: async (app) => {
      app.post('/booking', { config: { access: PUBLIC }, schema: { body: CreateRequest } }, async () => ({
        code: 200,
      }));
      app.get(
        '/days/:id',
        { config: { access: PUBLIC }, schema: { querystring: AvailabilityQuery } },
        async () => ({ code: 200 }),
      );
    },
  });
});
afterAll(() => test.close());

async function post(payload: unknown, headers: Record<string, string> = {}) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/booking',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  });
  return { status: response.statusCode, body: response.json<Refusal>() };
}

describe('a body that does not fit', () => {
  it.each(['tw', 'zh', 'en'] as const)(
    'speaks the language of the body before that of the header: %s',
    async (language) => {
      const { body } = await post(
        { ...booking, name: undefined, language: WIRE[language] },
        { 'accept-language': 'fr' },
      );
      expect(body.msg).toBe(CATALOGUES[language].errors.refusals['name-required']);
    },
  );

  it.each<[string, object, number, string]>([
    ['name missing', { name: undefined }, 422, 'name-required'],
    ['name null', { name: null }, 422, 'name-required'],
    ['name endless', { name: 'x'.repeat(401) }, 422, 'name-too-long'],
    ['document number missing', { docNo: undefined }, 422, 'card-number-required'],
    ['document number a number', { docNo: 1234567 }, 422, 'card-number-invalid'],
    ['phone a number', { telNo: 91234567 }, 422, 'phone-invalid'],
    ['e-mail an object', { email: {} }, 422, 'email-invalid'],
    ['captcha missing', { captcha: undefined }, 422, 'captcha-required'],
    ['uuid missing', { uuid: undefined }, 422, 'captcha-required'],
    ['captcha endless', { captcha: 'x'.repeat(17) }, 422, 'captcha-wrong'],
    ['service point missing', { servPtId: undefined }, 422, 'service-point-unknown'],
    ['time malformed', { servTime: 'tomorrow' }, 422, 'slot-unknown'],
    ['language unknown', { language: 'fr' }, 400, 'body-invalid'],
    ['unknown field', { colour: 'red' }, 400, 'field-unknown'],
    ['name before captcha', { captcha: undefined, name: undefined }, 422, 'name-required'],
  ])('%s', async (_title, change, status, error) => {
    expect(await post({ ...booking, ...change })).toMatchObject({ status, body: { code: status, error } });
  });

  it('names the field in words where it has no sentence of its own', async () => {
    const missing = await post({ ...booking, language: undefined });
    expect(missing.body).toMatchObject({
      msg: 'Please fill in the language and try again.',
      data: { field: 'language' },
    });
    const wrong = await post({ ...booking, isModifyReserve: 'yes' }, { 'accept-language': 'zh-Hant' });
    expect(wrong.body.msg).toBe(
      'The mark of a changed booking is not in the right format. Please check it and try again.',
    );
  });

  it.each<[string, string | Buffer]>([
    ['broken', '{bad'],
    ['empty', ''],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['deeply nested', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['a key twice', '{"name":"a","name":"b"}'],
    ['a key twice, spelled differently', '{"name":"a","n\\u0061me":"b"}'],
    ['poisoned', '{"__proto__":{"admin":true}}'],
    ['poisoned through the constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('%s', async (_title, payload) => {
    expect(await post(payload)).toMatchObject({ status: 400, body: { error: 'body-invalid' } });
  });

  it.each<[string, string | Buffer]>([
    ['U+0000', JSON.stringify({ ...booking, name: 'a\u0000b' })],
    ['a lone surrogate', '{"name":"\\ud800"}'],
    ['U+0000 in a key', '{"a\\u0000":1}'],
    ['U+0000 deep down', '{"a":[{"b":["\\u0000"]}]}'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s', async (_title, payload) => {
    expect(await post(payload)).toMatchObject({ status: 400, body: { error: 'text-invalid' } });
  });

  it('is too large past 64 kB', async () => {
    expect(await post({ name: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
      body: { error: 'body-too-large' },
    });
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('is %s', async (type) => {
    expect(await post('a=b', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { error: 'media-type' },
    });
  });
});

describe('an address that does not fit', () => {
  it.each([
    ['/days/p1?startDate=tomorrow', 422, 'range-invalid'],
    ['/days/p1?startDate=2026-03-01&startDate=2026-03-02', 422, 'range-invalid'],
    ['/days/p1?type=ECG&type=other', 400, 'body-invalid'],
    ['/days/p1?type=%00', 400, 'text-invalid'],
    ['/days/a%00b', 400, 'text-invalid'],
    ['/days/%zz', 404, 'not-found'],
    [`/days/${'x'.repeat(300)}`, 404, 'not-found'],
    ['/nowhere', 404, 'not-found'],
    ['/api/nowhere', 404, 'not-found'],
  ])('%s', async (url, status, error) => {
    const response = await test.app.inject({ url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      code: status,
      error,
      requestId: response.headers['x-request-id'],
    });
  });

  it('is known under another method', async () => {
    const response = await test.app.inject({ method: 'PATCH', url: '//booking/' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    expect(response.json<Refusal>().error).toBe('method-not-allowed');
    expect((await test.app.inject({ method: 'DELETE', url: '/days/p1?x=1' })).headers.allow).toBe(
      'GET, HEAD',
    );
  });
});
