import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueCheckToken } from '../crypto/check-token.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { trustProxy: ['10.0.0.0/8'] } });
});
afterAll(() => test.close());

async function ask(token: string) {
  const answer = await test.app.inject({
    url: '/api/seen-request',
    remoteAddress: '10.1.2.3',
    headers: {
      'x-phial-check': token,
      'x-forwarded-for': '192.0.2.7, 198.51.100.9',
      'x-forwarded-proto': 'https',
      host: 'lab.example',
    },
  });
  return answer.json<{ data: unknown; error?: string }>();
}

it('says how a request arrived to whoever has the keys', async () => {
  expect((await ask(issueCheckToken(test.keys, test.clock.now()))).data).toEqual({
    address: '198.51.100.9',
    peer: '10.1.2.3',
    forwarded: true,
    protocol: 'https',
    host: 'lab.example',
  });
});

it('answers nobody else, and not for longer than a minute', async () => {
  const token = issueCheckToken(test.keys, test.clock.now());
  const [end = '', ...rest] = token.split('.');
  expect(await ask([String(Number(end) + 1), ...rest].join('.'))).toMatchObject({
    error: 'not-found',
    data: null,
  });
  expect(await ask('')).toMatchObject({ error: 'not-found' });
  test.clock.advance(60);
  expect(await ask(token)).toMatchObject({ error: 'not-found' });
});
