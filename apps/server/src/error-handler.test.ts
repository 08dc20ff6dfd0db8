import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { en } from '@phial/content/messages/en';
import { server as enServer } from '@phial/content/messages/en/server';
import { tw } from '@phial/content/messages/tw';
import { server as twServer } from '@phial/content/messages/tw/server';
import { zh } from '@phial/content/messages/zh';
import { server as zhServer } from '@phial/content/messages/zh/server';
import { PUBLIC } from '@phial/contract/access';
import type { Refusal } from '@phial/contract/envelope';
import { ERROR_STATUS, type ErrorCode, envelopeCode } from '@phial/contract/errors';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from './errors.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

const WORDS = {
  en: { ...en.errors.refusals, ...enServer.accountRefusals },
  tw: { ...tw.errors.refusals, ...twServer.accountRefusals },
  zh: { ...zh.errors.refusals, ...zhServer.accountRefusals },
};
const HEADER = { en: 'en', tw: 'zh-Hant', zh: 'zh-Hans' };
const LANGUAGES = ['tw', 'zh', 'en'] as const;

/** A statement that fails with an SQLSTATE. */
const raise = (state: string) =>
  `DO $$ BEGIN RAISE EXCEPTION 'integer out of order' USING ERRCODE = '${state}'; END $$`;

let test: TestApp;
let failure: unknown;
let hangUp: () => void;
let port: number;

beforeAll(async () => {
  test = await buildTestApp({
    site: async (app, { db }) => {
      app.get('/throws', { config: { access: PUBLIC } }, async () => {
        throw failure;
      });
      app.post('/stream', { config: { access: PUBLIC } }, async (_request, reply) => {
        hangUp();
        await new Promise((resolve) => reply.raw.once('close', resolve));
        return reply.send(Readable.from('too late'));
      });
      app.get(
        '/sql',
        { config: { access: PUBLIC }, schema: { querystring: Type.Object({ text: Type.String() }) } },
        async (request) => db.query({ name: request.id, text: request.query.text, values: [] }),
      );
    },
  });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

describe('an intended refusal', () => {
  it.each(LANGUAGES)('has a status and words for every code in %s', async (language) => {
    for (const code of Object.keys(ERROR_STATUS) as ErrorCode[]) {
      failure = new Refused(code);
      const response = await test.app.inject({
        url: '/throws',
        headers: { 'accept-language': HEADER[language] },
      });
      expect(response.statusCode).toBe(ERROR_STATUS[code]);
      expect(response.json()).toEqual({
        code: envelopeCode(code),
        msg: WORDS[language][code],
        data: null,
        error: code,
        requestId: response.headers['x-request-id'],
      });
    }
  });

  it('includes data and the seconds to wait', async () => {
    failure = new Refused('bookings-in-the-way', { count: 1 }, 42);
    const response = await test.app.inject('/throws');
    expect(response.headers['retry-after']).toBe('42');
    expect(response.json<Refusal>().data).toEqual({ count: 1 });
  });

  it('uses traditional Chinese for a caller that names no language', async () => {
    const response = await test.app.inject('/nowhere');
    expect(response.json<Refusal>().msg).toBe(tw.errors.refusals['not-found']);
  });
});

describe('an unexpected error', () => {
  it('is answered with one neutral sentence and logged in full', async () => {
    failure = new TypeError('cannot read "A123456(3)" of 陳大文', { cause: new Error('inner') });
    const before = test.logLines.length;
    const response = await test.app.inject({ url: '/throws', headers: { 'accept-language': 'en' } });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({
      code: 500,
      msg: en.errors.refusals.unexpected,
      error: 'unexpected',
    });
    const line = JSON.parse(test.logLines[before] ?? '{}');
    expect(line).toMatchObject({ level: 50, error: { type: 'TypeError', cause: { message: 'inner' } } });
    expect(line.error.stack).toContain('error-handler.test.ts');
    expect(JSON.stringify(line)).not.toMatch(/A123456|陳大文/);
  });

  it.each([
    ['a value the database refuses', "SELECT 'x'::int", 400, 'body-invalid'],
    ['a number out of range', 'SELECT 99999999999::int', 400, 'body-invalid'],
    ['a statement given up for its time', raise('57014'), 503, 'busy'],
    ['a deadlock', raise('40P01'), 503, 'busy'],
    ['a database that shuts down', raise('57P01'), 503, 'busy'],
    ['a disk of the database that is full', raise('53100'), 503, 'busy'],
    ['a database short of memory', raise('53200'), 503, 'busy'],
    ['a fault of ours', 'SELECT nothing FROM nowhere', 500, 'unexpected'],
  ])('%s', async (_title, text, status, error) => {
    const response = await test.app.inject({
      url: '/sql',
      query: { text },
      headers: { 'accept-language': 'en' },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json<Refusal>()).toMatchObject({ error, msg: expect.stringMatching(/^[A-Z][^"]+\.$/) });
    expect(response.body).not.toMatch(/integer|relation|syntax|statement/);
  });

  it.each([undefined, null, 'text', { statusCode: 418 }])('handles %j thrown', async (thrown) => {
    failure = thrown;
    const response = await test.app.inject('/throws');
    expect(response.json<Refusal>().error).toBe('unexpected');
  });
});

it('is no error where the caller hangs up before the first of a stream', async () => {
  const before = test.logLines.length;
  const head = 'POST /stream HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2';
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n{}`));
  hangUp = () => socket.destroy();
  const lines = () => test.logLines.slice(before).map((line) => JSON.parse(line));
  await expect.poll(lines).not.toEqual([]);
  expect(lines()).toMatchObject([{ level: 30, status: 499, route: '/stream' }]);
});

it('responds to a caller that does not speak HTTP', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 400,
    msg: tw.errors.refusals['body-invalid'],
  });
});
