// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteSettings } from '../site-settings.ts';
import { startAnsweringApi } from './answering-api.ts';

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
});
afterAll(() => api.close());

test('a call that an earlier test sent late is not one of the next test', async () => {
  const answers = { 'GET /auth/code': () => ({ code: 200 }) };
  api.answer(answers);
  const earlier = siteSettings().apiPrefix;
  api.answer(answers);
  expect((await fetch(`${earlier}/auth/code`)).status).toBe(404);
  expect(api.sent).toHaveLength(0);
  expect((await fetch(`${siteSettings().apiPrefix}/auth/code?type=ECG`)).status).toBe(200);
  expect(api.sentTo('GET /auth/code')).toHaveLength(1);
});
