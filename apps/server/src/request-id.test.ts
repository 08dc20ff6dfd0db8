import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { trustProxy: ['10.0.0.0/8'] } });
});
afterAll(() => test.close());

async function idOf(given: string | undefined, remoteAddress: string): Promise<unknown> {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  const response = await test.app.inject({ url: '/nowhere', remoteAddress, headers });
  return response.headers['x-request-id'];
}

const NEW = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  it('is that of a trusted proxy, in the answer and in the log', async () => {
    expect(await idOf('4c2f9a77d0e1b3a5', '10.1.2.3')).toBe('4c2f9a77d0e1b3a5');
    expect(test.logLines.at(-1)).toContain('"reqId":"4c2f9a77d0e1b3a5"');
  });

  it.each(['short', 'a'.repeat(65), 'two, values', 'with space', 'ünïcödé-id', '{"a":"b"}'])(
    'is a new one where the proxy sends %s',
    async (given) => {
      expect(await idOf(given, '10.1.2.3')).toMatch(NEW);
    },
  );

  it('is a new one for anybody else, and where none is sent', async () => {
    expect(await idOf('4c2f9a77d0e1b3a5', '203.0.113.7')).toMatch(NEW);
    expect(await idOf(undefined, '10.1.2.3')).toMatch(NEW);
  });

  it('is a new one where no proxy is trusted', async () => {
    const open = await buildTestApp({ db: test.db });
    const response = await open.app.inject({
      url: '/nowhere',
      headers: { 'x-request-id': '4c2f9a77d0e1b3a5' },
    });
    expect(response.headers['x-request-id']).toMatch(NEW);
    await open.close();
  });
});
