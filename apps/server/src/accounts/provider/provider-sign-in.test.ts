import { randomUUID } from 'node:crypto';
import type { IdentityProvider } from '@phial/contract/staff/identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenServicePoint } from '../../testing/builders.ts';
import {
  CLIENT,
  type ProviderProcess,
  startProvider,
} from '../../testing/identity-provider/provider-process.ts';
import { providerVisitor } from '../../testing/identity-provider/provider-visitor.ts';
import { browser, givenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';

let test: TestApp;
let provider: ProviderProcess;
let origin: string;
let point: string;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  provider = await startProvider({ port: 0, origin });
  point = await givenServicePoint(test.db);
  administrator = await signedIn(test, { role: 'administrator' });
  await configure();
});
afterAll(async () => {
  await provider.stop();
  await test.close();
});

const PEOPLE = {
  anna: { groups: ['counter'], name: 'Anna Ho', preferred_username: 'anna.ho' },
  max: { groups: ['managers'], name: 'Max Lam' },
  ida: { groups: ['it'], name: 'Ida Ng' },
  doc: { groups: ['doctors'], name: 'Dr Yip' },
  eve: { groups: ['cleaning'], name: 'Eve' },
};
beforeEach(() => provider.setPeople(PEOPLE));

async function configure(changes: object = {}) {
  const { data } = await administrator.call<IdentityProvider>('GET', '/staff/identity-provider');
  const { hasSecret: _, redirectAddress: __, logoutAddress: ___, ...settings } = data;
  const none = { all: false, ids: [] };
  return administrator.call<IdentityProvider>('PUT', '/staff/identity-provider', {
    ...settings,
    enabled: true,
    issuer: provider.issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    scopes: 'openid profile groups',
    mapping: [
      { group: 'counter', role: 'counter', servicePoints: { all: false, ids: [point] } },
      { group: 'managers', role: 'manager', servicePoints: none },
      { group: 'it', role: 'administrator', servicePoints: none },
      { group: 'doctors', role: 'doctor', servicePoints: none },
    ],
    ownPassword: PASSWORD,
    ...changes,
  });
}

const host = () => ({ host: new URL(origin).host });

/** A browser of a member of staff, with the provider's pages in another tab. */
function staffBrowser() {
  const site = browser(test, { headers: host() });
  const visitor = providerVisitor();
  const begin = async (path = '/staff/session/provider', returnPath = '/') => {
    const { data } = await site.call<{ address: string }>('POST', path, { returnPath });
    return data.address;
  };
  const back = async (address: URL) => {
    const cookie = [...site.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await test.app.inject({
      url: address.pathname + address.search,
      headers: { ...host(), cookie, 'sec-fetch-site': 'cross-site', 'user-agent': 'Firefox' },
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') site.jar.delete(name);
      else site.jar.set(name, value);
    }
    return {
      status: response.statusCode,
      location: response.headers.location,
      cookies: response.headers['set-cookie'],
    };
  };
  const signIn = async (account: string) => back(await visitor.signIn(await begin(), account));
  return { ...site, visitor, begin, back, signIn };
}

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
    await provider.setPeople({
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
    await provider.setPeople({ max: { groups: ['counter'], name: 'Max Lam-Wong' } });
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
    await provider.setPeople({ anna: { groups: ['former-staff'] } });
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
    const { port } = new URL(provider.issuer);
    await provider.stop();
    expect(await person.back(address)).toMatchObject({ location: '/admin/?signIn=unavailable' });
    expect(await person.call('POST', '/staff/session/provider', { returnPath: '/' })).toMatchObject({
      status: 503,
      error: 'provider-unavailable',
    });
    provider = await startProvider({ port: Number(port), origin });
    await provider.setPeople(PEOPLE);
    // Its keys are others now.
    expect(await staffBrowser().signIn('max')).toMatchObject({ location: '/admin/' });
  });
});

describe('an account of the provider', () => {
  it('confirms at the provider what asks others for their password', async () => {
    const ida = staffBrowser();
    await ida.signIn('ida');
    const create = () =>
      ida.call('POST', '/staff/accounts', { login: 'new.admin', displayName: 'New', role: 'administrator' });
    expect(await create()).toMatchObject({ error: 'confirmation-needed' });
    const address = await ida.begin('/staff/session/provider/confirmation', '/my-account');
    const answer = await ida.visitor.signIn(address, 'ida');
    expect(await ida.back(answer)).toMatchObject({ location: '/admin/my-account?signIn=confirmed' });
    expect(await create()).toMatchObject({ status: 200 });
    test.clock.advance(301);
    expect(
      await ida.call('POST', '/staff/accounts', {
        login: 'one.more',
        displayName: 'New',
        role: 'administrator',
      }),
    ).toMatchObject({ error: 'confirmation-needed' });
  });

  it('is not confirmed by somebody else', async () => {
    const ida = staffBrowser();
    await ida.signIn('ida');
    const address = await ida.begin('/staff/session/provider/confirmation', '/my-account');
    const other = providerVisitor();
    expect(await ida.back(await other.signIn(address, 'max'))).toMatchObject({
      location: '/admin/my-account?signIn=failed',
    });
  });

  it('signs out at the provider as well', async () => {
    const person = staffBrowser();
    await person.signIn('max');
    const { data } = await person.call<{ providerAddress: string }>('DELETE', '/staff/session');
    expect(data.providerAddress).toContain(`${provider.issuer}/session/end?`);
    const { data: local } = await administrator.call('GET', '/staff/sessions');
    expect(local).toBeDefined();
  });
});

describe('an administrator', () => {
  it('links a local account, which then has no password, and makes it local again by a new one', async () => {
    const { id, login } = await givenAccount(test, { role: 'manager' });
    const link = (subject: string, version: number) =>
      administrator.call('PUT', `/staff/accounts/${id}/identity`, { subject, version });
    await givenResetLink(id);
    await staffBrowser().signIn('max');
    expect(await link('max', 1)).toMatchObject({ error: 'identity-taken' });
    expect(await link('lin', 1)).toMatchObject({ data: { signInMethods: ['provider'], version: 2 } });
    expect(await browser(test).signIn(login)).toMatchObject({ error: 'login-wrong' });
    expect(await test.db.kysely.selectFrom('password_reset').selectAll().execute()).toEqual([]);
    await provider.setPeople({ lin: { groups: ['managers'], name: 'Lin' } });
    const lin = staffBrowser();
    await lin.signIn('lin');
    expect((await lin.whoAmI()).data).toMatchObject({ accountId: id, displayName: 'Lin' });
    const version = 3;
    const reset = await administrator.call<{ password: string }>('POST', `/staff/accounts/${id}/password`, {
      version,
    });
    expect(await browser(test).signIn(login, reset.data.password)).toMatchObject({
      data: { signInMethods: ['password'] },
    });
  });

  it('cannot link the last administrator who has a password', async () => {
    await test.db.kysely
      .updateTable('account')
      .set({ state: 'DISABLED' })
      .where('role', '=', 'administrator')
      .where('id', '!=', administrator.id)
      .execute();
    const body = { subject: 'root', version: 1, ownPassword: PASSWORD };
    expect(
      await administrator.call('PUT', `/staff/accounts/${administrator.id}/identity`, body),
    ).toMatchObject({
      error: 'last-administrator',
    });
  });
});

/** A link of a forgotten password that was sent and not used. */
async function givenResetLink(accountId: string): Promise<void> {
  const now = test.clock.now();
  const id = randomUUID();
  await test.db.kysely
    .insertInto('password_reset')
    .values({ account_id: accountId, id, language: 'en', state: 'SENT', due_at: now, requested_at: now })
    .execute();
}
