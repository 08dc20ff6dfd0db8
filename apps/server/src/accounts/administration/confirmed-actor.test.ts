import type { AccountWithPassword, SecondFactorSecret } from '@phial/contract/staff/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpOf, totpStep } from '../../crypto/totp.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, type GivenAccount, givenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';

const LIST = '/staff/accounts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  administrator = await signedIn(test, { role: 'administrator' });
});
afterAll(() => test.close());

async function accountIn(id: string) {
  return test.db.kysely.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Refused without the own password and with a wrong one, and nothing has happened; done with the right one. */
async function expectConfirmed(
  id: string,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object,
): Promise<void> {
  const before = await accountIn(id);
  const attempt = (ownPassword?: string) =>
    administrator.call(method, `${LIST}/${id}${path}`, {
      version: before.version,
      ...body,
      ...(ownPassword !== undefined && { ownPassword }),
    });
  expect(await attempt()).toMatchObject({ status: 403, error: 'confirmation-needed' });
  expect(await attempt('not the password')).toMatchObject({ status: 422, error: 'password-wrong' });
  expect(await accountIn(id)).toEqual(before);
  expect(await attempt(PASSWORD)).toMatchObject({ status: 200 });
  expect((await accountIn(id)).version).toBe(before.version + 1);
}

it('requires the own password to create an administrator', async () => {
  const body = { login: 'second@lab.example', displayName: 'Second', role: 'administrator' };
  const create = (more: object = {}) =>
    administrator.call<AccountWithPassword>('POST', LIST, { ...body, ...more });
  expect(await create()).toMatchObject({ status: 403, error: 'confirmation-needed' });
  expect(await create({ ownPassword: 'not the password' })).toMatchObject({ error: 'password-wrong' });
  expect(await browser(test).signIn(body.login)).toMatchObject({ error: 'login-wrong' });
  const { data } = await create({ ownPassword: PASSWORD });
  expect((await browser(test).signIn(body.login, data.password)).data.role).toBe('administrator');
});

it.each<[string, GivenAccount, object]>([
  ['promoted', { role: 'counter' }, { role: 'administrator' }],
  ['enabled', { role: 'administrator', state: 'DISABLED' }, { state: 'ACTIVE' }],
])('so is one %s', async (_, given, change) => {
  const { id } = await givenAccount(test, given);
  await expectConfirmed(id, 'PATCH', '', change);
});

it("requires the own password to open an administrator's account, one's own included", async () => {
  const colleague = await signedIn(test, { role: 'administrator' });
  const { data } = await colleague.call<SecondFactorSecret>('POST', '/staff/totp', { password: PASSWORD });
  await colleague.call('PUT', '/staff/totp', { totp: totpOf(data.secret, totpStep(test.clock.now())) });
  await expectConfirmed(colleague.id, 'DELETE', '/totp', {});
  await expectConfirmed(colleague.id, 'POST', '/password', {});
  const { version } = await accountIn(administrator.id);
  const own = await administrator.call('POST', `${LIST}/${administrator.id}/password`, { version });
  expect(own).toMatchObject({ error: 'confirmation-needed' });
});

it('needs no password to disable an administrator or to manage other accounts', async () => {
  const { id } = await givenAccount(test, { role: 'administrator' });
  const disabled = await administrator.call('PATCH', `${LIST}/${id}`, { version: 1, state: 'DISABLED' });
  expect(disabled.status).toBe(200);
  const demoted = await administrator.call('PATCH', `${LIST}/${id}`, { version: 2, role: 'manager' });
  expect(demoted.status).toBe(200);
});

it('records a wrong password in the audit log, and slows guessing', async () => {
  const strict = await buildTestApp({
    db: test.db,
    keys: test.keys,
    config: { test: { captcha: 'TEST', limits: true } },
  });
  const open = await signedIn(strict, { role: 'administrator' });
  const { id } = await givenAccount(strict, { role: 'counter' });
  const guess = (ownPassword: string) =>
    open.call('PATCH', `${LIST}/${id}`, { version: 1, role: 'administrator', ownPassword });
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await guess(`guess ${attempt}`)).toMatchObject({ error: 'password-wrong' });
  }
  expect(await guess(PASSWORD)).toMatchObject({ status: 429 });
  const events = await test.db.kysely
    .selectFrom('event')
    .select('action')
    .where('actor', '=', open.id)
    .execute();
  expect(events.filter(({ action }) => action === 'confirmation-failed')).toHaveLength(5);
  await strict.close();
});
