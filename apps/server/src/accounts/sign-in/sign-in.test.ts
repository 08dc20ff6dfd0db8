import { argon2Sync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, givenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { logLevel: 'debug' } });
});
afterAll(() => test.close());

const START = new Date('2026-03-02T01:00:00Z');
afterEach(() => test.clock.set(START));

async function eventsAbout(accountId: string) {
  const events = await test.db.kysely.selectFrom('event').select(['actor', 'action', 'detail']).execute();
  return events.filter(({ actor, detail }) => actor === accountId || detail.account === accountId);
}

describe('a sign-in', () => {
  it('opens a session, whatever the case of the login', async () => {
    const { id, login } = await givenAccount(test, { role: 'counter' });
    const person = browser(test);
    const { status, data } = await person.signIn(` ${login.toUpperCase()} `);
    expect(status).toBe(200);
    expect(data).toEqual({
      accountId: id,
      login,
      displayName: 'Marker Person',
      role: 'counter',
      state: 'ACTIVE',
      secondFactor: false,
      servicePoints: { all: true, ids: [] },
      signInMethods: ['password'],
      outstanding: null,
      endsAt: '2026-03-02T13:00:00.000Z',
    });
    expect((await person.whoAmI()).data).toEqual(data);
    expect((await person.call('GET', '/user/checkStatus')).data).toEqual(data);
    expect((await person.call('POST', '/user/isLogin', {})).data).toEqual({ login: true, session: true });
    expect(await eventsAbout(id)).toEqual([{ actor: id, action: 'signed-in', detail: {} }]);
  });

  it('sets cookies that scripts and other websites cannot use', async () => {
    const { login } = await givenAccount(test);
    const person = browser(test);
    await person.signIn(login);
    expect(person.received()).toEqual([
      expect.stringMatching(/^phial_session=[\w-]{43}; Path=\/api; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^phial_device=[\w-]{43}; Path=\/api\/staff\/session; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
      ),
    ]);
    const secure = await buildTestApp({ db: test.db, config: { publicUrl: 'https://lab.example' } });
    const visitor = browser(secure);
    await visitor.signIn(login);
    expect(visitor.received()[0]).toMatch(
      /^__Host-phial_session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect((await visitor.whoAmI()).status).toBe(200);
    await secure.close();
  });

  it('stores neither the token nor the password in clear', async () => {
    const { jar, id } = await signedIn(test);
    const session = await test.db.kysely
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', id)
      .execute();
    expect(JSON.stringify(session)).not.toContain(jar.get('phial_session'));
    const account = await test.db.kysely
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is refused in the same way for a wrong password and an unknown login, which is not logged', async () => {
    const { id, login } = await givenAccount(test);
    const answers = [
      await browser(test).signIn(login, 'not the password'),
      await browser(test).signIn('marker.nobody@lab.example', PASSWORD),
      await browser(test).signIn('', ''),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 422, code: 422, error: 'login-wrong', msg: answers[0]?.msg });
    }
    expect(await eventsAbout(id)).toEqual([
      { actor: 'visitor', action: 'sign-in-failed', detail: { account: id } },
    ]);
    const events = await test.db.kysely.selectFrom('event').selectAll().execute();
    expect(JSON.stringify(events)).not.toContain('marker.nobody');
  });

  it('reveals a pending or disabled account only with the right password', async () => {
    for (const [state, error] of [
      ['PENDING', 'account-pending'],
      ['DISABLED', 'account-disabled'],
    ] as const) {
      const { id, login } = await givenAccount(test, { state });
      expect(await browser(test).signIn(login)).toMatchObject({ status: 403, error });
      expect(await browser(test).signIn(login, 'x')).toMatchObject({ error: 'login-wrong' });
      const failed = { actor: 'visitor', action: 'sign-in-failed', detail: { account: id } };
      expect(await eventsAbout(id)).toEqual([failed]);
    }
  });

  it('replaces a hash of former parameters', async () => {
    const salt = Buffer.from('sixteen bytes ok');
    const tag = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce: salt,
      memory: 64,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const [salted, tagged] = [salt, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
    const { id, login } = await givenAccount(test, {
      passwordHash: `$argon2id$v=19$m=64,t=1,p=1$${salted}$${tagged}`,
    });
    expect((await browser(test).signIn(login)).status).toBe(200);
    const row = await test.db.kysely
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.password_hash).toContain('m=19456,t=2,p=1');
    expect((await browser(test).signIn(login)).status).toBe(200);
  });

  it('is refused for sample accounts in production', async () => {
    const { login } = await givenAccount(test, { sample: true });
    const real = await buildTestApp({ db: test.db, config: { production: true } });
    expect(await browser(real).signIn(login)).toMatchObject({ error: 'account-disabled' });
    const person = browser(test);
    await person.signIn(login);
    expect((await person.whoAmI()).status).toBe(200);
    const cookie = `phial_session=${person.jar.get('phial_session')}`;
    expect(await browser(real, { headers: { cookie } }).whoAmI()).toMatchObject({ status: 401 });
    await real.close();
  });

  it('logs no personal data and no secret', async () => {
    test.logLines.length = 0;
    const person = await signedIn(test, { login: 'marker.login@lab.example' });
    await browser(test).signIn('marker.login@lab.example', 'marker wrong password');
    await person.call('GET', '/staff/sessions');
    test.log.info({ login: 'marker.login', password: PASSWORD, displayName: 'Marker Person' }, 'careless');
    const log = test.logLines.join('');
    expect(log).toContain('/staff/session');
    for (const secret of ['arker', PASSWORD, ...person.jar.values()]) expect(log).not.toContain(secret);
  });
});

describe('a session', () => {
  it('ends after an hour without a call', async () => {
    const person = await signedIn(test);
    for (let hour = 0; hour < 3; hour++) {
      test.clock.advance(59 * 60);
      expect((await person.whoAmI()).status).toBe(200);
    }
    test.clock.advance(60 * 60);
    expect(await person.whoAmI()).toMatchObject({ status: 401, code: 301, error: 'login-expired' });
    expect((await person.call('POST', '/user/isLogin', {})).data).toEqual({ login: false, session: false });
  });

  it('ends after twelve hours however busy it was', async () => {
    const person = await signedIn(test);
    for (let half = 0; half < 23; half++) {
      test.clock.advance(30 * 60);
      expect((await person.whoAmI()).status).toBe(200);
    }
    test.clock.advance(30 * 60);
    expect((await person.whoAmI()).status).toBe(401);
  });

  it.each(['', 'x', '%', 'a'.repeat(43), 'phial_session'])(
    'is not opened by the cookie "%s"',
    async (value) => {
      const headers = { cookie: `other=1; phial_session=${value}` };
      expect((await browser(test, { headers }).whoAmI()).status).toBe(401);
    },
  );

  it('ends by signing out', async () => {
    const person = await signedIn(test);
    const cookie = `phial_session=${person.jar.get('phial_session')}`;
    expect((await person.call('DELETE', '/staff/session')).status).toBe(200);
    expect(person.received()).toEqual([expect.stringMatching(/^phial_session=; Path=\/api; .*Max-Age=0$/)]);
    expect((await browser(test, { headers: { cookie } }).whoAmI()).status).toBe(401);
    expect((await eventsAbout(person.id)).map(({ action }) => action)).toEqual(['signed-in', 'signed-out']);
  });

  it('ends when somebody signs in in the same browser, and only there', async () => {
    const person = await signedIn(test);
    const elsewhere = browser(test);
    await elsewhere.signIn(person.login);
    const former = `phial_session=${person.jar.get('phial_session')}`;
    const colleague = await givenAccount(test);
    expect((await person.signIn(colleague.login, 'not the password')).status).toBe(422);
    expect((await person.whoAmI()).status).toBe(200);
    expect((await person.signIn(colleague.login)).status).toBe(200);
    expect((await browser(test, { headers: { cookie: former } }).whoAmI()).status).toBe(401);
    expect((await elsewhere.whoAmI()).status).toBe(200);
  });

  it('can be listed, and ended one by one or everywhere', async () => {
    const { login, id } = await givenAccount(test);
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const desk = browser(test, { headers: { 'user-agent': agent } });
    await desk.signIn(login);
    test.clock.advance(120);
    const [home, lost] = [browser(test), browser(test)];
    await home.signIn(login);
    await lost.signIn(login);
    const { data } = await home.call<{ sessionId: string; current: boolean; device: string }[]>(
      'GET',
      '/staff/sessions',
    );
    expect(data).toHaveLength(3);
    expect(data.filter(({ current }) => current)).toHaveLength(1);
    expect(data.at(-1)).toMatchObject({ device: 'Firefox, Windows', createdAt: START.toISOString() });

    const atDesk = data.at(-1)?.sessionId;
    const stranger = await signedIn(test);
    expect((await stranger.call('DELETE', `/staff/sessions/${atDesk}`)).status).toBe(404);
    expect((await desk.whoAmI()).status).toBe(200);
    expect((await home.call('DELETE', `/staff/sessions/${atDesk}`)).status).toBe(200);
    expect((await desk.whoAmI()).status).toBe(401);
    expect(await eventsAbout(id)).toContainEqual({ actor: id, action: 'signed-out-elsewhere', detail: {} });

    expect((await home.call('DELETE', '/staff/sessions')).status).toBe(200);
    expect((await home.whoAmI()).status).toBe(401);
    expect((await lost.whoAmI()).status).toBe(401);
    expect((await stranger.whoAmI()).status).toBe(200);
    expect(await eventsAbout(id)).toContainEqual({ actor: id, action: 'signed-out-everywhere', detail: {} });
  });
});

describe('another website', () => {
  const attempts: [string, Record<string, string>, number][] = [
    ['of another origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
    ['by its origin alone', { origin: 'https://evil.example' }, 403],
    ['in a sandbox', { origin: 'null' }, 403],
    ['by an origin that is none', { origin: 'x' }, 403],
    ['no, this one', { origin: 'http://localhost:80' }, 200],
    ['no, a program', {}, 200],
  ];

  it.each(attempts)('cannot sign anybody out: %s', async (_, headers, status) => {
    const person = await signedIn(test);
    const cookie = `phial_session=${person.jar.get('phial_session')}`;
    const response = await test.app.inject({
      method: 'DELETE',
      url: '/api/staff/session',
      headers: { cookie, ...headers },
    });
    expect(response.statusCode).toBe(status);
    if (status === 403) expect(response.json()).toMatchObject({ error: 'foreign-site' });
    expect((await person.whoAmI()).status).toBe(status === 403 ? 200 : 401);
  });

  it('cannot sign anybody in', async () => {
    const { login } = await givenAccount(test);
    const foreign = browser(test, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await foreign.signIn(login)).toMatchObject({ status: 403, error: 'foreign-site' });
    expect(foreign.jar.size).toBe(0);
  });

  it('is also recognised by the public address', async () => {
    const behind = await buildTestApp({ db: test.db, config: { publicUrl: 'http://lab.example/phial' } });
    const { login } = await givenAccount(test);
    const attempt = (origin: string) =>
      behind.app.inject({
        method: 'POST',
        url: '/api/staff/session',
        payload: { login, password: PASSWORD },
        headers: { origin },
      });
    expect((await attempt('http://lab.example')).statusCode).toBe(200);
    expect((await attempt('http://lab.example.evil.example')).statusCode).toBe(403);
    await behind.close();
  });
});
