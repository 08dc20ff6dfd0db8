import type { AccountWithPassword, SecondFactorSecret } from '@phial/contract/staff/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpOf, totpStep } from '../../crypto/totp.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { type RaceServers, startServers } from '../../testing/race/start-servers.ts';
import { browser, givenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';

const ROUNDS = 4;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('the same second-factor code at two processes at once', () => {
  let servers: RaceServers;
  beforeAll(async () => {
    servers = await startServers({
      count: 2,
      databaseUrl: test.db.url,
      captchaAnswer: 'TEST',
    });
  });
  afterAll(() => servers.stop());

  /** A call to one of the processes, and the session that it gave. */
  async function call<Data>(process: number, route: string, body: object, session = '') {
    const [method, path] = route.split(' ');
    const response = await fetch(`${servers.addresses[process % servers.addresses.length]}${path}`, {
      ...(method !== undefined && { method }),
      headers: { 'content-type': 'application/json', cookie: `phial_session=${session}` },
      body: JSON.stringify(body),
    });
    const [, given] = /phial_session=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    const { data } = (await response.json()) as { data: Data };
    return { status: response.status, session: given ?? '', data };
  }

  const signInAt = (process: number, login: string) =>
    call<{ outstanding: string | null }>(process, 'POST /staff/session', { login, password: PASSWORD });

  /** Somebody who has a second factor, and the step whose digits they have used. */
  async function withSecondFactor() {
    const { login } = await givenAccount(test);
    const { session } = await signInAt(0, login);
    const password = { password: PASSWORD };
    const { data } = await call<SecondFactorSecret>(0, 'POST /staff/totp', password, session);
    const usedStep = totpStep(new Date());
    const totp = totpOf(data.secret, usedStep);
    expect((await call(0, 'PUT /staff/totp', { totp }, session)).status).toBe(200);
    return { login, secret: data.secret, usedStep };
  }

  it('is accepted once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { login, secret, usedStep } = await withSecondFactor();
      const people = await Promise.all([0, 1, 2, 3, 4, 5].map((process) => signInAt(process, login)));
      expect(people.map(({ data }) => data.outstanding)).toEqual(Array(6).fill('second-factor'));
      // The next step's digits count already: clocks may differ by one.
      const totp = totpOf(secret, Math.max(totpStep(new Date()), usedStep + 1));
      const answers = await Promise.all(
        people.map(({ session }, process) => call(process, 'POST /staff/session/totp', { totp }, session)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    }
  });
});

describe('a password that is reset while people sign in with the former one', () => {
  it('leaves nobody signed in', async () => {
    const administrator = await signedIn(test, { role: 'administrator' });
    for (let round = 0; round < ROUNDS; round++) {
      const { id, login } = await givenAccount(test);
      const thieves = Array.from({ length: 8 }, () => browser(test));
      const reset = administrator.call<AccountWithPassword>('POST', `/staff/accounts/${id}/password`, {
        version: 1,
      });
      const answers = await Promise.all(thieves.map((thief) => thief.signIn(login)));
      const { data } = await reset;
      for (const { status } of answers) expect([200, 401, 422]).toContain(status);
      for (const thief of thieves) expect((await thief.whoAmI()).status).toBe(401);
      expect((await browser(test).signIn(login, data.password)).data.outstanding).toBe('new-password');
    }
  });

  it('is not replaced by a change made with the former one', async () => {
    const administrator = await signedIn(test, { role: 'administrator' });
    for (let round = 0; round < ROUNDS; round++) {
      const thief = await signedIn(test);
      const body = { oldPassword: PASSWORD, newPassword: 'another good password' };
      const [changed, reset] = await Promise.all([
        thief.call('PATCH', '/user/changePassword', body),
        administrator.call<AccountWithPassword>('POST', `/staff/accounts/${thief.id}/password`, {
          version: 1,
        }),
      ]);
      const { status } = await browser(test).signIn(thief.login, body.newPassword);
      // The second one gets a conflict; a reset that was done stays done.
      if (reset.status === 200) expect(status).toBe(422);
      else expect([changed.status, reset.error, status]).toEqual([200, 'version-conflict', 200]);
    }
  });
});
