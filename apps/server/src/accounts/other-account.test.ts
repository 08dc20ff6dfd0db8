import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signedIn } from '../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('refuses a page of another account, whatever the cookie allows', async () => {
  const person = await signedIn(test, { role: 'counter' });
  const newcomer = await signedIn(test, { role: 'administrator' });
  const former = { 'phial-account': person.id };
  const body = {
    login: 'may@lab.example',
    displayName: 'May',
    role: 'counter',
    servicePoints: { all: true, ids: [] },
  };
  expect(await newcomer.call('POST', '/staff/accounts', body, former)).toMatchObject({
    status: 409,
    code: 409,
    error: 'other-account',
  });
  expect(await newcomer.call('DELETE', '/staff/sessions', {}, former)).toMatchObject({
    error: 'other-account',
  });
  expect((await newcomer.whoAmI()).status).toBe(200);
  const own = { 'phial-account': newcomer.id };
  expect((await newcomer.call('POST', '/staff/accounts', body, own)).status).toBe(200);
});

it('answers that the session has ended when there is none', async () => {
  const person = await signedIn(test);
  await person.call('DELETE', '/staff/session');
  const answer = await person.call('GET', '/staff/sessions', undefined, { 'phial-account': person.id });
  expect(answer).toMatchObject({ status: 401, error: 'login-expired' });
});
