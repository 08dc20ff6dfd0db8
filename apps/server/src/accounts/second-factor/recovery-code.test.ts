import type { SecondFactorSecret, SignedInAccount } from '@phial/contract/staff/account';
import type { RecoveryCodes, RecoveryCodesLeft } from '@phial/contract/staff/second-factor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpOf, totpStep } from '../../crypto/totp.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, PASSWORD, signedIn } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Somebody with a second factor and the codes shown at its set-up. */
async function withCodes() {
  const person = await signedIn(test);
  const { data } = await person.call<SecondFactorSecret>('POST', '/staff/totp', { password: PASSWORD });
  const totp = totpOf(data.secret, totpStep(test.clock.now()));
  const { codes } = (await person.call<RecoveryCodes>('PUT', '/staff/totp', { totp })).data;
  return { person, codes };
}

async function signInWith(login: string, recoveryCode: string | undefined) {
  const visitor = browser(test);
  await visitor.signIn(login);
  return visitor.call<SignedInAccount>('POST', '/staff/session/totp', { recoveryCode });
}

const leftOf = async (person: Awaited<ReturnType<typeof signedIn>>) =>
  (await person.call<RecoveryCodesLeft>('GET', '/staff/recovery-codes')).data.left;

describe('recovery codes', () => {
  it('are ten different ones, shown at set-up and stored nowhere', async () => {
    const { person, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[\da-hjkmnp-tv-z]{4}-){5}[\da-hjkmnp-tv-z]{4}$/);
    expect(await leftOf(person)).toBe(10);
    const { rows } = await test.db.query<{ row: string }>({
      name: 'test-recovery-rows',
      text: `SELECT encode(code_hash, 'escape') AS row FROM recovery_code`,
      values: [],
    });
    expect(JSON.stringify(rows)).not.toContain(codes[0]?.replaceAll('-', ''));
  });

  it('sign in once each, recorded with how many are left', async () => {
    const { person, codes } = await withCodes();
    const [code] = codes;
    expect((await signInWith(person.login, code)).data.outstanding).toBeNull();
    expect(await signInWith(person.login, code)).toMatchObject({ status: 422, error: 'recovery-code-wrong' });
    expect(await leftOf(person)).toBe(9);
    const events = await test.db.kysely.selectFrom('event').selectAll().execute();
    expect(
      events.find(({ actor, action }) => actor === person.id && action === 'recovery-code-used'),
    ).toMatchObject({ detail: { left: 9 } });
  });

  it('are read in capitals, without hyphens and with letters for digits', async () => {
    const { person, codes } = await withCodes();
    const typed = codes[1]?.toUpperCase().replaceAll('-', ' ').replaceAll('1', 'I').replaceAll('0', 'O');
    expect((await signInWith(person.login, typed)).status).toBe(200);
  });

  it('are accepted once, even concurrently', async () => {
    const { person, codes } = await withCodes();
    const answers = await Promise.all([1, 2, 3].map(() => signInWith(person.login, codes[2])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('of one account open no other one', async () => {
    const [one, other] = [await withCodes(), await withCodes()];
    expect(await signInWith(one.person.login, other.codes[0])).toMatchObject({
      error: 'recovery-code-wrong',
    });
  });

  it('are made anew with the password, and the former ones are worth nothing', async () => {
    const { person, codes } = await withCodes();
    const renew = (password: string) =>
      person.call<RecoveryCodes>('POST', '/staff/recovery-codes', { password });
    expect(await renew('x')).toMatchObject({ error: 'password-wrong' });
    const { data } = await renew(PASSWORD);
    expect(await signInWith(person.login, codes[0])).toMatchObject({ error: 'recovery-code-wrong' });
    expect((await signInWith(person.login, data.codes[0])).status).toBe(200);
  });

  it('turn the second factor off, and go with it', async () => {
    const { person, codes } = await withCodes();
    const off = (recoveryCode?: string) =>
      person.call('DELETE', '/staff/totp', { password: PASSWORD, recoveryCode });
    expect(await off()).toMatchObject({ error: 'recovery-code-wrong' });
    expect((await off(codes[3])).status).toBe(200);
    expect(await leftOf(person)).toBe(0);
    expect(await person.call('POST', '/staff/recovery-codes', { password: PASSWORD })).toMatchObject({
      error: 'second-factor-unready',
    });
  });
});
