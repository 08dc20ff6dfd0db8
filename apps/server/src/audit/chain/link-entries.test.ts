import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DB } from '../../db/tables.generated.ts';
import { linkAll, linkOnce } from '../../testing/audit-chain.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { recordEvent } from '../record-event.ts';
import type { Finding } from './finding.ts';
import { verifyAuditLog } from './verify-log.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(() => linkAll(test));

const insertOne = sql`INSERT INTO event (id, at, actor, action)
  VALUES (gen_random_uuid(), ${new Date('2026-03-02T01:00:00Z')}, 'job', 'keys-rotated') RETURNING id`;

async function ids(): Promise<string[]> {
  const rows = await test.db.kysely.selectFrom('event_link').select('event_id').orderBy('sequence').execute();
  return rows.map(({ event_id }) => event_id);
}

async function expectWholeChain(): Promise<void> {
  const found: Finding[] = [];
  const { links, end, waiting } = await verifyAuditLog(test.db, (finding) => found.push(finding));
  const { n } = await test.db.kysely
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  expect(found).toEqual([]);
  expect({ links, end: end.sequence, waiting: waiting.entries }).toEqual({
    links: Number(n),
    end: Number(n),
    waiting: 0,
  });
}

it('links what is committed, and the entry of a transaction that commits late afterwards', async () => {
  const before = await ids();
  const slow = await begun();
  const early = await insert(slow.tx);
  const [late, later] = [await insert(test.db.kysely), await insert(test.db.kysely)];
  expect(await linkOnce(test)).toBe(2);
  expect(await linkOnce(test)).toBe(0);
  await slow.commit();
  expect(await linkOnce(test)).toBe(1);
  expect((await ids()).slice(before.length)).toEqual([late, later, early]);
  await expectWholeChain();
});

it('does not link what was rolled back', async () => {
  const before = await ids();
  const undone = await begun();
  await insert(undone.tx);
  await undone.rollback();
  const kept = await insert(test.db.kysely);
  await linkAll(test);
  expect((await ids()).slice(before.length)).toEqual([kept]);
  await expectWholeChain();
});

it('links every entry once while many transactions commit in any order and two processes link', async () => {
  let writing = true;
  const link = async () => {
    while (writing) await linkOnce(test);
  };
  const linking = Promise.all([link(), link()]);
  const db = openTestDatabase(test.db.url);
  const write = async (writer: number) => {
    for (let turn = 0; turn < 30; turn++) {
      const writing = db.transaction(async (tx) => {
        // The more entries, the more other transactions begin and commit meanwhile.
        for (let entry = 0; entry <= (writer * 7 + turn) % 12; entry++) {
          await recordEvent(tx, { at: test.clock.now(), actor: 'job', action: 'keys-rotated' });
        }
        if (turn % 7 === 6) throw new Error('rolled back');
      });
      await writing.catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  writing = false;
  await linking;
  await db.close();
  await linkAll(test);
  await expectWholeChain();
});

it('goes through a log that was never linked in the order of its instants, over several turns', async () => {
  const old = { db: await createTestDatabase(), clock: test.clock };
  const limits = { batch: 50, most: 200 };
  await sql`INSERT INTO event (id, at, actor, action)
    SELECT gen_random_uuid(), ${new Date('2026-03-02T01:00:00Z')}::timestamptz - n * interval '1 minute', 'job', 'keys-rotated'
    FROM generate_series(1, 225) AS n`.execute(old.db.kysely);
  expect(await linkOnce(old, limits)).toBe(200);
  // Before where the first turn has ended.
  await recordEvent(old.db, { at: new Date('2026-03-01T20:00:00Z'), actor: 'job', action: 'keys-rotated' });
  expect(await linkOnce(old, limits)).toBe(25);
  expect(await linkOnce(old, limits)).toBe(1);
  const { rows } = await sql<{ n: string }>`
    SELECT count(*) AS n FROM (
      SELECT event.at < lag(event.at) OVER (ORDER BY sequence) AS is_back
      FROM event_link JOIN event ON event.id = event_id WHERE sequence <= 225) AS steps
    WHERE is_back`.execute(old.db.kysely);
  expect(rows[0]?.n).toBe('0');
  await old.db.close();
});

it('takes several turns for what was committed at once, and misses nothing that commits meanwhile', async () => {
  const before = await ids();
  const slow = await begun();
  const early = await insert(slow.tx);
  await sql`INSERT INTO event (id, at, actor, action)
    SELECT gen_random_uuid(), ${new Date('2026-03-02T01:00:00Z')}, 'job', 'keys-rotated'
    FROM generate_series(1, 225)`.execute(test.db.kysely);
  const limits = { batch: 50, most: 200 };
  expect(await linkOnce(test, limits)).toBe(200);
  await slow.commit();
  expect(await linkOnce(test, limits)).toBe(25);
  expect(await linkOnce(test, limits)).toBe(1);
  expect((await ids()).slice(before.length).at(-1)).toBe(early);
  await expectWholeChain();
});

it('begins anew after a restore that gave transactions other numbers, and links each entry once', async () => {
  await insert(test.db.kysely);
  await linkAll(test);
  const before = await ids();
  await sql`UPDATE event_link_cursor SET seen = '900000000:900000000:'`.execute(test.db.kysely);
  const { rows } = await sql<{ id: string }>`
    INSERT INTO event (id, at, actor, action, xid)
    SELECT gen_random_uuid(), ${new Date('2026-03-02T01:00:00Z')}, 'job', 'keys-rotated', '899999999' RETURNING id`.execute(
    test.db.kysely,
  );
  await linkAll(test);
  const fresh = await insert(test.db.kysely);
  await linkAll(test);
  expect((await ids()).slice(before.length)).toEqual([rows[0]?.id, fresh]);
});

async function insert(db: TestApp['db']['kysely'] | Transaction<DB>): Promise<string> {
  const { rows } = await insertOne.execute(db);
  return (rows[0] as { id: string }).id;
}

/** A transaction that a test ends when it likes. */
async function begun() {
  const tx = await test.db.kysely.startTransaction().execute();
  return { tx, commit: () => tx.commit().execute(), rollback: () => tx.rollback().execute() };
}
