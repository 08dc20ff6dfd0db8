import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { spendCaptcha } from './captcha.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function askCaptcha(path = '/api/auth/code') {
  const response = await test.app.inject({ url: path });
  expect(response.statusCode).toBe(200);
  return response.json<{ code: number; uuid: string; img: string; data: { uuid: string; img: string } }>();
}

/** Code of the refusal, or `accepted`. */
async function attempt(uuid: string, captcha: string, app = test): Promise<string> {
  return spendCaptcha(app, { uuid, captcha }, '203.0.113.7').then(
    () => 'accepted',
    (error) => error.code,
  );
}

describe('asking for a captcha', () => {
  it.each(['/api/auth/code', '/api/captchaImage'])(
    '%s returns uuid and picture, at top level and in data',
    async (path) => {
      const answer = await askCaptcha(path);
      expect(answer).toMatchObject({ code: 200, uuid: answer.data.uuid, img: answer.data.img });
      expect(answer.img).toMatch(/^data:image\/png;base64,/);
      expect((await askCaptcha(path)).uuid).not.toBe(answer.uuid);
    },
  );

  it('draws at twice the size shown', async () => {
    const { img } = await askCaptcha();
    const picture = await loadImage(Buffer.from(img.slice(img.indexOf(',') + 1), 'base64'));
    expect([picture.width, picture.height]).toEqual([260, 96]);
  });

  it('stores no answer that could be read or guessed from the table', async () => {
    const { uuid } = await askCaptcha();
    const { rows } = await test.db.query<Record<string, unknown>>({
      name: 'test-captcha-row',
      text: 'SELECT * FROM captcha WHERE captcha_id = $1',
      values: [uuid],
    });
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['answer_hash', 'captcha_id', 'earned', 'expires_at']);
  });
});

describe('answering a captcha', () => {
  it('accepts the test answer once, ignoring case', async () => {
    const { uuid } = await askCaptcha();
    expect(await attempt(uuid, ' tesT ')).toBe('accepted');
    expect(await attempt(uuid, 'TEST')).toBe('captcha-wrong');
  });

  it('is used up by a wrong answer', async () => {
    const { uuid } = await askCaptcha();
    expect(await attempt(uuid, 'zzzz')).toBe('captcha-wrong');
    expect(await attempt(uuid, 'TEST')).toBe('captcha-wrong');
  });

  it('accepts exactly one of twenty concurrent attempts', async () => {
    const { uuid } = await askCaptcha();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => attempt(uuid, 'TEST')));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  });

  it('lasts 300 seconds', async () => {
    const [inTime, late] = [await askCaptcha(), await askCaptcha()];
    test.clock.advance(299);
    expect(await attempt(inTime.uuid, 'TEST')).toBe('accepted');
    test.clock.advance(1);
    expect(await attempt(late.uuid, 'TEST')).toBe('captcha-wrong');
  });

  it.each(['', 'not-a-uuid', '00000000-0000-4000-8000-000000000000'])('rejects the uuid %j', async (uuid) => {
    expect(await attempt(uuid, 'TEST')).toBe(uuid === '' ? 'captcha-required' : 'captcha-wrong');
  });

  it('requires an answer, and an empty one uses up nothing', async () => {
    const { uuid } = await askCaptcha();
    expect(await attempt(uuid, '  ')).toBe('captcha-required');
    expect(await attempt(uuid, 'TEST')).toBe('accepted');
  });

  it('accepts the characters drawn, in any process that has the keys', async () => {
    const other = await buildTestApp({
      db: test.db,
      keys: test.keys,
      config: { test: { limits: false } },
    });
    const uuid = '11111111-2222-4333-8444-555555555555';
    const insert = () =>
      test.db.query({
        name: 'test-captcha-insert',
        text: 'INSERT INTO captcha (captcha_id, answer_hash, expires_at) VALUES ($1, $2, $3)',
        values: [
          uuid,
          test.keys.keyedHash('captcha', `${uuid} A3K7`),
          new Date(other.clock.now().getTime() + 1000),
        ],
      });
    await insert();
    expect(await attempt(uuid.toUpperCase(), 'ａ3k7', other)).toBe('accepted');
    await insert();
    expect(await attempt(uuid, 'TEST', other)).toBe('captcha-wrong');
    await other.close();
  });
});

it('deletes expired captchas', async () => {
  await Promise.all([askCaptcha(), askCaptcha(), askCaptcha()]);
  test.clock.advance(301);
  await askCaptcha();
  const { rows } = await test.db.query<{ rows: number }>({
    name: 'test-captcha-count',
    text: 'SELECT count(*)::int AS rows FROM captcha',
    values: [],
  });
  expect(rows[0]?.rows).toBe(1);
});
