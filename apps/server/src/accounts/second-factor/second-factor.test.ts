import { randomBytes } from 'node:crypto';
import type { SecondFactorSecret } from '@phial/contract/staff/account';
import type { Role } from '@phial/domain/account';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { totpOf, totpStep } from '../../crypto/totp.ts';
import { rotateKeys } from '../../key-rotation/rotate-keys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, PASSWORD, signedIn } from '../../testing/staff.ts';

const MASTER = { id: 'k1', key: randomBytes(32) };

let test: TestApp;
/** The same database as a real laboratory runs it. */
let real: TestApp;
beforeAll(async () => {
  const keys = createKeyRing([MASTER]);
  test = await buildTestApp({ keys });
  real = await buildTestApp({ db: test.db, keys, config: { production: true } });
});
afterAll(async () => {
  await real.close();
  await test.close();
});
afterEach(() => test.clock.set(new Date('2026-03-02T01:00:00Z')));

const digits = (secret: string, away = 0) => totpOf(secret, totpStep(test.clock.now()) + away);

/** Somebody with a second factor, half a minute after setting it up. */
async function withSecondFactor(role: Role = 'manager') {
  const person = await signedIn(test, { role });
  const { data } = await person.call<SecondFactorSecret>('POST', '/staff/totp', { password: PASSWORD });
  const answer = await person.call('PUT', '/staff/totp', { totp: digits(data.secret) });
  expect(answer.status).toBe(200);
  test.clock.advance(30);
  return { ...person, secret: data.secret };
}

const pass = (person: Pick<ReturnType<typeof browser>, 'call'>, totp: string) =>
  person.call<{ outstanding: string | null }>('POST', '/staff/session/totp', { totp });

describe('a second factor', () => {
  it('is active from the first correct code on, and required at the next sign-in', async () => {
    const person = await signedIn(test);
    expect(await person.call('POST', '/staff/totp', { password: 'x' })).toMatchObject({
      error: 'password-wrong',
    });
    const { data } = await person.call<SecondFactorSecret>('POST', '/staff/totp', { password: PASSWORD });
    expect(data.address).toContain(`secret=${data.secret}`);
    expect((await browser(test).signIn(person.login)).data.outstanding).toBeNull();
    expect(await person.call('PUT', '/staff/totp', { totp: digits(data.secret, 5) })).toMatchObject({
      error: 'second-factor-wrong',
    });
    const token = person.jar.get('phial_session');
    expect((await person.call('PUT', '/staff/totp', { totp: digits(data.secret) })).status).toBe(200);
    expect(person.jar.get('phial_session')).not.toBe(token);
    expect((await person.whoAmI()).data).toMatchObject({ secondFactor: true, outstanding: null });
    expect(await person.call('POST', '/staff/totp', { password: PASSWORD })).toMatchObject({
      error: 'second-factor-unready',
    });

    test.clock.advance(30);
    const next = browser(test);
    expect((await next.signIn(person.login)).data.outstanding).toBe('second-factor');
    expect(next.jar.has('phial_device')).toBe(false);
    for (const [method, path] of [
      ['GET', '/staff/sessions'],
      ['POST', '/staff/accounts/search'],
    ] as const) {
      expect(await next.call(method, path)).toMatchObject({ status: 403, error: 'second-factor-needed' });
    }
    const change = { oldPassword: PASSWORD, newPassword: 'another good password' };
    expect(await next.call('PATCH', '/user/changePassword', change)).toMatchObject({
      error: 'second-factor-needed',
    });
    const before = next.jar.get('phial_session') ?? '';
    expect((await pass(next, digits(data.secret))).data.outstanding).toBeNull();
    expect(next.jar.get('phial_session')).not.toBe(before);
    expect(next.jar.has('phial_device')).toBe(true);
    const headers = { cookie: `phial_session=${before}` };
    expect((await browser(test, { headers }).whoAmI()).status).toBe(401);
    expect((await next.call('GET', '/staff/sessions')).status).toBe(200);
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('takes digits of %i steps away: %i', async (away, status) => {
    const { login, secret } = await withSecondFactor();
    test.clock.advance(300);
    const person = browser(test);
    await person.signIn(login);
    expect((await pass(person, digits(secret, away))).status).toBe(status);
  });

  it('accepts the same code once, even concurrently', async () => {
    const { login, secret } = await withSecondFactor();
    const people = await Promise.all(
      [1, 2, 3].map(async () => {
        const person = browser(test);
        await person.signIn(login);
        return person;
      }),
    );
    const answers = await Promise.all(people.map((person) => pass(person, digits(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const late = browser(test);
    await late.signIn(login);
    expect(await pass(late, digits(secret))).toMatchObject({ error: 'second-factor-wrong' });
    expect(await pass(late, digits(secret, -1))).toMatchObject({ error: 'second-factor-wrong' });
    test.clock.advance(30);
    expect((await pass(late, digits(secret))).status).toBe(200);
  });

  it('slows somebody who guesses it with the right password, not the owner', async () => {
    const strict = await buildTestApp({
      db: test.db,
      keys: test.keys,
      config: { test: { captcha: 'TEST', limits: true } },
    });
    strict.clock.set(test.clock.now());
    const { login, secret } = await withSecondFactor();
    strict.clock.set(test.clock.now());
    const own = browser(strict);
    await own.signIn(login);
    expect((await pass(own, digits(secret))).status).toBe(200);
    await own.call('DELETE', '/staff/session');

    const thief = browser(strict, { address: '198.51.100.4' });
    await thief.signIn(login);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await pass(thief, digits(secret, 7 + attempt))).toMatchObject({ error: 'second-factor-wrong' });
    }
    expect(await pass(thief, digits(secret))).toMatchObject({ status: 429 });

    test.clock.advance(30);
    strict.clock.set(test.clock.now());
    await own.signIn(login);
    expect((await pass(own, digits(secret))).status).toBe(200);
    await strict.close();
  });

  it('can be removed with password and code', async () => {
    const person = await withSecondFactor();
    const totp = digits(person.secret);
    const end = (body: object) => person.call('DELETE', '/staff/totp', body);
    expect(await end({ password: 'x', totp })).toMatchObject({ error: 'password-wrong' });
    expect(await end({ password: PASSWORD, totp: digits(person.secret, 9) })).toMatchObject({
      error: 'second-factor-wrong',
    });
    expect((await end({ password: PASSWORD, totp })).status).toBe(200);
    expect(await end({ password: PASSWORD, totp })).toMatchObject({ error: 'second-factor-unready' });
    expect((await browser(test).signIn(person.login)).data.outstanding).toBeNull();
  });

  it('is not required where none is set up', async () => {
    const person = await signedIn(test);
    expect(await pass(person, '123456')).toMatchObject({ status: 409, error: 'second-factor-unready' });
    expect(await person.call('PUT', '/staff/totp', { totp: '123456' })).toMatchObject({
      error: 'second-factor-unready',
    });
  });

  it('is encrypted in the database, and survives a key rotation', async () => {
    const { login, secret, id } = await withSecondFactor();
    const storedSecret = async () =>
      test.db.kysely.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await storedSecret();
    expect(before.totp_key_id).toBe('k1');
    expect(before.totp_secret?.toString('latin1')).not.toContain(secret);
    const keys = createKeyRing([{ id: 'k2', key: randomBytes(32) }, MASTER]);
    await rotateKeys({ db: test.db, clock: test.clock, keys });
    expect((await storedSecret()).totp_key_id).toBe('k2');
    const after = await buildTestApp({ db: test.db, keys });
    after.clock.set(test.clock.now());
    const person = browser(after);
    await person.signIn(login);
    expect((await pass(person, digits(secret))).status).toBe(200);
    await after.close();
  });
});

describe('an administrator in production', () => {
  it('has to set it up first, and cannot remove it', async () => {
    const { login } = await signedIn(test, { role: 'administrator' });
    const person = browser(real);
    expect((await person.signIn(login)).data.outstanding).toBe('second-factor-set-up');
    expect(await person.call('POST', '/staff/accounts/search', {})).toMatchObject({
      status: 403,
      error: 'second-factor-set-up-needed',
    });
    const { data } = await person.call<SecondFactorSecret>('POST', '/staff/totp', { password: PASSWORD });
    expect((await person.call('PUT', '/staff/totp', { totp: digits(data.secret) })).status).toBe(200);
    expect((await person.call('POST', '/staff/accounts/search', {})).status).toBe(200);
    const end = await person.call('DELETE', '/staff/totp', { password: PASSWORD, totp: digits(data.secret) });
    expect(end).toMatchObject({ status: 409, error: 'second-factor-kept' });
  });

  it('is the only role that has to', async () => {
    for (const role of ['counter', 'manager', 'doctor'] as const) {
      const { login } = await signedIn(test, { role });
      expect((await browser(real).signIn(login)).data.outstanding).toBeNull();
    }
  });
});
