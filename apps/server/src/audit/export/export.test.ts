import { instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkAll } from '../../testing/audit-chain.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot } from '../../testing/builders.ts';
import { givenAccount, signedIn } from '../../testing/staff.ts';
import { visitor } from '../../testing/visitor.ts';
import { recordEvent } from '../record-event.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  administrator = await signedIn(test, { role: 'administrator' });
});
afterAll(() => test.close());

/** A file has no envelope, so the browser of the tests cannot read it as one. */
async function exported(body: object) {
  const cookie = [...administrator.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/staff/audit/exports',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payload: body,
  });
  return { status: response.statusCode, type: response.headers['content-type'], text: response.body };
}

it('sends what the filters match as CSV, oldest first, and defuses what a spreadsheet would run', async () => {
  const { id } = await givenAccount(test, { role: 'counter' });
  await sql`UPDATE account SET display_name = '=HYPERLINK("x")' WHERE id = ${id}`.execute(test.db.kysely);
  const detail = { key: 'k "2", new' };
  const event = { actor: { account: id }, action: 'keys-rotated', detail } as const;
  await recordEvent(test.db, { ...event, at: instantOf('2026-05-02', '09:30') });
  await recordEvent(test.db, { ...event, at: instantOf('2026-05-01', '23:59'), detail: {} });
  await recordEvent(test.db, { ...event, at: instantOf('2026-05-03', '00:00'), detail: {} });
  await linkAll(test);
  const { type, text } = await exported({
    from: '2026-05-01',
    until: '2026-05-02',
    actor: id,
    format: 'csv',
  });
  expect(type).toBe('text/csv; charset=utf-8');
  const [head, first, second, end] = text.split('\r\n');
  expect(head).toBe('\uFEFFsequence,at,actor,actorName,action,appointmentId,detail,id,hash');
  expect(first).toContain(`,2026-05-01 23:59:00,${id},"'=HYPERLINK(""x"")",keys-rotated,,{},`);
  expect(second).toContain(`,2026-05-02 09:30:00,${id},`);
  expect(second).toContain(String.raw`"{""key"": ""k \""2\"", new""}"`);
  expect(second).toMatch(/^\d+,.*,[0-9a-f]{64}$/);
  expect(end).toBe('');
});

it('sends JSON lines with the place of each entry in the chain, and nothing of a person', async () => {
  const person = visitor(test, { name: 'Marker Visitor' });
  const { data } = await person.book(await givenSlot(test.db));
  await linkAll(test);
  test.clock.advance(1);
  await person.cancel(data.apptRecordId);
  const { type, text } = await exported({ appointmentId: data.apptRecordId, format: 'jsonl' });
  expect(type).toBe('application/x-ndjson');
  const lines = text.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      action: 'appointment-booked',
      at: '2026-03-02T01:00:00.000Z',
      sequence: expect.any(Number),
      actorName: null,
    },
    { action: 'appointment-cancelled', sequence: null, hash: null, detail: { slot: expect.any(String) } },
  ]);
  expect(text).not.toMatch(/Marker|91234567|visitor@/);
});

it('sends thousands of entries, each once, even with equal times', async () => {
  await sql`INSERT INTO event (id, at, actor, action, detail)
    SELECT gen_random_uuid(), ${instantOf('2026-06-01', '09:00')}, 'job', 'catalogue-imported',
      jsonb_build_object('number', n) FROM generate_series(1, 2500) AS n`.execute(test.db.kysely);
  const { text } = await exported({ action: 'catalogue-imported', format: 'jsonl' });
  const numbers = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).detail.number as number);
  expect(numbers).toHaveLength(2_500);
  expect(new Set(numbers).size).toBe(2_500);
});

it('records each export before anything leaves, and nothing of one that is refused', async () => {
  const events = () =>
    test.db.kysely
      .selectFrom('event')
      .select(['actor', 'detail'])
      .where('action', '=', 'audit-exported')
      .execute();
  const before = (await events()).length;
  const days = { from: '2026-07-01', until: '2026-07-02' };
  expect((await exported({ ...days, format: 'jsonl' })).text).toBe('');
  expect((await events()).slice(before)).toEqual([
    { actor: administrator.id, detail: { ...days, kind: 'jsonl' } },
  ]);
  const wrong = { from: '2026-07-02', until: '2026-07-01', format: 'csv' };
  expect((await exported(wrong)).status).toBe(422);
  expect(await events()).toHaveLength(before + 1);
});

it('is for administrators alone', async () => {
  const manager = await signedIn(test, { role: 'manager' });
  expect((await manager.call('POST', '/staff/audit/exports', { format: 'csv' })).status).toBe(403);
});
