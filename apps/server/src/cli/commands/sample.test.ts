import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../../testing/builders.ts';
import { runPhial } from '../../testing/run-phial.ts';
import { givenAccount } from '../../testing/staff.ts';
import { visitor } from '../../testing/visitor.ts';

let test: TestApp;
let point: string;
beforeAll(async () => {
  test = await buildTestApp();
  await givenAccount(test, { role: 'administrator' });
  point = await givenServicePoint(test.db);
  await sql`UPDATE service_point SET sample = true`.execute(test.db.kysely);
  const slot = await givenSlot(test.db, { servPtId: point, servTime: '2026-03-04 10:00:00' });
  await visitor(test).book(slot);
});
afterAll(() => test.close());

const run = (...words: string[]) => runPhial(['sample', ...words], { DATABASE_URL: test.db.url });

describe('phial sample', () => {
  it('shows what came with the sample and what is in the way', async () => {
    const { code, output } = await run('show');
    expect(code).toBe(0);
    expect(output).toContain('servicePoints: 1\n');
    expect(output).toContain(`in the way: booking ${point}`);
  });

  it('removes nothing while somebody is booked', async () => {
    const { code, errorOutput } = await run('remove');
    expect([code, errorOutput]).toEqual([1, expect.stringContaining(`booking ${point}`)]);
  });

  it('removes what was only tried out when it is asked to', async () => {
    expect((await run('remove', '--with-trials')).output).toContain('The sample was removed.');
    const { rows } = await sql`SELECT FROM service_point`.execute(test.db.kysely);
    expect(rows).toEqual([]);
    const again = await run('remove');
    expect([again.code, again.errorOutput]).toEqual([1, 'Nothing of the sample is in this database.\n']);
  });

  it('explains itself after a wrong word', async () => {
    const { code, errorOutput } = await run('remove', '--all');
    expect([code, errorOutput]).toEqual([2, expect.stringContaining("unknown option '--all'")]);
  });
});
