import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PEOPLE, startProviderSite } from '../../testing/identity-provider/provider-site.ts';
import { browser, givenAccount, PASSWORD } from '../../testing/staff.ts';

const site = await startProviderSite();
const { test, point, administrator, configure, staffBrowser, setPeople, stopProvider, restartProvider } =
  site;
beforeEach(() => setPeople(PEOPLE));
afterAll(() => site.stop());

const logged = () => test.logLines.join('\n');

describe('a sign-in through the provider', () => {
  it('makes an account with the name, role and service points of the groups', async () => {
    const anna = staffBrowser();
    expect(await anna.signIn('anna')).toMatchObject({ status: 303, location: '/admin/' });
    expect((await anna.whoAmI()).data).toMatchObject({
      login: 'anna.ho',
      displayName: 'Anna Ho',
      role: 'counter',
      servicePoints: { all: false, ids: [point] },
      signInMethods: ['provider'],
      outstanding: null,
    });
    const again = staffBrowser();
    await again.signIn('anna');
    const [first, second] = [await anna.whoAmI(), await again.whoAmI()];
    expect(second.data.accountId).toBe(first.data.accountId);
  });

  it('makes doctors, managers and administrators', async () => {
    for (const [account, role] of [
      ['doc', 'doctor'],
      ['max', 'manager'],
      ['ida', 'administrator'],
    ] as const) {
      const person = staffBrowser();
      await person.signIn(account);
      expect((await person.whoAmI()).data, account).toMatchObject({ role });
    }
  });

  it('goes on with the page it was begun at, and ends the session the browser was in', async () => {
    const person = staffBrowser();
    const { login } = await givenAccount(test);
    await person.signIn.call(undefined, 'max');
    await person.call('POST', '/staff/session', { login, password: PASSWORD });
    const former = person.jar.get('phial_session') ?? '';
    const address = await person.begin('/staff/session/provider', '/accounts');
    // The browser keeps the session's cookie from the provider's redirect.
    person.jar.delete('phial_session');
    expect(await person.back(await person.visitor.signIn(address, 'max'))).toMatchObject({
      location: '/admin/accounts',
    });
    const old = browser(test);
    old.jar.set('phial_session', former);
    expect(await old.whoAmI()).toMatchObject({ error: 'login-expired' });
  });

  it('never takes over a local account with the same login', async () => {
    const local = await givenAccount(test, { login: 'max.admin', role: 'administrator' });
    await setPeople({
      mallory: { groups: ['counter'], name: 'M', preferred_username: 'max.admin' },
    });
    const mallory = staffBrowser();
    await mallory.signIn('mallory');
    const { data } = await mallory.whoAmI();
    expect(data.accountId).not.toBe(local.id);
    expect(data).toMatchObject({ role: 'counter', login: expect.stringMatching(/^sso-/) });
  });

  it('opens no session with a password', async () => {
    const anna = staffBrowser();
    await anna.signIn('anna');
    for (const password of ['', PASSWORD]) {
      expect(await browser(test).signIn('anna.ho', password)).toMatchObject({
        error: expect.any(String),
        data: null,
      });
    }
  });
});

describe('groups', () => {
  it('are required: somebody without a mapped one is refused, and gets no account', async () => {
    const eve = staffBrowser();
    expect(await eve.signIn('eve')).toMatchObject({ location: '/admin/?signIn=no-access' });
    expect(await eve.whoAmI()).toMatchObject({ error: 'login-expired' });
    const { data } = await administrator.call<{ total: number }>('POST', '/staff/accounts/search', {
      text: 'eve',
    });
    expect(data.total).toBe(0);
  });

  it('change role and service points at the next sign-in, which ends older sessions', async () => {
    const before = staffBrowser();
    await before.signIn('max');
    await setPeople({ max: { groups: ['counter'], name: 'Max Lam-Wong' } });
    const after = staffBrowser();
    await after.signIn('max');
    expect((await after.whoAmI()).data).toMatchObject({
      role: 'counter',
      displayName: 'Max Lam-Wong',
      servicePoints: { all: false, ids: [point] },
    });
    expect(await before.whoAmI()).toMatchObject({ error: 'login-expired' });
  });

  it('deprovision: without one the next sign-in is refused and all sessions end', async () => {
    const before = staffBrowser();
    await before.signIn('anna');
    await setPeople({ anna: { groups: ['former-staff'] } });
    const after = staffBrowser();
    expect(await after.signIn('anna')).toMatchObject({ location: '/admin/?signIn=no-access' });
    expect(await before.whoAmI()).toMatchObject({ error: 'login-expired' });
  });

  it('do not open an account that an administrator has disabled', async () => {
    const person = staffBrowser();
    await person.signIn('doc');
    const { accountId } = (await person.whoAmI()).data;
    await test.db.kysely
      .updateTable('account')
      .set({ state: 'DISABLED' })
      .where('id', '=', accountId)
      .execute();
    expect(await staffBrowser().signIn('doc')).toMatchObject({ location: '/admin/?signIn=no-access' });
  });
});

describe('what goes wrong ends at the sign-in page without a session', () => {
  it('when the person gives up at the provider', async () => {
    const person = staffBrowser();
    const address = await person.visitor.cancel(await person.begin());
    expect(await person.back(address)).toMatchObject({ status: 303, location: '/admin/?signIn=failed' });
    expect(person.jar.has('phial_session')).toBe(false);
  });

  it('when an answer comes back twice', async () => {
    const person = staffBrowser();
    const address = await person.visitor.signIn(await person.begin(), 'max');
    const cookie = person.jar.get('phial_provider') ?? '';
    await person.back(address);
    const thief = staffBrowser();
    thief.jar.set('phial_provider', cookie);
    expect(await thief.back(address)).toMatchObject({ location: '/admin/?signIn=expired' });
  });

  it('when a code that was used comes with a visit of its own', async () => {
    const person = staffBrowser();
    const used = await person.visitor.signIn(await person.begin(), 'max');
    await person.back(used);
    const own = new URL(await person.begin());
    const replay = new URL(used);
    replay.searchParams.set('state', own.searchParams.get('state') ?? '');
    expect(await person.back(replay)).toMatchObject({ location: '/admin/?signIn=failed' });
  });

  it('when the answer of another browser is slipped in', async () => {
    const mallory = staffBrowser();
    const hers = await mallory.visitor.signIn(await mallory.begin(), 'doc');
    const victim = staffBrowser();
    expect(await victim.back(hers)).toMatchObject({ location: '/admin/?signIn=expired' });
    await victim.begin();
    expect(await victim.back(hers)).toMatchObject({ location: '/admin/?signIn=failed' });
    expect(victim.jar.has('phial_session')).toBe(false);
  });

  it('when it took longer than ten minutes', async () => {
    const person = staffBrowser();
    const address = await person.visitor.signIn(await person.begin(), 'max');
    test.clock.advance(601);
    expect(await person.back(address)).toMatchObject({ location: '/admin/?signIn=expired' });
    test.clock.advance(-601);
  });

  it('when the client secret is wrong, which the log says without secrets', async () => {
    await configure({ clientSecret: 'not the secret' });
    const person = staffBrowser();
    const address = await person.visitor.signIn(await person.begin(), 'max');
    expect(await person.back(address)).toMatchObject({ location: '/admin/?signIn=failed' });
    expect(test.logLines.findLast((line) => line.includes('reasons'))).toContain(
      'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
    );
    expect(logged().includes('not the secret')).toBe(false);
    expect(logged().includes(address.searchParams.get('code') ?? '')).toBe(false);
    await configure();
  });

  it('when the provider is down, at the beginning and at the end', async () => {
    const person = staffBrowser();
    const address = await person.visitor.signIn(await person.begin(), 'max');
    await stopProvider();
    expect(await person.back(address)).toMatchObject({ location: '/admin/?signIn=unavailable' });
    expect(await person.call('POST', '/staff/session/provider', { returnPath: '/' })).toMatchObject({
      status: 503,
      error: 'provider-unavailable',
    });
    await restartProvider();
    await setPeople(PEOPLE);
    // Its keys are others now.
    expect(await staffBrowser().signIn('max')).toMatchObject({ location: '/admin/' });
  });
});
