import { afterAll, beforeAll, expect, it } from 'vitest';
import { doJob } from '../../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, givenAccount } from '../../testing/staff.ts';
import { recordFailedSignIns } from './sign-in.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const failIn = (network: number, login: string) =>
  browser(test, { address: `10.0.${network}.1` }).signIn(login, 'x');

async function entries() {
  const rows = await test.db.kysely
    .selectFrom('event')
    .select(['at', 'actor', 'detail'])
    .where('action', '=', 'sign-in-failed')
    .orderBy('at')
    .execute();
  return rows.map(({ at, actor, detail }) => ({ at: at.toISOString().slice(11, 16), actor, detail }));
}

/** What the audit log has of an account; of nobody, without one. */
const entriesOf = async (id: string | undefined) =>
  (await entries()).filter(({ detail }) => (detail as { account?: string }).account === id);

it('records the first failed sign-in at once, and those of the next hour in one entry', async () => {
  const { id, login } = await givenAccount(test);
  await failIn(1, login);
  const first = { at: '01:00', actor: 'visitor', detail: { account: id } };
  expect(await entriesOf(id)).toEqual([first]);
  for (const network of [1, 1, 2, 3, 3]) {
    test.clock.advance(60);
    await failIn(network, login);
  }
  await doJob(test, recordFailedSignIns);
  expect(await entriesOf(id)).toEqual([first]);

  test.clock.advance(55 * 60);
  await doJob(test, recordFailedSignIns);
  await doJob(test, recordFailedSignIns);
  const further = { at: '01:05', actor: 'visitor', detail: { account: id, attempts: 5, networks: 3 } };
  expect(await entriesOf(id)).toEqual([first, further]);

  await failIn(1, login);
  expect(await entriesOf(id)).toEqual([first, further, { ...first, at: '02:00' }]);
});

it('records a single failure once', async () => {
  const { id, login } = await givenAccount(test);
  await failIn(1, login);
  test.clock.advance(3600);
  await doJob(test, recordFailedSignIns);
  expect(await entriesOf(id)).toHaveLength(1);
  expect(await test.db.kysely.selectFrom('failed_sign_in').selectAll().execute()).toEqual([]);
});

it('counts unknown logins together', async () => {
  await Promise.all([1, 2, 3, 4].map((network) => failIn(network, `nobody.${network}`)));
  test.clock.advance(3600);
  await doJob(test, recordFailedSignIns);
  const details = (await entriesOf(undefined)).map(({ detail }) => detail as { attempts?: number });
  const recorded = details.map(({ attempts = 1 }) => attempts).reduce((sum, attempts) => sum + attempts, 0);
  expect(recorded).toBe(4);
  expect(details.at(-1)).toMatchObject({ networks: 4 });
});

it('counts concurrent attempts', async () => {
  const { id, login } = await givenAccount(test);
  await Promise.all(Array.from({ length: 12 }, (_, call) => failIn(call % 4, login)));
  test.clock.advance(3600);
  await doJob(test, recordFailedSignIns);
  const details = (await entriesOf(id)).map(({ detail }) => detail as { attempts?: number });
  expect(details.reduce((sum, { attempts = 1 }) => sum + attempts, 0)).toBe(12);
});
