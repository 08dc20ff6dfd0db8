import { connect } from 'node:net';
import { PUBLIC } from '@phial/contract/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('the path of a call', () => {
  it.each([
    '/api/auth/code',
    '//api//auth//code',
    '/api/auth/code/',
    '/api/auth/code?x=1',
    '/api//auth/code//?x=1',
  ])('%s is one and the same', async (url) => {
    expect((await test.app.inject({ url })).statusCode).toBe(200);
  });

  it('exists under the configured prefix only', async () => {
    const moved = await buildTestApp({ db: test.db, config: { apiPrefix: '/lab/v1' } });
    expect((await moved.app.inject('/lab/v1/auth/code')).statusCode).toBe(200);
    expect((await moved.app.inject('/lab/v1/docs/json')).statusCode).toBe(200);
    expect((await moved.app.inject('/api/auth/code')).statusCode).toBe(404);
    await moved.close();
  });
});

describe('every response', () => {
  it.each(['/api/auth/code', '/nowhere', '/healthz'])(
    'of %s carries its number and is not kept',
    async (url) => {
      const [first, second] = [await test.app.inject(url), await test.app.inject(url)];
      expect(first.headers['x-request-id']).toMatch(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      expect(first.headers['cache-control']).toBe('no-store');
    },
  );

  it('ignores a request id sent by the caller', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    expect((await test.app.inject({ url: '/healthz', headers })).headers['x-request-id']).not.toBe('mine');
  });

  it("allows only the site's own scripts", async () => {
    const { headers } = await test.app.inject('/api/auth/code');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';" +
        "manifest-src 'self';frame-src 'self';frame-ancestors 'none';form-action 'self';base-uri 'none';object-src 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('sends HSTS when the public address is https', async () => {
    const secure = await buildTestApp({ db: test.db, config: { publicUrl: 'https://lab.example' } });
    const { headers } = await secure.app.inject('/healthz');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});

describe('the address of a caller', () => {
  const from = { 'x-forwarded-for': '203.0.113.77' };

  it.each([
    [false as const, '127.0.0.0/24'],
    [['127.0.0.1'], '203.0.113.0/24'],
    [['10.0.0.0/8'], '127.0.0.0/24'],
  ])('behind proxies trusted: %j', async (trustProxy, network) => {
    const behind = await buildTestApp({ db: test.db, config: { trustProxy } });
    await behind.app.inject({ url: '/healthz', headers: from });
    expect(JSON.parse(behind.logLines.at(-1) ?? '')).toMatchObject({ network });
    await behind.close();
  });
});

describe('a connection', () => {
  const SHORT = { headers: 300, request: 600, check: 50, keepAlive: 1_000, drain: 1_000 };
  let served: TestApp;
  let port: number;

  beforeAll(async () => {
    served = await buildTestApp({
      db: test.db,
      timeLimits: SHORT,
      site: async (app) => {
        app.get('/slow', { config: { access: PUBLIC } }, async () => {
          begun.resolve();
          await gate.promise;
          return { code: 200, msg: '' };
        });
      },
    });
    port = Number(new URL(await served.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => served.close());

  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();

  /** Sends a text and answers what came back by the time the server hung up. */
  function converse(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  it.each([
    ['sends nothing', ''],
    ['never ends its headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: a'],
    [
      'never ends its body',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
  ])('that %s is closed', async (_title, text) => {
    const answer = await converse(text);
    expect(answer).toMatch(/^(?:$|HTTP\/1\.1 408 )/);
  });

  it('with endless headers is closed', async () => {
    expect(await converse(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it("given up by its caller is nobody's fault", async () => {
    const before = served.logLines.length;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /api/rest/appointment/hold HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
        () => socket.destroy(),
      );
    });
    await expect
      .poll(() => served.logLines.slice(before).map((line) => JSON.parse(line)))
      .toMatchObject([{ level: 30, status: 499 }]);
  });

  it('in use when the server closes gets its response', async () => {
    const answer = fetch(`http://127.0.0.1:${port}/slow`);
    await begun.promise;
    const closed = served.app.close();
    gate.resolve();
    const response = await answer;
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ code: 200, msg: '' });
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });
});
