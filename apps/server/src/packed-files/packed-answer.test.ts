import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { packedAnswer } from './packed-answer.ts';

let test: TestApp;
let month: string;
let empty: string;
beforeAll(async () => {
  test = await buildTestApp();
  const [servPtId, other] = [await givenServicePoint(test.db), await givenServicePoint(test.db)];
  for (let hour = 9; hour < 18; hour++) {
    const time = `${String(hour).padStart(2, '0')}:00:00`;
    for (const day of ['03', '04', '05'])
      await givenSlot(test.db, { servPtId, servTime: `2026-03-${day} ${time}` });
  }
  const path = (id: string) => `/api/rest/appointment/servPtApptTime/${id}?type=ECG`;
  [month, empty] = [path(servPtId), path(other)];
});
afterAll(() => test.close());

const ask = (url: string, encodings?: string) =>
  test.app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

describe('an answer that is the same for everybody', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('is compressed for who takes %s, by %s', async (encodings, encoding, unpack) => {
    for (const url of [month, '/api/rest/appointment/servPt/list']) {
      const [packed, plain] = [await ask(url, encodings), await ask(url)];
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'Accept-Encoding',
      });
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    }
  });

  it.each([undefined, 'identity', 'gzip;q=0, br;q=0.0', 'deflate'])(
    'is sent as it is to who takes %j',
    async (encodings) => {
      const { headers, body } = await ask(month, encodings);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(JSON.parse(body).code).toBe(200);
    },
  );

  it('is not compressed where it is short', async () => {
    expect((await ask(empty, 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('changes for everybody as soon as it has changed, however it was compressed', async () => {
    const slot = await givenSlot(test.db, { servTime: '2026-03-09 10:00:00', capacity: 1 });
    for (let hour = 9; hour < 21; hour++)
      await givenSlot(test.db, {
        servPtId: slot.servPtId,
        servTime: `2026-03-10 ${String(hour).padStart(2, '0')}:00:00`,
      });
    const url = `/api/rest/appointment/servPtApptTime/${slot.servPtId}?type=ECG`;
    const quota = async () =>
      JSON.parse(brotliDecompressSync((await ask(url, 'br')).rawPayload).toString()).data['2026-03-09']
        .slots[0].hasQuota;
    expect(await quota()).toBe(true);
    await visitor(test).book(slot);
    expect(await quota()).toBe(false);
  });
});

it('is compressed once for all who ask', async () => {
  const answer = packedAnswer(JSON.stringify('slot '.repeat(1_000)));
  const [first, second] = await Promise.all([answer.encoded('br'), answer.encoded('br')]);
  expect(first).toBe(second);
});

it.each(['/api/captchaImage', '/api/rest/appointment/appt/list'])(
  '%s, which carries a secret, is never compressed',
  async (url) => {
    const guest = visitor(test, { name: 'Chan Tai Man' });
    // Three bookings, as a single one would be too short to be compressed.
    for (const day of ['03', '04', '05'])
      await guest.book(await givenSlot(test.db, { servTime: `2026-03-${day} 10:00:00` }));
    const answer = url.endsWith('list')
      ? await test.app.inject({
          method: 'POST',
          url,
          headers: { 'accept-encoding': 'gzip, br' },
          payload: { name: guest.name, docNo: guest.docNo, ...(await guest.captcha()), language: 'en' },
        })
      : await ask(url, 'gzip, br');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBeGreaterThan(1_400);
    expect(answer.headers['content-encoding']).toBeUndefined();
  },
);
