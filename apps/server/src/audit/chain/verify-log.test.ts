import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing, type KeyRing } from '../../crypto/key-ring.ts';
import { linkAll } from '../../testing/audit-chain.ts';
import { testClock } from '../../testing/build-test-app.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { headLine } from '../heads/head-line.ts';
import { recordEvent } from '../record-event.ts';
import { describeFinding, type Finding } from './finding.ts';
import { linkHash, NO_HASH } from './link-hash.ts';
import { readChainEnd } from './links.sql.ts';
import { readLinks } from './verify.sql.ts';
import { verifyAuditLog } from './verify-log.ts';

const LINKS = 12;

const TABLES = ['event', 'event_link', 'event_link_cursor'] as const;

let db: TestDatabase;
/** Ids of the entries, by their sequence. */
let entries: string[];
const keys = createKeyRing([{ id: 'test', key: randomBytes(32) }]);
const clock = testClock();

beforeAll(async () => {
  db = await createTestDatabase();
  for (let number = 1; number <= LINKS; number++) {
    clock.advance(60);
    await recordEvent(db, {
      at: clock.now(),
      actor: 'visitor',
      action: 'appointment-booked',
      detail: { slot: randomUUID(), number },
      appointmentId: randomUUID(),
    });
    if (number % 4 === 0) await linkAll({ db, clock });
  }
  const links = await readLinks(db, 0, LINKS);
  entries = ['', ...links.map(({ eventId }) => eventId)];
  for (const table of TABLES) await raw(`CREATE TABLE kept_${table} AS TABLE ${table}`);
});
afterEach(async () => {
  const back = (table: string) => sql.raw(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
  await asOwner(...TABLES.map((table) => sql.raw(`DELETE FROM ${table}`)), ...TABLES.map(back));
});
afterAll(() => db.close());

const raw = (statement: string) => sql.raw(statement).execute(db.kysely);

/** An entry of this moment, linked. */
async function recorded(): Promise<void> {
  await recordEvent(db, { at: clock.now(), actor: 'job', action: 'keys-rotated' });
  await linkAll({ db, clock });
}

function unexpected(finding: Finding): void {
  throw new Error(`nobody has touched the log: ${describeFinding(finding)}`);
}

/** The owner of the tables, who takes a trigger away and puts it back. */
async function asOwner(...statements: ReturnType<typeof sql>[]): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    for (const table of ['event', 'event_link']) {
      await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_is_append_only`).execute(tx);
    }
    for (const statement of statements) await statement.execute(tx);
    for (const table of ['event', 'event_link']) {
      await sql.raw(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${table}_is_append_only`).execute(tx);
    }
  });
}

async function* lines(texts: readonly string[]) {
  yield* texts;
}

async function found(heads?: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  await verifyAuditLog(db, (finding) => findings.push(finding), heads && { lines: lines(heads), keys });
  return findings;
}

/** Of another laboratory, or of keys that are gone. */
function otherKeys(): KeyRing {
  return createKeyRing([{ id: 'test', key: randomBytes(32) }]);
}

async function writtenHead(): Promise<string> {
  const end = await readChainEnd(db);
  if (end === undefined) throw new Error('there is no chain');
  return headLine(keys, { ...end, at: clock.now().toISOString() });
}

/** Writes the chain anew from a sequence on, as whoever knows how it is made would. */
async function relinkFrom(first: number): Promise<void> {
  await asOwner(sql`DELETE FROM event_link WHERE sequence >= ${first}`);
  await sql`DELETE FROM event_link_cursor`.execute(db.kysely);
  await linkAll({ db, clock });
}

describe('an audit log that nobody has touched', () => {
  it('is found good, with its end and the heads that were written out', async () => {
    const heads = [await writtenHead()];
    await recorded();
    heads.push(await writtenHead());
    const result = await verifyAuditLog(db, unexpected, {
      lines: lines(heads),
      keys,
    });
    expect(result).toMatchObject({
      links: LINKS + 1,
      end: { sequence: LINKS + 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      waiting: { entries: 0 },
      heads: { good: 2, unknownKey: 0 },
    });
  });

  it('may have entries that wait for their link', async () => {
    const at = clock.now();
    await recordEvent(db, { at, actor: 'job', action: 'keys-rotated' });
    const { waiting } = await verifyAuditLog(db, unexpected);
    expect(waiting).toEqual({ entries: 1, since: at });
  });

  it('counts the heads of a key that is gone, and compares them all the same', async () => {
    const head = await writtenHead();
    const foreign = head.replace('"key":"test"', '"key":"former"');
    const result = await verifyAuditLog(db, unexpected, {
      lines: lines([foreign]),
      keys: otherKeys(),
    });
    expect(result.heads).toEqual({ good: 1, unknownKey: 1 });
  });
});

describe('the owner of the database', () => {
  it.each([
    ['actor', sql`actor = 'job'`],
    ['action', sql`action = 'appointment-cancelled'`],
    ['instant', sql`at = at + interval '1 microsecond'`],
    ['appointment', sql`appointment_id = NULL`],
    ['detail', sql`detail = detail || '{"number": 99}'`],
  ])('cannot change the %s of an entry unseen', async (_, change) => {
    await asOwner(sql`UPDATE event SET ${change} WHERE id = ${entries[5]}`);
    expect(await found()).toMatchObject([{ kind: 'changed', sequence: 5, entry: entries[5] }]);
  });

  it('cannot drop an entry unseen, with its link or without', async () => {
    await asOwner(sql`DELETE FROM event WHERE id = ${entries[5]}`);
    expect(await found()).toMatchObject([{ kind: 'dropped', sequence: 5, entry: entries[5] }]);
    await asOwner(sql`DELETE FROM event_link WHERE sequence IN (5, 6)`);
    expect(await found()).toMatchObject([
      { kind: 'links-missing', from: 5, until: 6 },
      { kind: 'inserted', entry: entries[6] },
    ]);
  });

  it('cannot close the gap unseen', async () => {
    await asOwner(
      sql`DELETE FROM event WHERE id = ${entries[5]}`,
      sql`DELETE FROM event_link WHERE sequence = 5`,
      ...[6, 7, 8, 9, 10, 11, 12].map(
        (n) => sql`UPDATE event_link SET sequence = ${n - 1} WHERE sequence = ${n}`,
      ),
    );
    const findings = await found();
    expect(findings[0]).toMatchObject({ kind: 'broken', sequence: 5, entry: entries[6] });
    expect(findings.filter(({ kind }) => kind === 'changed')).toHaveLength(LINKS - 5);
  });

  it('cannot exchange an entry and the link of it unseen', async () => {
    const [link] = await readLinks(db, 4, 1);
    if (link === undefined) throw new Error('there is no link 5');
    const forged = { ...link, id: link.eventId, actor: 'job' } as Parameters<typeof linkHash>[0];
    await asOwner(
      sql`UPDATE event SET actor = 'job' WHERE id = ${entries[5]}`,
      sql`UPDATE event_link SET hash = decode(${linkHash(forged, link)}, 'hex') WHERE sequence = 5`,
    );
    expect(await found()).toEqual([{ kind: 'broken', sequence: 6, entry: entries[6] }]);
  });

  it('cannot insert an entry of the past unseen, whether the server links it or not', async () => {
    const past = new Date(clock.now().getTime() - 3 * 3_600_000);
    clock.advance(10);
    await recordEvent(db, { id: randomUUID(), at: past, actor: 'job', action: 'keys-rotated' });
    await linkAll({ db, clock });
    expect(await found()).toMatchObject([{ kind: 'misdated', sequence: LINKS + 1, at: past }]);
    // Of a transaction that the linking has been past.
    const hidden = sql<{ id: string }>`INSERT INTO event (id, at, actor, action, xid)
      VALUES (gen_random_uuid(), ${clock.now()}, 'job', 'keys-rotated', '3') RETURNING id`;
    const { rows } = await hidden.execute(db.kysely);
    await linkAll({ db, clock });
    expect((await found()).at(-1)).toMatchObject({ kind: 'inserted', entry: rows[0]?.id });
  });

  it('cannot write the whole chain anew without the heads showing it', async () => {
    const heads: string[] = [];
    for (const _ of [1, 2]) {
      await recorded();
      heads.push(await writtenHead());
    }
    await asOwner(sql`UPDATE event SET actor = 'job' WHERE id = ${entries[5]}`);
    await relinkFrom(1);
    expect(await found()).toEqual([]);
    expect(await found(heads)).toMatchObject([
      { kind: 'rewritten', sequence: LINKS + 1, goodUntil: 0 },
      { kind: 'rewritten', sequence: LINKS + 2, goodUntil: 0 },
    ]);
  });

  it('cannot write the end of the chain anew, or leave it out, without the heads showing it', async () => {
    const early = await writtenHead();
    await recorded();
    const late = await writtenHead();
    await asOwner(
      sql`DELETE FROM event_link WHERE sequence > ${LINKS}`,
      sql`DELETE FROM event WHERE action = 'keys-rotated'`,
    );
    expect(await found()).toEqual([]);
    expect(await found([early, late])).toMatchObject([{ kind: 'cut-off', sequence: LINKS + 1, end: LINKS }]);
    await recorded();
    expect(await found([early, late])).toMatchObject([
      { kind: 'rewritten', sequence: LINKS + 1, goodUntil: LINKS },
    ]);
  });

  it('cannot take a trigger away, silence it or empty its function unseen', async () => {
    const own = await createTestDatabase();
    const faults = async (statement: string) => {
      await sql.raw(statement).execute(own.kysely);
      const lines: string[] = [];
      await verifyAuditLog(own, (finding) => lines.push(describeFinding(finding)));
      return lines;
    };
    const silenced = 'trigger: event_is_append_only on event is not enabled for every session';
    const ofLinks = 'trigger: event_link_is_append_only on event_link';
    const altered = 'is not the one that Phial made';
    expect(await faults('ALTER TABLE event ENABLE TRIGGER event_is_append_only')).toEqual([silenced]);
    expect(await faults('DROP TRIGGER event_link_is_append_only ON event_link')).toEqual([
      silenced,
      `${ofLinks} is missing`,
    ]);
    const partly = `CREATE TRIGGER event_link_is_append_only BEFORE UPDATE ON event_link
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_event()`;
    expect(await faults(partly)).toEqual([silenced, `${ofLinks} ${altered}`]);
    const emptied = `CREATE OR REPLACE FUNCTION refuse_change_of_event() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RETURN NULL; END'`;
    expect(await faults(emptied)).toEqual([
      `trigger: event_is_append_only on event ${altered}`,
      `${ofLinks} ${altered}`,
    ]);
    await own.close();
  });
});

describe('a file of heads', () => {
  it('shows lines that are altered, of others, or none', async () => {
    const head = await writtenHead();
    const foreign = headLine(otherKeys(), { sequence: 3, hash: NO_HASH, at: clock.now().toISOString() });
    const altered = head.replace(/"at":"\d{4}/, '"at":"2031');
    expect(await found([head, altered, '', foreign, 'not a head', '{"sequence":1}', 'null'])).toEqual([
      { kind: 'head-line', line: 2, fault: 'forged' },
      { kind: 'head-line', line: 4, fault: 'forged' },
      { kind: 'head-line', line: 5, fault: 'unreadable' },
      { kind: 'head-line', line: 6, fault: 'unreadable' },
      { kind: 'head-line', line: 7, fault: 'unreadable' },
    ]);
  });
});
