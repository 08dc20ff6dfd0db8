import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function statusOf(url: string): Promise<[number, unknown]> {
  const response = await test.app.inject({ url, headers: { 'accept-language': 'en' } });
  return [response.statusCode, response.json()];
}

describe('a server at work', () => {
  it('is alive and ready', async () => {
    expect(await statusOf('/healthz')).toEqual([200, { code: 200, msg: '', data: { alive: true } }]);
    expect(await statusOf('/readyz')).toEqual([200, { code: 200, msg: '', data: { ready: true } }]);
  });

  it('is alive but not ready while a migration is missing', async () => {
    const { rows } = await test.db.query<{ name: string; sha256: string }>({
      name: 'test-unmigrate',
      text: "DELETE FROM schema_migration WHERE name = '0002-captcha' RETURNING name, sha256",
      values: [],
    });
    expect(await statusOf('/healthz')).toMatchObject([200, {}]);
    expect(await statusOf('/readyz')).toMatchObject([503, { code: 503, error: 'busy' }]);
    await test.db.query({
      name: 'test-remigrate',
      text: 'INSERT INTO schema_migration (name, sha256) VALUES ($1, $2)',
      values: [rows[0]?.name, rows[0]?.sha256],
    });
    expect(await statusOf('/readyz')).toMatchObject([200, {}]);
  });

  it('is alive but not ready without its database, and every call says so', async () => {
    const gone = openTestDatabase('postgresql://nobody:secret@127.0.0.1:1/nowhere');
    const cut = await buildTestApp({ db: gone });
    expect((await cut.app.inject('/healthz')).statusCode).toBe(200);
    for (const url of ['/readyz', '/api/auth/code']) {
      const response = await cut.app.inject({ url, headers: { 'accept-language': 'en' } });
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({
        code: 503,
        error: 'busy',
        msg: expect.stringContaining('busy'),
      });
    }
    expect(cut.logLines.join('')).toContain('ECONNREFUSED');
    expect(cut.logLines.join('')).not.toContain('secret');
    await cut.close();
    await gone.close();
  });
});

it('is alive but not ready while the disk of its database is full', async () => {
  const full = new URL(test.db.url);
  full.searchParams.set('options', '-c temp_file_limit=0');
  const db = openTestDatabase(full.href);
  const cut = await buildTestApp({ db });
  expect((await cut.app.inject('/healthz')).statusCode).toBe(200);
  const response = await cut.app.inject('/readyz');
  expect([response.statusCode, response.json()]).toMatchObject([503, { code: 503, error: 'busy' }]);
  await cut.close();
  await db.close();
});

describe('the metrics', () => {
  async function metrics(): Promise<string> {
    const response = await test.app.inject('/metrics');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    return response.body;
  }

  it('time requests by route pattern and status', async () => {
    await test.app.inject('/api/rest/appointment/servPtApptTime/marker-id?type=marker-type');
    await test.app.inject('/marker-path');
    const text = await metrics();
    expect(text).toMatch(
      /phial_http_request_duration_seconds_count\{method="GET",route="\/api\/rest\/appointment\/servPtApptTime\/:servPtId",status="\d+"\} 1/,
    );
    expect(text).toContain(
      'phial_http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1',
    );
    expect(text).not.toContain('marker');
  });

  it('count bookings by outcome', async () => {
    const enquire = async (captcha: string) => {
      const { uuid } = (await test.app.inject('/api/auth/code')).json<{ uuid: string }>();
      const payload = { name: 'Chan', docNo: 'A123456(3)', language: 'en', uuid, captcha };
      return test.app.inject({ method: 'POST', url: '/api/rest/appointment/appt/list', payload });
    };
    await enquire('TEST');
    await enquire('zzzz');
    await enquire('zzzz');
    const text = await metrics();
    expect(text).toContain('phial_booking_outcomes_total{operation="enquire",outcome="ok"} 1');
    expect(text).toContain('phial_booking_outcomes_total{operation="enquire",outcome="captcha-wrong"} 2');
  });

  it('cover the event loop and the database', async () => {
    const text = await metrics();
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toMatch(/phial_database_connections\{state="open"\} \d/);
    expect(text).toContain('phial_database_connections{state="waiting"} 0');
  });
});
