import type { SecondFactorSecret } from '@phial/contract/staff/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpOf, totpStep } from '../../crypto/totp.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { runPhial } from '../../testing/run-phial.ts';
import { browser, givenAccount, PASSWORD } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const run = (...words: string[]) =>
  runPhial(['accounts', ...words], { DATABASE_URL: test.db.url, NODE_ENV: 'production' });

describe('phial accounts', () => {
  it('resets the password of an administrator', async () => {
    const { login } = await givenAccount(test, { role: 'administrator' });
    const { code, output } = await run('reset-password', login.toUpperCase());
    expect(code).toBe(0);
    const password = /shown this once: (\S+)/.exec(output)?.[1];
    expect((await browser(test).signIn(login, password)).data.outstanding).toBe('new-password');
  });

  it('removes the second factor of the only administrator in production', async () => {
    const real = await buildTestApp({ db: test.db, keys: test.keys, config: { production: true } });
    const { id, login } = await givenAccount(real, { role: 'administrator' });
    const person = browser(real);
    await person.signIn(login);
    const setUp = () => person.call<SecondFactorSecret>('POST', '/staff/totp', { password: PASSWORD });
    const confirm = (secret: string) =>
      person.call('PUT', '/staff/totp', { totp: totpOf(secret, totpStep(real.clock.now())) });
    await confirm((await setUp()).data.secret);
    expect((await person.whoAmI()).data).toMatchObject({ secondFactor: true, outstanding: null });

    const { code, output } = await run('remove-second-factor', login);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(`${login} sets up a second factor at the next sign-in`),
    ]);
    expect((await person.whoAmI()).status).toBe(401);
    expect((await person.signIn(login)).data.outstanding).toBe('second-factor-set-up');
    expect((await confirm((await setUp()).data.secret)).status).toBe(200);
    const events = await test.db.kysely.selectFrom('event').selectAll().execute();
    expect(events).toContainEqual(
      expect.objectContaining({ actor: 'command', action: 'second-factor-off', detail: { account: id } }),
    );
    expect(await run('remove-second-factor', (await givenAccount(test)).login)).toMatchObject({
      code: 1,
      errorOutput: expect.stringContaining('has no second factor'),
    });
    await real.close();
  });

  it.each<[string[], number, RegExp]>([
    [['reset-password', 'nobody.at.all'], 1, /^There is no account with the login nobody\.at\.all\n$/],
    [['reset-password'], 2, /^error: missing required argument 'login'\n/],
    [['constructor', 'x'], 2, /^error: unknown command 'constructor'\n/],
  ])('%j ends with %i', async (words, code, errorOutput) => {
    const result = await run(...words);
    expect(result).toMatchObject({ code, output: '', errorOutput: expect.stringMatching(errorOutput) });
  });
});
