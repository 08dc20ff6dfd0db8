import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { givenSlot } from './testing/builders.ts';

const HOLD = '/api/rest/appointment/hold';
const JSON_TYPE = 'application/json; charset=utf-8';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await buildTestApp();
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

/** Sends bytes as they are, and answers all that comes until the server hangs up. */
function converse(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('where a request ends', () => {
  it.each([
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['two equal lengths', ['Content-Length: 5', 'Content-Length: 5']],
    ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity']],
    ['a length with a sign', ['Content-Length: +5']],
    ['a folded header', ['Content-Length: 0', 'X-Folded: a', ' b']],
    ['a blank before the colon', ['Content-Length : 5']],
  ])('is never in doubt: %s is refused, and nothing that follows is read', async (_title, headers) => {
    const answer = await converse(
      `POST ${HOLD} HTTP/1.1`,
      'Host: x',
      ...headers,
      '',
      '0',
      '',
      'GET /healthz HTTP/1.1',
      'Host: x',
      'Connection: close',
      '',
      '',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('what no call takes', () => {
  it('TRACE, which would repeat what it was sent', async () => {
    const answer = await converse(
      'TRACE /api/auth/code HTTP/1.1',
      'Host: x',
      'X-Secret: repeated',
      'Connection: close',
      '',
      '',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(answer).not.toContain('repeated');
  });

  it.each([
    ['without a type of its content', [], 415],
    ['with one', ['Content-Type: application/json'], 405],
  ])('QUERY %s', async (_title, headers, status) => {
    const answer = await converse(
      'QUERY /api/auth/code HTTP/1.1',
      'Host: x',
      ...headers,
      'Content-Length: 2',
      'Connection: close',
      '',
      '{}',
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it.each([
    ['compressed', gzipSync('{}'), { 'content-encoding': 'gzip' }],
    [
      'in another charset',
      Buffer.from('{"a":"é"}', 'latin1'),
      { 'content-type': 'application/json; charset=latin1' },
    ],
  ])('a body that is %s', async (_title, payload, headers) => {
    const response = await test.app.inject({
      method: 'POST',
      url: HOLD,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });

  it('a parameter that comes twice', async () => {
    await givenSlot(test.db);
    const answers = await Promise.all(
      ['type=ECG', 'type=ECG&type=ECG'].map((query) =>
        test.app.inject(`/api/rest/appointment/servPt/list?${query}`),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
  });
});

describe('what every answer says', () => {
  it.each(['/api/auth/code', '/api/docs/json', '/api/nowhere', '/healthz', '/nowhere'])(
    '%s: its encoding, a referrer for nobody else, and no other origin',
    async (url) => {
      const { headers } = await test.app.inject({ url, headers: { origin: 'https://elsewhere.example' } });
      expect(headers['content-type']).toMatch(/charset=utf-8$/);
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it('what is no request: its encoding', async () => {
    expect(await converse('GET  HTTP/9', '', '')).toContain(`Content-Type: ${JSON_TYPE}`);
  });
});
