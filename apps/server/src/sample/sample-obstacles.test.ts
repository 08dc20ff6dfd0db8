import { randomUUID } from 'node:crypto';
import type { SampleObstacle } from '@phial/contract/staff/sample';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCKS } from '../db/locks.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenServicePoint, givenSlot } from '../testing/builders.ts';
import { givenAccount, PASSWORD, signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { removeSample } from './remove-sample.ts';

let test: TestApp;
let boss: Awaited<ReturnType<typeof signedIn>>;
let point: string;
beforeEach(async () => {
  test = await buildTestApp();
  boss = await signedIn(test, { role: 'administrator' });
  point = await givenServicePoint(test.db);
  await run(sql`UPDATE service_point SET sample = true`);
});
afterEach(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const run = (query: ReturnType<typeof sql>) => query.execute(test.db.kysely);
const remove = () =>
  boss.call<{ obstacles: SampleObstacle[] }>('DELETE', '/staff/sample', { ownPassword: PASSWORD });
const given = (servTime = '2026-03-04 10:00:00', servPtId = point) =>
  givenSlot(test.db, { servPtId, servTime, capacity: 3 });
const points = async () => (await run(sql`SELECT FROM service_point WHERE sample`)).rows.length;

/** How many connections to the test's database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(test.db.kysely);
  return rows[0]?.count ?? 0;
}

/** Expects a refusal that names exactly this, and nothing to be gone. */
async function expectRefusal(obstacle: Partial<SampleObstacle>): Promise<void> {
  const { error, data } = await remove();
  expect([error, data.obstacles]).toEqual(['sample-in-use', [expect.objectContaining(obstacle)]]);
  expect(await points()).toBe(1);
}

describe('the sample is not removed', () => {
  it('while somebody is booked at one of its service points, and is once that is cancelled', async () => {
    const person = visitor(test);
    const { data } = await person.book(await given());
    await expectRefusal({ kind: 'booking', id: point, count: 1 });
    await person.cancel(data.apptRecordId);
    expect((await remove()).status).toBe(200);
    expect(await points()).toBe(0);
    expect((await run(sql`SELECT FROM appointment`)).rows).toEqual([]);
    expect((await run(sql`SELECT state FROM booking_opening`)).rows).toEqual([{ state: 'soon' }]);
  });

  it('while an own account works at one of its service points', async () => {
    const { id, login } = await givenAccount(test, {
      role: 'counter',
      servicePoints: { all: false, ids: [point] },
    });
    await expectRefusal({ kind: 'account', id, name: { tw: login, zh: login, en: login } });
  });

  it('while a group of the identity provider gets one of its service points', async () => {
    const mapping = [
      { group: 'nurses', role: 'counter', servicePoints: { all: false, ids: [point] } },
      { group: 'leads', role: 'manager', servicePoints: { all: true, ids: [] } },
    ];
    await run(sql`
      INSERT INTO identity_provider (id, enabled, issuer, client_id, scopes, button, groups_claim, name_claim, mapping,
        updated_at)
      VALUES (${randomUUID()}, true, 'https://id.example', 'phial', 'openid', '{}', 'groups', 'name',
        ${JSON.stringify(mapping)}, now())`);
    await expectRefusal({ kind: 'identity-provider', name: { tw: 'nurses', zh: 'nurses', en: 'nurses' } });
  });

  it('while an own collection centre stands at one of its service points', async () => {
    const draft = { name: { tw: '甲', zh: '甲', en: 'A' }, servPtId: point };
    await run(sql`
      INSERT INTO content_entry (kind, id, position, state, draft, updated_at)
      VALUES ('collection-centre', 'own', 1, 'DRAFT', ${JSON.stringify(draft)}, now())`);
    await expectRefusal({ kind: 'collection-centre', id: 'own', name: draft.name });
  });

  it('while an own package, be it a draft, is in one of its groups', async () => {
    const name = { tw: '組', zh: '组', en: 'Group' };
    await run(sql`
      INSERT INTO content_entry (kind, id, position, state, body, draft, sample, updated_at) VALUES
        ('package-group', 'theirs', 1, 'PUBLISHED', ${JSON.stringify({ name })}, '{}', true, now()),
        ('package', 'sample', 1, 'PUBLISHED', '{"component": "sample", "group": "theirs"}', NULL, true, now()),
        ('package', 'own', 2, 'PUBLISHED', '{"component": "own", "group": "theirs"}', NULL, false, now()),
        ('package', 'draft', 3, 'DRAFT', NULL, '{"component": "draft", "group": "theirs"}', false, now())`);
    await expectRefusal({ kind: 'package-group', id: 'theirs', name, count: 2 });
  });

  it('while own test items are of one of its subjects, or hold one of its tests', async () => {
    const words = JSON.stringify({ tw: '甲', zh: '甲', en: 'A' });
    const subject = {
      dictType: 'test_item_subject',
      dictValue: 'blood',
      label: JSON.parse(words),
      cssClass: '',
    };
    await run(sql`
      INSERT INTO content_entry (kind, id, position, state, body, sample, updated_at)
      VALUES ('dictionary', 'subject-1', 1, 'PUBLISHED', ${JSON.stringify(subject)}, true, now())`);
    await run(sql`
      INSERT INTO test_item (id, code, name, specimen, turnaround, remark, preparation, subject, usage_scope, unit_type,
        position, updated_at, sample)
      SELECT id, id, ${words}::jsonb, ${words}::jsonb, ${words}::jsonb, ${words}::jsonb, ${words}::jsonb, subject, '0',
        type, 1, now(), id = 'theirs'
      FROM (VALUES ('ours', 'blood', 'GROUP'), ('theirs', 'urine', 'SINGLE')) AS item (id, subject, type)`);
    await run(sql`INSERT INTO test_item_child (group_id, position, child_id) VALUES ('ours', 1, 'theirs')`);
    const { data } = await remove();
    expect(data.obstacles).toMatchObject([
      { kind: 'subject', id: 'subject-1', count: 1 },
      { kind: 'test-item', id: 'ours', count: 1 },
    ]);
  });

  it('while an own service point offers one of its services; the two of the calls stay anyway', async () => {
    await run(sql`
      INSERT INTO service (code, name, short_name, detail, preparation, colour, icon, days_ahead, most_seats, position,
        sample)
      SELECT 'check-up', name, short_name, detail, preparation, colour, icon, days_ahead, most_seats, 3, true
      FROM service WHERE code = 'ECG'`);
    await run(sql`UPDATE service SET sample = true`);
    await givenServicePoint(test.db, { types: ['ECG', 'check-up'] });
    await expectRefusal({ kind: 'service', id: 'check-up', count: 1 });
  });

  it('while an order waits that somebody placed as its doctor', async () => {
    const { id } = await givenAccount(test, { role: 'doctor', sample: true });
    const patient = randomUUID();
    await run(sql`
      INSERT INTO patient (id, doctor_id, language, erased_at, created_at, updated_at)
      VALUES (${patient}, ${id}, 'tw', now(), now(), now())`);
    const order = (number: string, state: string) =>
      run(sql`
        INSERT INTO lab_order (id, number, doctor_id, patient_id, state, key_id, sealed, placed_at, created_at, updated_at)
        VALUES (${randomUUID()}, ${number}, ${id}, ${patient}, ${state}, 'test', '', now(), now(), now())`);
    await order('HD-1', 'PLACED');
    await order('HD-2', 'DRAFT');
    await expectRefusal({ kind: 'order', name: { tw: 'HD-1', zh: 'HD-1', en: 'HD-1' } });
    expect((await run(sql`SELECT FROM lab_order`)).rows).toHaveLength(2);
    await removeSample(test, 'command', { withTrials: true });
    expect((await run(sql`SELECT FROM lab_order`)).rows).toHaveLength(0);
    expect((await run(sql`SELECT FROM patient`)).rows).toHaveLength(0);
  });

  it('by an account of its own while there is no other administrator', async () => {
    await run(sql`UPDATE account SET sample = true`);
    await expectRefusal({ kind: 'administrator' });
  });
});

describe('a booking at the moment of the removal', () => {
  it('keeps the sample when it comes first', async () => {
    const slot = await given();
    const removing = await test.db.transaction(async (tx) => {
      await tx.query({
        name: 'test-hold-slots',
        text: 'SELECT pg_advisory_xact_lock($1)',
        values: [LOCKS['make-slots']],
      });
      const pending = remove();
      await expect.poll(waiting).toBe(1);
      expect((await visitor(test).book(slot)).status).toBe(200);
      return { pending };
    });
    expect((await removing.pending).error).toBe('sample-in-use');
    expect(await points()).toBe(1);
  });

  it('is refused when it comes too late', async () => {
    const slot = await given();
    await run(sql`
      INSERT INTO content_entry (kind, id, position, state, body, sample, updated_at)
      VALUES ('job', '1', 1, 'PUBLISHED', '{}', true, now())`);
    const both = await test.db.transaction(async (tx) => {
      await tx.query({
        name: 'test-hold-job',
        text: "SELECT FROM content_entry WHERE kind = 'job' FOR UPDATE",
      });
      const removing = remove();
      await expect.poll(waiting).toBe(1);
      const booking = visitor(test).book(slot);
      await expect.poll(waiting).toBe(2);
      return { removing, booking };
    });
    expect((await both.removing).status).toBe(200);
    const { status, error } = await both.booking;
    expect([status, error]).toEqual([422, 'slot-unknown']);
    expect((await run(sql`SELECT FROM appointment`)).rows).toEqual([]);
  });

  it('ends well either way when many meet it', async () => {
    const slots = await Promise.all(
      ['09:00', '09:30', '10:00', '10:30'].map((time) => given(`2026-03-04 ${time}:00`)),
    );
    const [removal, ...bookings] = await Promise.all([
      remove(),
      ...slots.map((slot) => visitor(test).book(slot)),
    ]);
    const booked = bookings.filter(({ status }) => status === 200).length;
    expect(bookings.every(({ status }) => status < 500)).toBe(true);
    expect(removal.status === 200).toBe(booked === 0);
    expect(await points()).toBe(booked === 0 ? 0 : 1);
  });
});
