import { randomBytes } from 'node:crypto';
import type { Work } from '@phial/contract/booking/work';
import type { SecondFactorSecret, SignedInAccount } from '@phial/contract/staff/account';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import type { Challenge } from 'altcha-lib/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { totpOf, totpStep } from '../../crypto/totp.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, givenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';

let test: TestApp;
/** The same database without limits, to arrange things. */
let unlimited: TestApp;
beforeAll(async () => {
  const keys = createKeyRing([{ id: 'k1', key: randomBytes(32) }]);
  test = await buildTestApp({ keys, config: { test: { captcha: 'TEST', limits: true } } });
  unlimited = await buildTestApp({ db: test.db, keys });
});
afterAll(async () => {
  await unlimited.close();
  await test.close();
});

type Visitor = ReturnType<typeof browser>;

let networks = 0;
beforeEach(async () => {
  networks = 0;
  test.clock.set(unlimited.clock.now());
  await test.db.kysely.deleteFrom('sign_in_delay').execute();
});
/** A browser in a network that no other has. */
const fromAnotherNetwork = () => browser(test, { address: `10.0.${++networks}.1` });

/** Twenty attempts within a day are free at a login, from wherever they come. */
async function guessFromManyNetworks(login: string, attempts = 20) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    expect(await fromAnotherNetwork().signIn(login, 'x')).toMatchObject({ error: 'login-wrong' });
  }
}

async function solve(person: Visitor, purpose = 'sign-in'): Promise<string> {
  const { data } = await person.call<Work>('GET', `/auth/work?purpose=${purpose}`);
  const challenge = data.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Somebody with a second factor, and its digits so many steps away from now; those of now are spent. */
async function withSecondFactor() {
  const person = await signedIn(unlimited);
  const { data } = await person.call<SecondFactorSecret>('POST', '/staff/totp', { password: PASSWORD });
  const digits = (away: number) => totpOf(data.secret, totpStep(test.clock.now()) + away);
  expect((await person.call('PUT', '/staff/totp', { totp: digits(0) })).status).toBe(200);
  return { login: person.login, digits };
}

const pass = (person: Visitor, totp: string) =>
  person.call<SignedInAccount>('POST', '/staff/session/totp', { totp });

const signInBy = (person: Visitor, login: string, work: string, password = PASSWORD) =>
  person.call<SignedInAccount>('POST', '/staff/session', { login, password, work });

describe('while strangers in many networks guess at a login', () => {
  it('lets its owner in on a new device with proof of work, without a wait', async () => {
    const { login } = await givenAccount(test);
    await guessFromManyNetworks(login);
    const owner = fromAnotherNetwork();
    expect(await owner.signIn(login)).toMatchObject({ status: 403, error: 'work-required' });
    expect((await signInBy(owner, login, await solve(owner))).status).toBe(200);
    await owner.call('DELETE', '/staff/session');
    expect((await owner.signIn(login)).status).toBe(200);
  });

  it('lets its owner in with password and second factor on a new device', async () => {
    const { login, digits } = await withSecondFactor();
    await guessFromManyNetworks(login);
    const owner = fromAnotherNetwork();
    const work = await solve(owner);
    expect((await signInBy(owner, login, work)).data.outstanding).toBe('second-factor');
    expect(await pass(owner, digits(1))).toMatchObject({ status: 200, data: { outstanding: null } });
  });

  it('requires work for every attempt, from any network', async () => {
    const { login } = await givenAccount(test);
    await guessFromManyNetworks(login);
    for (let attempt = 0; attempt < 3; attempt++) {
      const guesser = fromAnotherNetwork();
      expect(await guesser.signIn(login, 'x')).toMatchObject({ error: 'work-required' });
      const work = await solve(guesser);
      expect(await signInBy(guesser, login, work, 'x')).toMatchObject({ error: 'login-wrong' });
      expect(await signInBy(guesser, login, work, 'x')).toMatchObject({ error: 'work-required' });
    }
    const careless = fromAnotherNetwork();
    const forAnotherPurpose = await solve(careless, 'captcha');
    expect(await signInBy(careless, login, forAnotherPurpose)).toMatchObject({ error: 'work-required' });
  });

  it('requires no work at other logins, nor at this one a day later', async () => {
    const [{ login }, other] = [await givenAccount(test), await givenAccount(test)];
    await guessFromManyNetworks(login);
    expect((await fromAnotherNetwork().signIn(other.login)).status).toBe(200);
    expect(await fromAnotherNetwork().signIn(login)).toMatchObject({ error: 'work-required' });
    test.clock.advance(24 * 3600 + 1);
    expect((await fromAnotherNetwork().signIn(login)).status).toBe(200);
  });

  it('still requires work after the owner has signed in', async () => {
    const { login } = await givenAccount(test);
    await guessFromManyNetworks(login);
    const owner = fromAnotherNetwork();
    expect((await signInBy(owner, login, await solve(owner))).status).toBe(200);
    expect(await fromAnotherNetwork().signIn(login, 'x')).toMatchObject({ error: 'work-required' });
  });

  it('lets no more than twenty concurrent attempts through without work', async () => {
    const { login } = await givenAccount(test);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => fromAnotherNetwork().signIn(login, 'x')),
    );
    expect(answers.filter(({ error }) => error === 'login-wrong')).toHaveLength(20);
    expect(answers.filter(({ error }) => error === 'work-required')).toHaveLength(10);
  });

  it('does not reveal whether the account exists', async () => {
    await guessFromManyNetworks('nobody.at.all');
    expect(await fromAnotherNetwork().signIn('nobody.at.all')).toMatchObject({ error: 'work-required' });
  });

  it('requires no work with limits off', async () => {
    const { login } = await givenAccount(test);
    await guessFromManyNetworks(login);
    expect((await browser(unlimited, { address: '10.1.0.1' }).signIn(login)).status).toBe(200);
  });
});

describe('the refusal that asks for work', () => {
  it('says what is needed to a caller that does not know work', async () => {
    const { login } = await givenAccount(test);
    await guessFromManyNetworks(login);
    const { status, msg } = await fromAnotherNetwork().signIn(login);
    expect(status).toBe(403);
    expect(msg).toMatch(/short check.*reload the page/);
  });

  it('uses up none of the free attempts of the network', async () => {
    const { login } = await givenAccount(test);
    await guessFromManyNetworks(login);
    const owner = fromAnotherNetwork();
    for (let attempt = 0; attempt < 8; attempt++) {
      expect(await owner.signIn(login)).toMatchObject({ error: 'work-required' });
    }
    expect((await signInBy(owner, login, await solve(owner))).status).toBe(200);
  });

  it('comes only after the wait of the network', async () => {
    const { login } = await givenAccount(test);
    await guessFromManyNetworks(login, 15);
    const guesser = fromAnotherNetwork();
    for (let attempt = 0; attempt < 5; attempt++) await guesser.signIn(login, 'x');
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await guesser.signIn(login, 'x')).toMatchObject({ error: 'too-many-requests' });
    }
    test.clock.advance(1);
    expect(await guesser.signIn(login, 'x')).toMatchObject({ error: 'work-required' });
  });
});

describe('one network that guesses', () => {
  it('waits at that login, unlike another network', async () => {
    const { login } = await givenAccount(test);
    const robot = (host: number) => browser(test, { address: `10.9.9.${host}` });
    for (let attempt = 1; attempt <= 5; attempt++) await robot(attempt).signIn(login, 'x');
    for (let attempt = 6; attempt <= 40; attempt++) {
      expect(await robot(attempt).signIn(login)).toMatchObject({ error: 'too-many-requests' });
    }
    expect((await fromAnotherNetwork().signIn(login)).status).toBe(200);
  });

  it('waits at the second factor, unlike the owner on a new device elsewhere', async () => {
    const { login, digits } = await withSecondFactor();
    const thief = fromAnotherNetwork();
    await thief.signIn(login);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await pass(thief, digits(7 + attempt))).toMatchObject({ error: 'second-factor-wrong' });
    }
    expect(await pass(thief, digits(1))).toMatchObject({ error: 'too-many-requests' });
    const owner = fromAnotherNetwork();
    await owner.signIn(login);
    expect((await pass(owner, digits(1))).status).toBe(200);
  });
});
