import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { browser, PASSWORD, signedIn } from '../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('one’s own password', () => {
  const NEXT = 'another good password';

  it('is changed with the present one, and other sessions end', async () => {
    const person = await signedIn(test);
    const other = browser(test);
    await other.signIn(person.login);
    const attempt = (oldPassword: string, newPassword: string) =>
      person.call('PATCH', '/user/changePassword', { oldPassword, newPassword });
    expect(await attempt('x', NEXT)).toMatchObject({ error: 'password-wrong' });
    expect(await attempt(PASSWORD, 'short')).toMatchObject({ error: 'password-length' });
    expect(await attempt(PASSWORD, `my ${person.login}`)).toMatchObject({ error: 'password-holds-login' });
    expect(await attempt(PASSWORD, PASSWORD)).toMatchObject({ error: 'password-same' });
    expect((await attempt(PASSWORD, NEXT)).status).toBe(200);
    expect((await person.whoAmI()).status).toBe(200);
    expect((await other.whoAmI()).status).toBe(401);
    expect(await browser(test).signIn(person.login)).toMatchObject({ error: 'login-wrong' });
    expect((await browser(test).signIn(person.login, NEXT)).status).toBe(200);
    const events = await test.db.kysely
      .selectFrom('event')
      .selectAll()
      .where('actor', '=', person.id)
      .execute();
    expect(events.map(({ action }) => action)).toContain('password-changed');
  });
});
