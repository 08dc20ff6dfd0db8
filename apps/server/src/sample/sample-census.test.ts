import type { StaffServicePoint } from '@phial/contract/content/editing-service-point';
import type { SampleState } from '@phial/contract/staff/sample';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { loadSample, searchFormerSample } from './load-sample.ts';
import { inventedPeopleLine } from './sample-census.ts';

let test: TestApp;
let boss: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  await searchFormerSample(test);
  await loadSample(test);
  boss = await signedIn(test, { role: 'administrator' });
});
afterAll(() => test.close());

const census = async () => (await boss.call<SampleState>('GET', '/staff/sample')).data;
const rowsOf = async (table: 'appointment' | 'service_point' | 'test_item' | 'opening_pattern') => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(
    test.db.kysely,
  );
  return rows[0]?.n;
};

describe('the census of the sample', () => {
  it('counts every row that was loaded', async () => {
    expect(await census()).toMatchObject({
      production: false,
      bookings: await rowsOf('appointment'),
      servicePoints: await rowsOf('service_point'),
      openingPatterns: await rowsOf('opening_pattern'),
      testItems: await rowsOf('test_item'),
      obstacles: [],
    });
    expect((await census()).districts).toBeGreaterThan(0);
    expect((await census()).closures).toBeGreaterThan(20);
  });

  it('finds the same rows in a database that an earlier version filled', async () => {
    const before = await census();
    for (const table of ['district', 'service_point', 'opening_pattern', 'break_day', 'test_item']) {
      await sql`UPDATE ${sql.table(table)} SET sample = false`.execute(test.db.kysely);
    }
    // It wrote hours without a version: one says that somebody has changed them.
    for (const table of ['sample_appointment', 'opening_week']) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(test.db.kysely);
    }
    await searchFormerSample(test);
    expect((await census()).bookings).toBe(0);
    await sql`DELETE FROM sample_search`.execute(test.db.kysely);
    await searchFormerSample(test);
    // Districts that a new database knows by itself are no longer told apart.
    expect({ ...(await census()), districts: 0 }).toEqual({ ...before, districts: 0 });
  });

  it('leaves out what staff have changed, and counts real bookings at its points', async () => {
    const before = await census();
    const path = '/staff/content/service-points/central';
    const { data: point } = await boss.call<StaffServicePoint>('GET', path);
    await boss.call('PUT', path, { version: point.version, body: { ...point.body, tel: '0000 9999' } });
    const slot = await givenSlot(test.db, { servPtId: 'mong-kok', servTime: '2026-03-04 07:00:00' });
    expect((await visitor(test).book(slot)).status).toBe(200);
    const now = await census();
    expect(now.servicePoints).toBe(before.servicePoints - 1);
    expect(now.bookings).toBe(before.bookings);
    expect(now.obstacles).toMatchObject([{ kind: 'booking', id: 'mong-kok', count: 1 }]);
  });

  it('is for administrators', async () => {
    const manager = await signedIn(test, { role: 'manager' });
    expect(await manager.call('GET', '/staff/sample')).toMatchObject({ error: 'not-allowed' });
  });
});

describe('in production', () => {
  it('the sample has no bookings, and a database that has some says so in one line', async () => {
    const line = await inventedPeopleLine(test);
    expect(line).toContain(`${(await census()).bookings} bookings`);
    const production = await buildTestApp({ config: { production: true } });
    await loadSample(production);
    const { rows } = await sql`SELECT FROM appointment`.execute(production.db.kysely);
    expect(rows).toHaveLength(0);
    expect(await inventedPeopleLine(production)).toBeUndefined();
    await production.close();
  });
});
