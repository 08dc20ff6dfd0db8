import type { SignedInAccount } from '@phial/contract/staff/account';
import type {
  NewPasskeyQuestion,
  Passkey,
  PasskeyAssertion,
  PasskeyQuestion,
} from '@phial/contract/staff/passkey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found } from '../../errors.ts';
import { type Authenticator, softwareAuthenticator } from '../../testing/authenticator.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, type GivenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';
import { readSession } from '../sessions/session.service.ts';
import { deleteSessions } from '../sessions/session.sql.ts';
import { addPasskey as addOwnPasskey } from './own-passkeys.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Person = Awaited<ReturnType<typeof signedIn>>;
type Caller = Pick<Person, 'call'>;

async function addPasskey(person: Caller, device: Authenticator, name = 'Telephone'): Promise<Passkey> {
  const { data } = await begin(person);
  const made = await person.call<Passkey>('POST', '/staff/passkeys', device.make(data, name));
  expect(made.status).toBe(200);
  return made.data;
}

const begin = (person: Caller, proof: object = { password: PASSWORD }) =>
  person.call<NewPasskeyQuestion>('POST', '/staff/passkeys/question', proof);

async function withPasskey(given: GivenAccount = {}, device = softwareAuthenticator()) {
  const person = await signedIn(test, given);
  const passkey = await addPasskey(person, device);
  return { person, device, passkey };
}

const ask = async (person: Caller) =>
  (await person.call<PasskeyQuestion>('POST', '/staff/session/passkey/question')).data;

const enter = (person: Caller, assertion: PasskeyAssertion) =>
  person.call<SignedInAccount>('POST', '/staff/session/passkey', assertion);

/** A sign-in in a browser of its own. */
async function signInBy(device: Authenticator, changes: object = {}) {
  const visitor = browser(test);
  const question = await ask(visitor);
  return { visitor, question, answer: await enter(visitor, device.sign({ ...question, ...changes })) };
}

async function actionsOf(accountId: string) {
  const events = await test.db.kysely.selectFrom('event').select(['actor', 'action']).execute();
  return events.filter(({ actor }) => actor === accountId).map(({ action }) => action);
}

describe('signing in by passkey', () => {
  it('opens a session for the account of the passkey', async () => {
    const { person, device } = await withPasskey();
    const { visitor, question, answer } = await signInBy(device);
    expect(question).toMatchObject({ rpId: 'localhost', credentialIds: [] });
    expect(answer.data).toMatchObject({ accountId: person.id, outstanding: null });
    expect(visitor.jar.has('phial_device')).toBe(true);
    expect((await visitor.call('GET', '/staff/passkeys')).status).toBe(200);
    expect((await actionsOf(person.id)).filter((action) => action === 'signed-in')).toHaveLength(2);
  });

  it('counts as both factors', async () => {
    const { person, device } = await withPasskey();
    await test.db.query({
      name: 'test-second-factor',
      text: `UPDATE account SET totp_on = true, totp_key_id = 'k', totp_secret = '\\x00' WHERE id = $1`,
      values: [person.id],
    });
    expect((await browser(test).signIn(person.login)).data.outstanding).toBe('second-factor');
    expect((await signInBy(device)).answer.data.outstanding).toBeNull();
  });

  it('asks for a new password all the same where one was given out', async () => {
    const { person, device } = await withPasskey();
    await test.db.query({
      name: 'test-must-change',
      text: 'UPDATE account SET must_change_password = true WHERE id = $1',
      values: [person.id],
    });
    expect((await signInBy(device)).answer.data.outstanding).toBe('new-password');
  });

  it('accepts authenticators that do not count', async () => {
    const { device } = await withPasskey({}, softwareAuthenticator({ counts: false }));
    expect((await signInBy(device)).answer.status).toBe(200);
    expect((await signInBy(device)).answer.status).toBe(200);
  });

  it('refuses a counter that goes back, and records it', async () => {
    const { person, device } = await withPasskey();
    expect((await signInBy(device)).answer.status).toBe(200);
    device.rewind(1);
    expect((await signInBy(device)).answer).toMatchObject({ status: 422, error: 'passkey-copied' });
    expect(await actionsOf(person.id)).toContain('passkey-copied');
  });

  it.each([
    ['another origin', { origin: 'https://phial.example.net' }],
    ['another host', { rpId: 'example.net' }],
    ['a person who was not verified', { verified: false }],
    ['a challenge of its own', { challenge: 'bm90IG91cnM' }],
  ])('refuses a signature for %s', async (_, changes) => {
    const { device } = await withPasskey();
    expect((await signInBy(device, changes)).answer).toMatchObject({ status: 422, error: 'passkey-wrong' });
  });

  it('refuses a signature by another key, an unknown passkey and what is no JSON', async () => {
    const { device } = await withPasskey();
    const visitor = browser(test);
    const forged = softwareAuthenticator();
    const { credentialId } = device.sign(await ask(visitor));
    const wrong = { status: 422, error: 'passkey-wrong' };
    expect(await enter(visitor, { ...forged.sign(await ask(visitor)), credentialId })).toMatchObject(wrong);
    expect(await enter(visitor, forged.sign(await ask(visitor)))).toMatchObject(wrong);
    const broken = { ...device.sign(await ask(visitor)), clientDataJSON: 'bm8' };
    expect(await enter(visitor, broken)).toMatchObject(wrong);
  });

  it('accepts a challenge once, even concurrently, and within five minutes', async () => {
    const { device } = await withPasskey();
    const visitor = browser(test);
    const question = await ask(visitor);
    const assertions = [device.sign(question), device.sign(question), device.sign(question)];
    const answers = await Promise.all(assertions.map((assertion) => enter(browser(test), assertion)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);

    const late = await ask(visitor);
    test.clock.advance(301);
    expect(await enter(visitor, device.sign(late))).toMatchObject({ error: 'passkey-wrong' });
  });

  it('takes no challenge that was given out for something else', async () => {
    const { person, device } = await withPasskey();
    const { data } = await person.call<PasskeyQuestion>('POST', '/staff/passkeys/confirmation');
    expect(await enter(browser(test), device.sign(data))).toMatchObject({ error: 'passkey-wrong' });
  });

  it.each([
    ['DISABLED', 'account-disabled'],
    ['PENDING', 'account-pending'],
  ])('refuses an account that is %s', async (state, error) => {
    const { person, device } = await withPasskey();
    await test.db.query({
      name: 'test-state',
      text: 'UPDATE account SET state = $2 WHERE id = $1',
      values: [person.id, state],
    });
    expect((await signInBy(device)).answer).toMatchObject({ status: 403, error });
  });

  it('knows no passkey of an account that its owner has deleted', async () => {
    const { person, device } = await withPasskey({ role: 'doctor' });
    expect((await person.call('DELETE', '/user/del', { password: PASSWORD })).status).toBe(200);
    expect((await signInBy(device)).answer).toMatchObject({ error: 'passkey-wrong' });
  });

  it('uses the host of PUBLIC_URL', async () => {
    const config = { publicUrl: 'https://lab.example' };
    const real = await buildTestApp({ db: test.db, keys: test.keys, config });
    const { data } = await browser(real).call<PasskeyQuestion>('POST', '/staff/session/passkey/question');
    expect(data.rpId).toBe('lab.example');
    await real.close();
  });
});

describe('the own passkeys', () => {
  it('are listed with their names, without their keys', async () => {
    const { person, passkey } = await withPasskey();
    const { data } = await person.call<Passkey[]>('GET', '/staff/passkeys');
    expect(data).toEqual([{ ...passkey, name: 'Telephone', lastUsedAt: null }]);
    expect(await actionsOf(person.id)).toContain('passkey-added');
  });

  it('are added and removed with the password', async () => {
    const { person, device, passkey } = await withPasskey();
    expect(await begin(person, { password: 'x' })).toMatchObject({ error: 'password-wrong' });
    expect(await begin(person, {})).toMatchObject({ error: 'password-wrong' });
    const path = `/staff/passkeys/${passkey.passkeyId}`;
    expect(await person.call('DELETE', path, { password: 'x' })).toMatchObject({ error: 'password-wrong' });
    expect((await person.call('DELETE', path, { password: PASSWORD })).status).toBe(200);
    expect(await person.call('DELETE', path, { password: PASSWORD })).toMatchObject({ error: 'not-found' });
    expect((await signInBy(device)).answer).toMatchObject({ error: 'passkey-wrong' });
    expect(await actionsOf(person.id)).toContain('passkey-removed');
  });

  it('are added with a passkey, but not with that of another account', async () => {
    const { person, device } = await withPasskey();
    const stranger = await withPasskey();
    const confirm = async () =>
      (await person.call<PasskeyQuestion>('POST', '/staff/passkeys/confirmation')).data;
    expect(await begin(person, { passkey: stranger.device.sign(await confirm()) })).toMatchObject({
      error: 'passkey-wrong',
    });
    expect(await actionsOf(person.id)).toContain('confirmation-failed');
    expect((await begin(person, { passkey: device.sign(await confirm()) })).status).toBe(200);
  });

  it('confirm a session for five minutes in place of the password, that session alone', async () => {
    const { person, device } = await withPasskey({ role: 'administrator' });
    const stranger = await withPasskey();
    const elsewhere = browser(test);
    await elsewhere.signIn(person.login);
    const confirm = async (by: typeof device) => {
      const { data } = await person.call<PasskeyQuestion>('POST', '/staff/passkeys/confirmation');
      return person.call('PUT', '/staff/passkeys/confirmation', by.sign(data));
    };
    const promote = async (by: Pick<typeof person, 'call'>) => {
      const { id } = await signedIn(test);
      return by.call('PATCH', `/staff/accounts/${id}`, { version: 1, role: 'administrator' });
    };
    expect(await confirm(stranger.device)).toMatchObject({ status: 422, error: 'passkey-wrong' });
    expect(await promote(person)).toMatchObject({ status: 403, error: 'confirmation-needed' });
    expect((await confirm(device)).status).toBe(200);
    expect((await promote(person)).status).toBe(200);
    expect(await promote(elsewhere)).toMatchObject({ status: 403, error: 'confirmation-needed' });
    test.clock.advance(5 * 60 + 1);
    expect(await promote(person)).toMatchObject({ status: 403, error: 'confirmation-needed' });
  });

  it('cannot be removed by another account', async () => {
    const { passkey } = await withPasskey();
    const other = await signedIn(test);
    const path = `/staff/passkeys/${passkey.passkeyId}`;
    expect(await other.call('DELETE', path, { password: PASSWORD })).toMatchObject({ error: 'not-found' });
  });

  it('need a name, and are added to one account once', async () => {
    const { person, device } = await withPasskey();
    const next = async () => (await begin(person)).data;
    const unnamed = softwareAuthenticator().make(await next(), '  ');
    expect(await person.call('POST', '/staff/passkeys', unnamed)).toMatchObject({ error: 'name-required' });
    expect(await person.call('POST', '/staff/passkeys', device.make(await next()))).toMatchObject({
      error: 'passkey-taken',
    });
    const unverified = softwareAuthenticator().make({ ...(await next()), verified: false });
    expect(await person.call('POST', '/staff/passkeys', unverified)).toMatchObject({
      error: 'passkey-wrong',
    });
  });

  it('are not added by a call that was under way when the sessions were ended', async () => {
    const person = await signedIn(test);
    const made = softwareAuthenticator().make((await begin(person)).data);
    const party = { id: 'localhost', origin: 'http://localhost' };
    const underWay = found(await readSession(test, person.jar.get('phial_session')));
    await test.db.transaction((tx) => deleteSessions(tx, person.id));
    await expect(addOwnPasskey(test, underWay, made, party)).rejects.toMatchObject({ code: 'login-expired' });
    expect((await person.signIn(person.login)).status).toBe(200);
    expect((await person.call<Passkey[]>('GET', '/staff/passkeys')).data).toEqual([]);
  });

  it('are ten at most', async () => {
    const { person } = await withPasskey();
    for (let count = 1; count < 10; count++) await addPasskey(person, softwareAuthenticator());
    expect(await begin(person)).toMatchObject({ status: 409, error: 'passkeys-full' });
  });

  it('go when an administrator removes the second factor', async () => {
    const { person, device } = await withPasskey();
    const administrator = await signedIn(test, { role: 'administrator' });
    const { data } = await administrator.call<{ accounts: { version: number; passkeys: number }[] }>(
      'POST',
      '/staff/accounts/search',
      { text: person.login },
    );
    const [account] = data.accounts;
    expect(account?.passkeys).toBe(1);
    const body = { version: account?.version };
    expect((await administrator.call('DELETE', `/staff/accounts/${person.id}/totp`, body)).status).toBe(200);
    expect((await signInBy(device)).answer).toMatchObject({ error: 'passkey-wrong' });
  });
});
