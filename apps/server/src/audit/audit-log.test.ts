import { readdir, readFile } from 'node:fs/promises';
import type { AuditPage } from '@phial/contract/staff/audit';
import { AUDIT_ACTIONS, AUDIT_DETAILS } from '@phial/contract/staff/audit-event';
import { instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenAccount, signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { recordEvent } from './record-event.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  administrator = await signedIn(test, { role: 'administrator' });
});
afterAll(() => test.close());

const auditLog = (query: Record<string, string> = {}) =>
  administrator.call<AuditPage>('GET', `/staff/audit?${new URLSearchParams(query)}`);

describe('reading the audit log', () => {
  it('shows what a visitor did to a booking, newest first', async () => {
    const person = visitor(test);
    const { data } = await person.book(await givenSlot(test.db));
    test.clock.advance(60);
    await person.cancel(data.apptRecordId);
    const { data: page } = await auditLog({ appointmentId: data.apptRecordId });
    expect(page).toMatchObject({
      entries: [
        { at: '2026-03-02 09:01:00', actor: 'visitor', displayName: null, action: 'appointment-cancelled' },
        { at: '2026-03-02 09:00:00', action: 'appointment-booked', appointmentId: data.apptRecordId },
      ],
      next: null,
    });
    expect(JSON.stringify(page)).not.toContain(person.docNo);
  });

  it('names service point, time and number for the ids', async () => {
    const person = visitor(test);
    const slot = await givenSlot(test.db);
    const { data } = await person.book(slot);
    const { data: page } = await auditLog({ appointmentId: data.apptRecordId });
    const [point] = await test.db.kysely
      .selectFrom('service_point')
      .select('name')
      .where('id', '=', slot.servPtId)
      .execute();
    const at = slot.servTime;
    expect(page.subjects).toMatchObject({
      [data.apptRecordId]: { names: point?.name, at, number: data.appointmentRelNumber },
      [slot.id]: { names: point?.name, at, number: '' },
    });
    await recordEvent(test.db, {
      at: instantOf('2026-07-01', '09:00'),
      actor: 'command',
      action: 'hours-changed',
      detail: { point: slot.servPtId, closure: '00000000-0000-4000-8000-000000000000' },
    });
    const { data: schedule } = await auditLog({ action: 'hours-changed' });
    expect(schedule.subjects).toEqual({ [slot.servPtId]: { names: point?.name, at: null, number: '' } });
  });

  it('names an account, and filters by it', async () => {
    const { id } = await givenAccount(test, { role: 'counter' });
    await recordEvent(test.db, {
      at: test.clock.now(),
      actor: { account: id },
      action: 'password-changed',
      detail: {},
    });
    const { data } = await auditLog({ actor: id });
    expect(data.entries).toMatchObject([
      { actor: id, displayName: 'Marker Person', action: 'password-changed', detail: {} },
    ]);
    expect((await auditLog({ actor: 'job' })).data.entries).toEqual([]);
  });

  it('filters by Hong Kong days, both included', async () => {
    for (const [day, time] of [
      ['2026-05-01', '23:59'],
      ['2026-05-02', '00:00'],
      ['2026-05-03', '23:59'],
      ['2026-05-04', '00:00'],
    ] as const) {
      const detail = { key: `${day} ${time}` };
      await recordEvent(test.db, {
        at: instantOf(day, time),
        actor: 'command',
        action: 'keys-rotated',
        detail,
      });
    }
    const { data } = await auditLog({
      from: '2026-05-02',
      until: '2026-05-03',
      action: 'keys-rotated,signed-in',
    });
    expect(data.entries.map(({ detail }) => detail)).toEqual([
      { key: '2026-05-03 23:59' },
      { key: '2026-05-02 00:00' },
    ]);
  });

  it('returns each entry once over several pages, even with equal times and new entries', async () => {
    const at = instantOf('2026-06-01', '09:00');
    const recordNumbered = (number: number) =>
      recordEvent(test.db, { at, actor: 'job', action: 'catalogue-imported', detail: { number } });
    for (let number = 1; number <= 120; number++) await recordNumbered(number);
    const seen: unknown[] = [];
    let before: string | null = '';
    for (let pages = 0; before !== null; pages++) {
      expect(pages).toBeLessThan(4);
      const { data } = await auditLog({ action: 'catalogue-imported', ...(before !== '' && { before }) });
      seen.push(...data.entries.map(({ detail }) => (detail as { number: number }).number));
      before = data.next;
      const later = { at: instantOf('2026-06-02', '09:00'), actor: 'job', detail: {} } as const;
      await recordEvent(test.db, { ...later, action: 'catalogue-imported' });
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it.each([{ from: '2026-02-30' }, { from: '2026-03-03', until: '2026-03-02' }, { before: 'x' }])(
    'refuses %j',
    async (query) => {
      expect(await auditLog(query as Record<string, string>)).toMatchObject({ error: 'range-invalid' });
    },
  );
});

describe('the audit log cannot be changed', () => {
  it.each(["UPDATE event SET actor = 'nobody'", 'DELETE FROM event', 'TRUNCATE event'])(
    'by the role of the server: %s',
    async (statement) => {
      const count = sql<{ n: string }>`SELECT count(*) AS n FROM event`;
      const before = (await count.execute(test.db.kysely)).rows;
      await expect(sql.raw(statement).execute(test.db.kysely)).rejects.toThrow('append-only');
      // As whoever replays changes of another server does, for whom usual triggers are silent.
      const replaying = test.db.kysely.transaction().execute(async (tx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(tx);
        await sql.raw(statement).execute(tx);
      });
      await expect(replaying).rejects.toThrow('append-only');
      expect((await count.execute(test.db.kysely)).rows).toEqual(before);
    },
  );

  it('by any call: its address accepts GET only', async () => {
    const calls = test.app.routeRules.filter(({ url }) => url === '/api/staff/audit');
    expect(calls.map(({ method }) => method).sort()).toEqual(['GET', 'HEAD']);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await administrator.call(method, '/staff/audit', {})).status, method).toBe(405);
    }
  });
});

it('has words for every action and detail that a statement records', async () => {
  const folder = new URL('..', import.meta.url);
  const files = await readdir(folder, { recursive: true });
  const actions = new Set<string>();
  const details = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.sql.ts'))) {
    const text = await readFile(new URL(file, folder), 'utf8');
    for (const [statement] of text.matchAll(/INSERT INTO event [^`]*?(?=\n\), \w+ AS|`)/g)) {
      for (const [, action = ''] of statement.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)) actions.add(action);
      const [, built = ''] = /jsonb_build_object\(([^`]*)/.exec(statement) ?? [];
      for (const [, name = ''] of built.matchAll(/'(\w+)',/g)) details.add(name);
    }
  }
  const knownActions: ReadonlySet<string> = new Set(Object.values(AUDIT_ACTIONS).flat());
  const knownDetails: ReadonlySet<string> = new Set(AUDIT_DETAILS);
  expect(actions).toContain('appointment-booked');
  expect([...actions].filter((action) => !knownActions.has(action))).toEqual([]);
  expect(details).toContain('overCapacity');
  expect([...details].filter((name) => !knownDetails.has(name))).toEqual([]);
});
