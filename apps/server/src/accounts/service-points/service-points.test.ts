import { readFile } from 'node:fs/promises';
import type { Account, AccountWithPassword } from '@phial/contract/staff/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenServicePoint } from '../../testing/builders.ts';
import { browser, givenAccount, signedIn } from '../../testing/staff.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let point: string;
beforeAll(async () => {
  test = await buildTestApp();
  administrator = await signedIn(test, { role: 'administrator' });
  point = await givenServicePoint(test.db);
});
afterAll(() => test.close());

const LIST = '/staff/accounts';
const person = (login: string) => ({ login, displayName: 'Wong Mei', role: 'counter' });
const create = (body: object) => administrator.call<AccountWithPassword>('POST', LIST, body);

async function eventsOf(accountId: string) {
  const events = await test.db.kysely.selectFrom('event').select(['action', 'detail']).execute();
  return events.filter(({ detail }) => detail.account === accountId);
}

it('requires service points of new counter staff, and those to exist', async () => {
  expect(await create(person('mei.none'))).toMatchObject({ error: 'service-points-required' });
  const unknown = { all: false, ids: [point, 'no-such-point'] };
  expect(await create({ ...person('mei.unknown'), servicePoints: unknown })).toMatchObject({
    error: 'service-point-unknown',
  });
  const { total } = (await administrator.call<{ total: number }>('POST', `${LIST}/search`, { text: 'mei.' }))
    .data;
  expect(total).toBe(0);
});

it('stores and records the service points of a new account', async () => {
  const servicePoints = { all: false, ids: [point] };
  const { data } = await create({ ...person('mei.one'), servicePoints });
  expect(data.account).toMatchObject({ servicePoints });
  expect(await eventsOf(data.account.accountId)).toMatchObject([
    { action: 'account-created', detail: { servicePoints: point } },
  ]);
});

it('gives managers and administrators all service points without being asked', async () => {
  const { data } = await create({ ...person('mei.manager'), role: 'manager' });
  expect(data.account).toMatchObject({ servicePoints: { all: true, ids: [] } });
});

it('changes them from the version that was read, signs the account out, and records it', async () => {
  const counter = await signedIn(test, { role: 'counter' });
  expect((await counter.whoAmI()).data).toMatchObject({ servicePoints: { all: true, ids: [] } });
  const servicePoints = { all: false, ids: [point] };
  const path = `${LIST}/${counter.id}`;
  expect(await administrator.call<Account>('PATCH', path, { version: 1, servicePoints })).toMatchObject({
    data: { servicePoints, version: 2 },
  });
  expect(await counter.whoAmI()).toMatchObject({ error: 'login-expired' });
  expect(await administrator.call('PATCH', path, { version: 1, servicePoints })).toMatchObject({
    error: 'version-conflict',
  });
  await counter.signIn(counter.login);
  expect((await counter.whoAmI()).data).toMatchObject({ servicePoints });
  expect(await eventsOf(counter.id)).toContainEqual({
    action: 'account-service-points-changed',
    detail: { account: counter.id, servicePoints: point },
  });
});

it('keeps a session when the service points stay as they are', async () => {
  const servicePoints = { all: false, ids: [point] };
  const counter = await signedIn(test, { role: 'counter', servicePoints });
  await administrator.call('PATCH', `${LIST}/${counter.id}`, {
    version: 1,
    displayName: 'Wong Mei Yee',
    servicePoints,
  });
  expect(await counter.whoAmI()).toMatchObject({ status: 200 });
});

it('refuses to take the last service point from counter staff', async () => {
  const { id } = await givenAccount(test, { role: 'counter', servicePoints: { all: false, ids: [point] } });
  const body = { version: 1, servicePoints: { all: false, ids: [] } };
  expect(await administrator.call('PATCH', `${LIST}/${id}`, body)).toMatchObject({
    error: 'service-points-required',
  });
  const doctor = await givenAccount(test, { role: 'doctor', servicePoints: { all: false, ids: [] } });
  expect(
    await administrator.call('PATCH', `${LIST}/${doctor.id}`, { version: 1, role: 'counter' }),
  ).toMatchObject({ error: 'service-points-required' });
});

it('leaves existing accounts with all service points at the upgrade', async () => {
  const { id, login } = await givenAccount(test, { role: 'counter' });
  const migration = new URL('../../db/migrations/0030-account-service-points.sql', import.meta.url);
  const text = await readFile(migration, 'utf8');
  await test.db.transaction(async (tx) => {
    const undo = ['DROP TABLE account_service_point', 'ALTER TABLE account DROP COLUMN all_service_points'];
    for (const statement of [...undo, ...text.split(/;\n/).filter((part) => part.trim() !== '')]) {
      await tx.query({ name: '', text: statement, values: [] });
    }
  });
  const counter = browser(test);
  expect((await counter.signIn(login)).data).toMatchObject({
    accountId: id,
    servicePoints: { all: true, ids: [] },
  });
});
