import type { StaffEntry } from '@phial/contract/content/editing';
import type { StaffServicePoint } from '@phial/contract/content/editing-service-point';
import type { SampleState } from '@phial/contract/staff/sample';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirstAccounts } from '../accounts/administration/first-accounts.ts';
import { readConfig } from '../config.ts';
import { beginFixedEntries } from '../content/fixed-entries.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift } from '../testing/builders.ts';
import { browser, PASSWORD, signedIn } from '../testing/staff.ts';
import { loadSample, searchFormerSample } from './load-sample.ts';
import { loadSampleReports } from './sample-reports.ts';

let test: TestApp;
let boss: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  const { test: testing } = readConfig({
    PHIAL_TEST_CAPTCHA: 'TEST',
    PHIAL_TEST_LIMITS: 'off',
    PHIAL_TEST_PASSWORD: PASSWORD,
  });
  test = await buildTestApp({ config: { test: testing } });
  await start();
  boss = await signedIn(test, { role: 'administrator' });
});
afterAll(() => test.close());

/** What a start of the server does, in its order. */
async function start() {
  await searchFormerSample(test);
  const loaded = await loadSample(test);
  await beginFixedEntries(test);
  const accounts = await createFirstAccounts(test);
  return { loaded, accounts, reports: await loadSampleReports(test) };
}

const state = async () => (await boss.call<SampleState>('GET', '/staff/sample')).data;
const remove = (ownPassword?: string) => boss.call<SampleState>('DELETE', '/staff/sample', { ownPassword });
const rowsOf = async (app: TestApp, text: string) => (await sql.raw(text).execute(app.db.kysely)).rows;

describe('removing the sample', () => {
  it('needs the own password', async () => {
    expect((await remove()).error).toBe('confirmation-needed');
    expect((await remove('wrong password')).error).toBe('password-wrong');
    expect((await state()).servicePoints).toBeGreaterThan(0);
  });

  it('takes all of it, ends the sessions of its accounts, and leaves what staff have changed', async () => {
    const [first, second] = await jobs();
    await edit(first, false);
    await edit(second, true);
    const point = '/staff/content/service-points/central';
    const { data: central } = await boss.call<StaffServicePoint>('GET', point);
    const own = { ...central.body, tel: '2999 9999' };
    expect((await boss.call('PUT', point, { version: central.version, body: own })).status).toBe(200);
    const counter = browser(test);
    await counter.signIn('counter');
    expect((await counter.call('GET', '/staff/session')).status).toBe(200);
    expect(await state()).toMatchObject({ accounts: 3, removedAt: null, obstacles: [] });

    const { status, data } = await remove(PASSWORD);
    expect(status).toBe(200);
    const { removedAt, production, obstacles, ...counts } = data;
    expect([removedAt, obstacles]).toEqual([test.clock.now().toISOString(), []]);
    expect(Object.entries(counts).filter(([, count]) => count !== 0)).toEqual([]);
    expect((await counter.call('GET', '/staff/session')).error).toBe('login-expired');
    expect(await rowsOf(test, 'SELECT id FROM service_point')).toEqual([{ id: 'central' }]);
    expect(
      await rowsOf(test, "SELECT id, state, body FROM content_entry WHERE kind = 'job' ORDER BY state"),
    ).toEqual([
      { id: first, state: 'DRAFT', body: null },
      { id: second, state: 'PUBLISHED', body: expect.objectContaining({ name: TITLE }) },
    ]);
    expect(await rowsOf(test, 'SELECT DISTINCT entry_id FROM content_version')).toEqual([
      { entry_id: second },
    ]);
    // What staff have saved stays with its versions; those of the sample's own texts are gone.
    expect(await rowsOf(test, 'SELECT FROM saved_version WHERE sample')).toEqual([]);
    expect(await rowsOf(test, "SELECT DISTINCT thing_id FROM saved_version WHERE kind <> 'service'")).toEqual(
      [{ thing_id: 'central' }],
    );
    expect(await rowsOf(test, 'SELECT FROM slot WHERE service_point_id <> $$central$$')).toEqual([]);
    for (const table of ['appointment', 'test_item', 'patient', 'lab_order', 'report']) {
      expect([table, await rowsOf(test, `SELECT FROM ${table}`)]).toEqual([table, []]);
    }
    expect(await findDrift(test.db)).toEqual([]);
  }, 120_000);

  it('leaves services and fixed entries as in a database that never had it', async () => {
    const never = await buildTestApp();
    await beginFixedEntries(never);
    const entries = "SELECT kind, id, state FROM content_entry WHERE kind <> 'job' ORDER BY kind, id";
    expect(await rowsOf(test, entries)).toEqual(await rowsOf(never, entries));
    const areas = 'SELECT code, names FROM city ORDER BY code';
    expect(await rowsOf(test, areas)).toEqual(await rowsOf(never, areas));
    const services = 'SELECT code, name, short_name, detail, sample FROM service ORDER BY code';
    expect(await rowsOf(test, services)).toEqual(await rowsOf(never, services));
    await never.close();
  });

  it('keeps it away at the next start', async () => {
    expect(await start()).toEqual({ loaded: false, accounts: [], reports: false });
    expect((await remove(PASSWORD)).error).toBe('not-found');
  });

  it('is in the audit log', async () => {
    const [event] = await rowsOf(test, "SELECT actor, detail FROM event WHERE action = 'sample-removed'");
    expect(event).toMatchObject({ actor: boss.id, detail: { orders: expect.any(Number) } });
  });
});

const TITLE = { tw: '化驗員', zh: '检验员', en: 'Technologist' };

async function jobs(): Promise<[string, string]> {
  const rows = await rowsOf(test, "SELECT id FROM content_entry WHERE kind = 'job' ORDER BY id");
  return rows.map((row) => (row as { id: string }).id) as [string, string];
}

/** Gives a vacancy another title, as a draft or for everybody. */
async function edit(id: string, publish: boolean): Promise<void> {
  const path = `/staff/content/entries/job/${id}`;
  const { data } = await boss.call<StaffEntry>('GET', path);
  const saved = await boss.call<StaffEntry>('PUT', path, {
    version: data.version,
    body: { ...data.published, name: TITLE },
  });
  expect(saved.status).toBe(200);
  if (publish) {
    const { version, draft } = saved.data;
    expect((await boss.call('POST', `${path}/publish`, { version, body: draft })).status).toBe(200);
  }
}
