import type { Account, AccountPage, AccountWithPassword } from '@phial/contract/staff/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, givenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';
import { visitor } from '../../testing/visitor.ts';
import { EVEN_MS } from '../even-time.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.kysely.deleteFrom('account').execute();
  administrator = await signedIn(test, { role: 'administrator' });
});

const PRACTICE = { practice: ' Marker  Clinic', telephone: '２345 6789', registrationNumber: 'm00000' };
const LIST = '/staff/accounts';
const search = async (query: object = {}) =>
  (await administrator.call<AccountPage>('POST', `${LIST}/search`, query)).data;
const change = (id: string, body: object) => administrator.call<Account>('PATCH', `${LIST}/${id}`, body);

async function actions(id: string) {
  const events = await test.db.kysely
    .selectFrom('event')
    .select(['actor', 'action', 'detail'])
    .orderBy('at')
    .execute();
  return events.filter(({ detail }) => detail.account === id).map(({ actor, action }) => [actor, action]);
}

async function registration(changes: object = {}) {
  const captcha = await visitor(test).captcha();
  const body = { login: 'Dr.Chan@Clinic.example', password: PASSWORD, displayName: ' Chan  Tai Man ' };
  return { ...body, ...PRACTICE, ...captcha, language: 'en', ...changes };
}

const register = async (changes: object = {}) =>
  browser(test).call('POST', '/user/reg', await registration(changes));

describe('a doctor', () => {
  it('requests an account, is approved and signs in', async () => {
    expect(await register()).toMatchObject({ status: 200, data: null });
    const doctor = browser(test);
    expect(await doctor.signIn('dr.chan@clinic.example')).toMatchObject({ error: 'account-pending' });
    const { total, accounts } = await search({ state: 'PENDING' });
    expect(total).toBe(1);
    expect(accounts).toEqual([
      {
        accountId: expect.any(String),
        login: 'dr.chan@clinic.example',
        displayName: 'Chan Tai Man',
        practice: 'Marker Clinic',
        telephone: '2345 6789',
        registrationNumber: 'M00000',
        role: 'doctor',
        state: 'PENDING',
        mustChangePassword: false,
        secondFactor: false,
        passkeys: 0,
        servicePoints: { all: false, ids: [] },
        signInMethods: ['password'],
        language: 'en',
        invitation: null,
        createdAt: test.clock.now().toISOString(),
        version: 1,
      },
    ]);
    const id = accounts[0]?.accountId ?? '';
    expect((await change(id, { version: 1, state: 'ACTIVE' })).data).toMatchObject({
      state: 'ACTIVE',
      version: 2,
    });
    expect((await doctor.signIn('dr.chan@clinic.example')).data).toMatchObject({
      role: 'doctor',
      outstanding: null,
    });
    expect(await actions(id)).toEqual([
      ['visitor', 'account-requested'],
      ['visitor', 'sign-in-failed'],
      [administrator.id, 'account-approved'],
    ]);
  });

  it('waits in the count of the menu until an administrator approves', async () => {
    const pending = async () =>
      (await administrator.call<{ pending: number }>('GET', `${LIST}/pending`)).data.pending;
    expect(await pending()).toBe(0);
    await register();
    expect(await pending()).toBe(1);
    const { accounts } = await search({ state: 'PENDING' });
    await change(accounts[0]?.accountId ?? '', { version: 1, state: 'ACTIVE' });
    expect(await pending()).toBe(0);
  });

  it('has practice, telephone and registration number corrected, each for itself', async () => {
    const doctor = await signedIn(test, { role: 'doctor' });
    expect(await change(doctor.id, { version: 1, telephone: '2345' })).toMatchObject({
      error: 'doctor-details-invalid',
    });
    expect((await change(doctor.id, { version: 1, telephone: '2345 6780' })).data).toMatchObject({
      practice: '',
      telephone: '2345 6780',
      registrationNumber: '',
      version: 2,
    });
    const cleared = await change(doctor.id, { version: 2, telephone: '' });
    expect(cleared).toMatchObject({ error: 'doctor-details-invalid' });
    expect(await actions(doctor.id)).toContainEqual([administrator.id, 'account-practice-changed']);
  });

  it('does not learn which logins exist, and cannot take over an account', async () => {
    const { login } = await givenAccount(test);
    const begun = performance.now();
    const answer = await register({ login, password: 'another good password' });
    expect(performance.now() - begun).toBeGreaterThan(EVEN_MS - 1);
    expect(answer).toMatchObject({ status: 200, data: null });
    expect((await browser(test).signIn(login)).status).toBe(200);
    expect(await browser(test).signIn(login, 'another good password')).toMatchObject({
      error: 'login-wrong',
    });
  });

  it.each<[object, string]>([
    [{ login: 'x' }, 'login-invalid'],
    [{ login: 'no blanks please' }, 'login-invalid'],
    [{ displayName: ' ' }, 'name-required'],
    [{ displayName: '陳'.repeat(101) }, 'name-too-long'],
    [{ practice: ' ' }, 'doctor-details-invalid'],
    [{ telephone: '2345' }, 'doctor-details-invalid'],
    [{ registrationNumber: '' }, 'doctor-details-invalid'],
    [{ practice: undefined }, 'body-invalid'],
    [{ password: 'too short' }, 'password-length'],
    [{ password: 'x'.repeat(129) }, 'password-length'],
    [{ password: 'for DR.CHAN only' }, 'password-holds-login'],
    [{ captcha: 'WRNG' }, 'captcha-wrong'],
    [{ role: 'administrator' }, 'field-unknown'],
    [{ state: 'ACTIVE' }, 'field-unknown'],
  ])('who asks with %o is refused: %s', async (changes, error) => {
    expect(await register(changes)).toMatchObject({ error });
    expect((await search()).total).toBe(1);
  });

  it('deletes their own account after entering the password again', async () => {
    const doctor = await signedIn(test, { role: 'doctor', login: 'dr.leaving@clinic.example' });
    const other = browser(test);
    await other.signIn(doctor.login);
    expect(await doctor.call('DELETE', '/user/del', { password: 'x' })).toMatchObject({
      error: 'password-wrong',
    });
    expect((await doctor.call('DELETE', '/user/del', { password: PASSWORD })).status).toBe(200);
    expect((await other.whoAmI()).status).toBe(401);
    expect(await browser(test).signIn(doctor.login)).toMatchObject({ error: 'login-wrong' });
    expect(await browser(test).signIn(doctor.id, '')).toMatchObject({ error: 'login-wrong' });
    const row = await test.db.kysely.selectFrom('account').selectAll().where('id', '=', doctor.id).execute();
    expect(JSON.stringify(row)).not.toMatch(/leaving|Marker|argon2/);
    expect((await search()).total).toBe(1);
    expect(await change(doctor.id, { version: 2, state: 'ACTIVE' })).toMatchObject({ status: 404 });
    expect((await register({ login: doctor.login })).status).toBe(200);
  });
});

describe('an administrator', () => {
  it('creates an account whose owner has to change the password first', async () => {
    const servicePoints = { all: true, ids: [] };
    const body = { login: 'May@Lab.example', displayName: 'May', role: 'counter', servicePoints };
    const { data } = await administrator.call<AccountWithPassword>('POST', LIST, body);
    expect(data.account).toMatchObject({
      login: 'may@lab.example',
      state: 'ACTIVE',
      mustChangePassword: true,
    });
    expect(await administrator.call('POST', LIST, body)).toMatchObject({ status: 409, error: 'login-taken' });
    const may = browser(test);
    expect((await may.signIn('may@lab.example', data.password)).data.outstanding).toBe('new-password');
    const next = { oldPassword: data.password, newPassword: 'another good password' };
    expect((await may.call('PATCH', '/user/changePassword', next)).status).toBe(200);
    expect((await may.whoAmI()).data.outstanding).toBeNull();
    expect(await actions(data.account.accountId)).toEqual([[administrator.id, 'account-created']]);
  });

  it('disables and enables accounts, and a disabled one is signed out at once', async () => {
    const person = await signedIn(test);
    expect((await change(person.id, { version: 1, state: 'DISABLED' })).data.version).toBe(2);
    expect((await person.whoAmI()).status).toBe(401);
    expect(await person.signIn(person.login)).toMatchObject({ error: 'account-disabled' });
    expect((await change(person.id, { version: 2, state: 'ACTIVE' })).data.state).toBe('ACTIVE');
    expect((await person.signIn(person.login)).status).toBe(200);
    expect((await actions(person.id)).map(([, action]) => action)).toEqual(
      expect.arrayContaining(['account-disabled', 'account-enabled']),
    );
  });

  it('changes a role, which ends the sessions of the account', async () => {
    const person = await signedIn(test, { role: 'doctor' });
    const { data } = await change(person.id, { version: 1, role: 'counter', displayName: 'New Name' });
    expect(data).toMatchObject({ role: 'counter', displayName: 'New Name' });
    expect((await person.whoAmI()).status).toBe(401);
    expect((await person.signIn(person.login)).data.role).toBe('counter');
  });

  it('resets a password and ends every session', async () => {
    const person = await signedIn(test);
    const { data } = await administrator.call<AccountWithPassword>('POST', `${LIST}/${person.id}/password`, {
      version: 1,
    });
    expect((await person.whoAmI()).status).toBe(401);
    expect(await person.signIn(person.login)).toMatchObject({ error: 'login-wrong' });
    expect((await person.signIn(person.login, data.password)).data.outstanding).toBe('new-password');
    expect(await actions(person.id)).toContainEqual([administrator.id, 'password-reset']);
    expect(test.logLines.join('')).not.toContain(data.password);
  });

  it('gets a conflict when another one was faster', async () => {
    const { id } = await givenAccount(test, { state: 'PENDING', role: 'doctor' });
    const colleague = await signedIn(test, { role: 'administrator' });
    const both = await Promise.all([
      change(id, { version: 1, state: 'ACTIVE' }),
      colleague.call<Account>('PATCH', `${LIST}/${id}`, { version: 1, state: 'DISABLED' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const conflict = both.find(({ status }) => status === 409);
    const done = both.find(({ status }) => status === 200);
    expect(conflict).toMatchObject({ error: 'version-conflict', data: { account: done?.data } });
    for (const path of [`${LIST}/${id}/password`]) {
      expect(await administrator.call('POST', path, { version: 1 })).toMatchObject({
        error: 'version-conflict',
      });
    }
    expect(await administrator.call('DELETE', `${LIST}/${id}/totp`, { version: 2 })).toMatchObject({
      error: 'second-factor-unready',
    });
  });

  it('cannot remove the last administrator, not even when two disable each other', async () => {
    expect(await change(administrator.id, { version: 1, state: 'DISABLED' })).toMatchObject({
      error: 'last-administrator',
    });
    expect(await change(administrator.id, { version: 1, role: 'manager' })).toMatchObject({
      error: 'last-administrator',
    });
    const colleague = await signedIn(test, { role: 'administrator' });
    const answers = await Promise.all([
      change(colleague.id, { version: 1, state: 'DISABLED' }),
      colleague.call('PATCH', `${LIST}/${administrator.id}`, { version: 1, state: 'DISABLED' }),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const left = await test.db.kysely
      .selectFrom('account')
      .select('id')
      .where('state', '=', 'ACTIVE')
      .execute();
    expect(left).toHaveLength(1);
  });

  it('filters accounts by role, state and text, page by page', async () => {
    await givenAccount(test, { role: 'doctor', state: 'PENDING', login: 'z.waits@clinic.example' });
    await givenAccount(test, { role: 'doctor', login: 'dr.50%_off@clinic.example' });
    const logins = async (query: object) => (await search(query)).accounts.map(({ login }) => login);
    expect((await search()).total).toBe(3);
    expect((await logins({}))[0]).toBe('z.waits@clinic.example');
    expect(await logins({ role: 'doctor', state: 'ACTIVE' })).toEqual(['dr.50%_off@clinic.example']);
    expect(await logins({ text: ' Z.WAITS＠' })).toEqual(['z.waits@clinic.example']);
    expect(await logins({ text: '%_' })).toEqual(['dr.50%_off@clinic.example']);
    expect((await search({ text: 'marker PERSON' })).total).toBe(3);
    expect(await search({ text: 'nobody of this name' })).toEqual({ total: 0, accounts: [] });

    const all = await logins({});
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ page, pageSize: 1 })));
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
    expect(pages.flatMap(({ accounts }) => accounts.map(({ login }) => login))).toEqual(all);
    for (const wrong of [{ role: 'king' }, { page: 0 }, { pageSize: 501 }, { login: 'x' }]) {
      expect(await administrator.call('POST', `${LIST}/search`, wrong)).toMatchObject({ status: 400 });
    }
  });
});
